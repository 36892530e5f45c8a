#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Bounds the stack of an image.   stack.py [--path] IMAGE...

What a function takes comes from the compiler (-fcallgraph-info=su,da); for those of the C library
and libgcc, which come compiled, from all that their machine code pushes. The calls come from
the machine code of the linked image. Recursion, a frame of unknown size, and a call through a
pointer that stack_calls.txt does not resolve are errors: without a bound there is no image.

The bound is that of the program, plus the worst interrupt on top of it (all have one priority, so
they do not nest), plus the one that can't be masked, if the board serves it, plus a fault on top of
that. Each brings the frame that the chip pushes.
"""

import fnmatch
import pathlib
import re
import subprocess
import sys

EXCEPTION_FRAME = 36  # eight words that the chip pushes, and one to align them
CALLS_FILE = pathlib.Path(__file__).with_name("stack_calls.txt")


class Unbounded(Exception):
    pass


def tool(name, *arguments):
    command = ["arm-none-eabi-" + name, *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


class Function:
    def __init__(self):
        self.pushed = 0  # by its machine code
        self.frame = None  # by the compiler's account
        self.callees = set()
        self.falls_into = None
        self.indirect = False


def register_count(registers):
    count = 0
    for part in registers.split(","):
        first, _, last = part.strip().partition("-")
        numbers = {"sl": 10, "fp": 11, "ip": 12, "sp": 13, "lr": 14, "pc": 15}
        number = lambda name: numbers.get(name) or int(name[1:])
        count += number(last) - number(first) + 1 if last else 1
    return count


def read_machine_code(image):
    functions = {}
    name, falls_through, popped = None, False, None
    for line in tool("objdump", "-d", "--no-show-raw-insn", image).splitlines():
        if header := re.match(r"[0-9a-f]+ <(.+)>:$", line):
            if name and falls_through:
                functions[name].falls_into = header[1]
            name, falls_through = header[1], False
            functions.setdefault(name, Function())  # two of one name count as one
            continue
        instruction = re.match(r"\s*[0-9a-f]+:\s+(\S+)\s*([^;@]*)", line)
        if not instruction or instruction[1].startswith("."):
            continue
        operation, operands = instruction[1].split(".")[0], instruction[2].strip()
        if operation == "bx" and operands == popped:
            operands = "lr"  # Cortex-M0 returns so, where it has to drop arguments from the stack
        note_instruction(functions[name], name, operation, operands)
        if operation == "pop":
            popped = operands.strip("{}")
        elif not (operation == "add" and operands.startswith("sp")):
            popped = None
        returns = "pc" in operands and operation in ("pop", "mov", "ldmia", "ldr", "add")
        falls_through = not (operation in ("b", "bx", "udf") or returns or operation == "nop")
    return functions


def note_instruction(function, name, operation, operands):
    if operation == "push" or (operation == "stmdb" and operands.startswith("sp!")):
        function.pushed += 4 * register_count(operands[operands.index("{") + 1 : -1])
    elif operation in ("sub", "subw") and operands.startswith("sp"):
        constant = re.search(r"#(\d+)$", operands)
        function.pushed += int(constant[1]) if constant else 0
        function.indirect |= not constant
    elif pre_decrement := re.search(r"\[sp, #-(\d+)\]!", operands):
        function.pushed += int(pre_decrement[1])
    elif operation == "blx" or (operation == "bx" and operands != "lr"):
        function.indirect |= not operands.endswith(">")
    if operation.startswith("b") and (target := re.search(r"<([^>+]+)>$", operands)):
        if operation == "bl" or target[1] != name:  # a plain branch to oneself is a loop
            function.callees.add(target[1])


def read_compiler_account(image, functions):
    build = image.resolve().parent.parent
    folders = [
        image.resolve().parent / "CMakeFiles" / f"firmware_{image.stem}.dir",
        build / "hal" / "CMakeFiles" / "frugal_hal.dir",
    ]
    unserved = functions.get("unserved")  # a handler that this image has not: its name stands for that
    for path in (file for folder in folders for file in folder.rglob("*.ci")):
        text = path.read_text()
        for title, label in re.findall(r'node: { title: "([^"]+)" label: "([^"]*)"', text):
            function = functions.get(title.rpartition(":")[2])
            frame = re.search(r"(\d+) bytes \(([^)]*)\)", label)
            if not function or not frame or function is unserved:
                continue
            if frame[2] == "dynamic":
                raise Unbounded(f"{title} takes a varying amount of stack")
            function.frame = max(function.frame or 0, int(frame[1]))
        for source in re.findall(r'sourcename: "([^"]+)" targetname: "__indirect_call"', text):
            function = functions.get(source.rpartition(":")[2])
            if function and function is not unserved:
                function.indirect = True
    for function in functions.values():
        if function.frame is None:
            function.frame = function.pushed
            function.callees |= {function.falls_into} - {None}  # only assembly code does that


def resolve_indirect_calls(functions):
    for line in CALLS_FILE.read_text().splitlines():
        caller, *callees = line.split("#")[0].split() or [""]
        for name in fnmatch.filter(list(functions), caller):
            functions[name].indirect = False
            for callee in callees:
                functions[name].callees.update(code_outside(functions, callee) if callee.isdigit()
                                               else fnmatch.filter(functions, callee))
    return functions


def code_outside(functions, stack_bytes):
    """Code that is not in the image, as that of a boot ROM, and takes so much."""
    name = f"({stack_bytes} bytes outside the image)"
    outside = functions.setdefault(name, Function())
    outside.frame = int(stack_bytes)
    return [name]


def deepest(functions, name, known, path=()):
    """(bytes, path) of the deepest chain of calls that starts with the function."""
    if name in path:
        raise Unbounded("recursion: " + " > ".join(path[path.index(name) :] + (name,)))
    if name not in known:
        function = functions[name]
        if function.indirect:
            raise Unbounded(f"{name} calls through a pointer; name the callees in {CALLS_FILE.name}")
        below = [deepest(functions, each, known, path + (name,)) for each in function.callees]
        depth, chain = max(below, default=(0, []))
        known[name] = (function.frame + depth, [(name, function.frame)] + chain)
    return known[name]


def add_aliases(functions, addresses):
    """Several names may stand for one piece of code; the disassembler shows one of them."""
    shown = {addresses[name]: name for name in functions}
    for name, address in addresses.items():
        if address in shown:
            functions[name] = functions[shown[address]]


def read_vectors(image, addresses):
    """The address of every handler in the vector table, without repetition."""
    begin, end = addresses["vectors"], addresses["vectors_end"]
    dump = tool("objdump", "-s", "-j", ".text", f"--start-address={begin}", f"--stop-address={end}", image)
    lines = re.findall(r"^ [0-9a-f]+ ((?:[0-9a-f]{8} ){1,4})", dump, re.MULTILINE)
    words = [int.from_bytes(bytes.fromhex(word), "little") & ~1 for word in " ".join(lines).split()]
    return list(dict.fromkeys(words[1:]))


def bound(image):
    """(bytes, [(function, bytes), ...]): the worst stack of the image and how it comes about."""
    image = pathlib.Path(image)
    functions = read_machine_code(image)
    symbols = re.findall(r"^([0-9a-f]+) \w (.+)$", tool("nm", image), re.MULTILINE)
    addresses = {name: int(address, 16) & ~1 for address, name in symbols}
    add_aliases(functions, addresses)
    read_compiler_account(image, functions)
    resolve_indirect_calls(functions)

    names = {addresses[name]: name for name in functions if name in addresses}
    reset, *others = read_vectors(image, addresses)
    unserved, unmaskable = addresses["unserved"], addresses["nmi_handler"]
    maskable = [each for each in others if each not in (unserved, unmaskable)]
    known = {}
    total, chain = deepest(functions, names[reset], known)
    for group in (maskable, [unmaskable] if unmaskable != unserved else [], [unserved]):
        if group:
            depth, more = max(deepest(functions, names[each], known) for each in group)
            total += EXCEPTION_FRAME + depth
            chain = chain + [("(exception)", EXCEPTION_FRAME)] + more
    return total, chain


def main(arguments):
    failed = False
    for image in (each for each in arguments if each != "--path"):
        try:
            total, chain = bound(image)
            print(f"{image}: {total} bytes of stack")
            if "--path" in arguments:
                print("\n".join(f"  {size:6} {name}" for name, size in chain))
        except Unbounded as reason:
            print(f"{image}: no bound: {reason}", file=sys.stderr)
            failed = True
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
