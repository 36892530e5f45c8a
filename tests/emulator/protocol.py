# SPDX-License-Identifier: MIT
"""The Go Text Protocol, spoken with a program or with a board's console."""

import re
import subprocess
import time

PATIENCE_S = 60


def until(what, condition, device=None):
    """A device whose time passes only when it is asked needs no rest between the questions."""
    end = time.monotonic() + PATIENCE_S
    while not (found := condition()):
        assert time.monotonic() < end, f"waited in vain for {what}"
        device.rest() if device else time.sleep(0.05)
    return found


class Protocol:
    """Commands and answers of the Go Text Protocol."""

    def ask(self, command):
        answer = self.exchange(command).lstrip()
        assert answer.startswith("="), f"{command}: {answer!r}"
        return answer[1:].strip("\n").removeprefix(" ")


class Program(Protocol):
    """A program that speaks the protocol on its standard input and output."""

    def __init__(self, *command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def exchange(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        lines = []
        while not lines or lines[-1] != "\n":
            lines.append(self.process.stdout.readline())
            assert lines[-1], f"the program is gone ({command})"
        return "".join(lines)

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Console(Protocol):
    def __init__(self, device):
        self.device = device

    def exchange(self, command):
        self.device.read_all()
        self.device.write(command + "\n")
        while True:  # what it writes for people may come before
            part = self.device.read_until("\n\n")
            if (at := re.search(r"^[=?]", part, re.MULTILINE)):
                return part[at.start():]

    def wake(self):
        """What is sent before the board has started is lost."""
        until("an answer", lambda: (self.device.write("\nname\n"), self.device.pass_time(0.3),
                                    "= Frugal" in self.device.read_all())[-1])
