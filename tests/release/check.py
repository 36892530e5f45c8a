# SPDX-License-Identifier: MIT
"""./frugal release: every file of two boards is read and compared with what its image loads into the flash."""

import pathlib
import struct
import subprocess
import sys
import tempfile

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(TOP / "tests"), str(TOP / "toolchains")]
from board import settings  # noqa: E402 (needs the path)
from checks import failed, named  # noqa: E402

FILES = {
    "frugal-{}-microbit.{}": (("bench", "device"), ("elf", "hex", "bin")),
    "frugal-{}-pico.{}": (("bench", "device", "go", "othello", "solve"), ("elf", "hex", "bin", "uf2")),
}
ABOUT = {"LICENSES.txt", "README.txt", "SHA256SUMS", "sizes.txt"}


def release(*arguments):
    return subprocess.run([TOP / "frugal", "release", *arguments], capture_output=True, text=True, timeout=600)


# Each reader returns {address: byte} of a file.


def read_elf(file, _):
    data, found = file.read_bytes(), {}
    headers, = struct.unpack_from("<I", data, 28)
    size, count = struct.unpack_from("<HH", data, 42)
    for at in range(headers, headers + size * count, size):
        kind, offset, _, address, length = struct.unpack_from("<5I", data, at)
        if kind == 1:  # to be loaded
            found.update(enumerate(data[offset:offset + length], address))
    return found


def read_hex(file, _):
    base, found = 0, {}
    for line in file.read_text().split():
        length, high, low, kind, *data = bytes.fromhex(line[1:])
        assert sum(bytes.fromhex(line[1:])) % 256 == 0 and len(data) == length + 1, line
        if kind in (2, 4):
            base = int.from_bytes(data[:2], "big") << (16 if kind == 4 else 4)
        elif kind == 0:
            found.update(enumerate(data[:-1], base + high * 256 + low))
    return found


def read_bin(file, board):
    return dict(enumerate(file.read_bytes(), int(settings(board)["FLASH_ORIGIN"], 0)))


def read_uf2(file, board):
    data, found = file.read_bytes(), {}
    for number, at in enumerate(range(0, len(data), 512)):
        begin, second, flags, address, length, index, count, family = struct.unpack_from("<8I", data, at)
        end, = struct.unpack_from("<I", data, at + 508)
        assert (begin, second, end) == (0x0A324655, 0x9E5D5157, 0x0AB16F30), number
        assert (flags, length, index, count) == (0x2000, 256, number, len(data) // 512), number
        assert family == int(settings(board)["UF2_FAMILY"], 0), number
        found.update(enumerate(data[at + 32:at + 32 + length], address))
    return found


def differs(image, other):
    """Other bytes than zeros, which fill the last block and gaps, belong to the image; each byte of it is there."""
    return any(other.get(at) != byte for at, byte in image.items()) or any(
        byte for at, byte in other.items() if at not in image)


def check_files(folder):
    """A release holds each image of the boards in each form, what they are, their sizes and checksums."""
    wanted = {name.format(image, end) for name, (images, ends) in FILES.items() for image in images for end in ends}
    found = {each.name for each in folder.iterdir()}
    return [str(sorted(found ^ (wanted | ABOUT)))] if found != wanted | ABOUT else []


def check_sums(folder):
    """The checksums are those of all files, as sha256sum reads them."""
    done = subprocess.run(["sha256sum", "--strict", "--check", "SHA256SUMS"], cwd=folder, capture_output=True, text=True)
    checked = len(list(folder.iterdir())) - 1
    return [] if done.returncode == 0 and done.stdout.count(": OK\n") == checked else [done.stdout + done.stderr]


def check_bytes(folder):
    """Each form of an image holds the bytes that its ELF loads, at their addresses."""
    wrong = []
    for elf in folder.glob("*.elf"):
        board, image = elf.stem.split("-")[2], read_elf(elf, None)
        for end, read in (("hex", read_hex), ("bin", read_bin), ("uf2", read_uf2)):
            file = elf.with_suffix("." + end)
            if file.exists() and (differs(image, read(file, board)) or len(image) < 10000):
                wrong.append(file.name)
    return wrong


def check_texts(folder):
    """README.txt tells how each board is written, sizes.txt what each image takes."""
    readme, sizes = ((folder / name).read_text() for name in ("README.txt", "sizes.txt"))
    wanted = ["Plug it in, and copy frugal-device-microbit.hex to the drive MICROBIT.",
              "copy frugal-device-pico.uf2 to the drive RPI-RP2.\n  Or: picotool load -x frugal-device-pico.uf2\n", "device: Connect Four"]
    wrong = [f"README.txt lacks: {each}" for each in wanted if each not in readme]
    rows = {tuple(line.split()[:2]) for line in sizes.splitlines()}
    return wrong + ([] if {("microbit", "device"), ("pico", "go")} <= rows else [sizes])


def check_same_again(folder):
    """A release over an older one writes the same bytes, and leaves files of others alone, which it tells."""
    before = {each.name: each.read_bytes() for each in folder.iterdir()}
    (folder / "notes").write_text("mine")
    done = release("--out", folder, "microbit", "pico")
    after = {each.name: each.read_bytes() for each in folder.iterdir()}
    if done.returncode != 0 or after != before | {"notes": b"mine"} or "also holds 1 " not in done.stdout:
        return [str(done), str([name for name in after if before.get(name) != after[name]])]
    return []


def check_messages(folder):
    """What can't be done is told before anything is built or written: a folder that is none, a wrong word."""
    wanted = {
        ("--out", folder / "notes", "microbit"): (1, f"can't make the folder '{folder}/notes': File exists"),
        ("--out", "/proc/none", "microbit"): (1, "can't make the folder '/proc/none': No such file or directory"),
        ("--out", ""): (2, "say which folder"),
        ("--nix",): (2, "unknown option '--nix'; there is: --out FOLDER"),
        ("--out", folder, "toaster"): (2, "no board 'toaster'; there is: "),
    }
    done = {arguments: release(*arguments) for arguments in wanted}
    return [str(done[arguments]) for arguments, (status, words) in wanted.items()
            if done[arguments].returncode != status or words not in done[arguments].stderr or done[arguments].stdout]


def main():
    with tempfile.TemporaryDirectory(prefix="a release ") as name:
        folder = pathlib.Path(name) / "new" / "folder"
        done = release("--out", folder, "microbit", "pico")
        if done.returncode != 0 or "[2 of 2] pico\n" not in done.stderr:
            print(done)
            return 1
        checks = (check_files, check_sums, check_bytes, check_texts, check_same_again, check_messages)
        return failed(named(checks, folder))


if __name__ == "__main__":
    sys.exit(main())
