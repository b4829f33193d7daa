#!/usr/bin/env python3
"""Packs the programs as a wheel: wheel.py LIB OUT VERSION

`pip install` puts the programs into the environment and `vitrine` on its path. The wheel's tag names the machine and the oldest C library
that the programs run with, so that pip refuses it elsewhere. Its bytes depend on its content only.
"""
import base64
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import time
import zipfile

PACKAGE = "vitrine_device"
START = '''"""The device of Vitrine: apps and widget extensions on Linux, in a browser and in CI."""
import os
import pathlib
import sys


def main():
    """Becomes the command `vitrine`."""
    program = pathlib.Path(__file__).resolve().parent / "lib" / "vitrine"
    os.execv(program, [str(program), *sys.argv[1:]])
'''
METADATA = """Metadata-Version: 2.1
Name: vitrine-device
Version: {version}
Summary: Runs apps and widget extensions on Linux, in a browser and in CI
License: MIT
Requires-Python: >=3.8
Description-Content-Type: text/plain

`vitrine run` shows four sample apps with their widgets, and prints the address of
their page.
`vitrine host PATH --check`, with a Swift compiler, checks widget extensions that are written for Apple.
"""


def oldest_c_library(lib):
    """The newest version of glibc that a program or library asks for."""
    newest = (2, 17)
    for path in lib.iterdir():
        if path.is_file() and path.open("rb").read(4) == b"\x7fELF":
            symbols = subprocess.run(["objdump", "-T", path], capture_output=True, text=True).stdout
            newest = max(newest, *((int(a), int(b)) for a, b in re.findall(r"GLIBC_(\d+)\.(\d+)", symbols)), (0, 0))
    return newest


def main():
    lib, out, version = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]
    tag = "py3-none-manylinux_{}_{}_{}".format(*oldest_c_library(lib), os.uname().machine)
    info = f"{PACKAGE}-{version}.dist-info"
    # Zip has no dates before 1980.
    date = time.gmtime(max(int(os.environ["SOURCE_DATE_EPOCH"]), 315_619_200))[:6]
    level = int(os.environ["VITRINE_DIST_LEVEL"])
    kind = zipfile.ZIP_STORED if level == 0 else zipfile.ZIP_DEFLATED
    records = []
    with zipfile.ZipFile(out / f"{PACKAGE}-{version}-{tag}.whl", "w", zipfile.ZIP_DEFLATED) as archive:

        def add(name, data, mode=0o644):
            entry = zipfile.ZipInfo(name, date)
            entry.external_attr = (0o100000 | mode) << 16
            archive.writestr(entry, data, kind, level)
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            records.append(f"{name},sha256={digest},{len(data)}\n")

        add(f"{PACKAGE}/__init__.py", START.encode())
        add(f"{PACKAGE}/__main__.py", f"from {PACKAGE} import main\n\nmain()\n".encode())
        for path in sorted(lib.rglob("*")):
            if path.is_file():
                mode = 0o755 if os.access(path, os.X_OK) and path.stat().st_mode & 0o100 else 0o644
                add(f"{PACKAGE}/lib/{path.relative_to(lib)}", path.read_bytes(), mode)
        add(f"{info}/METADATA", METADATA.format(version=version).encode())
        add(f"{info}/WHEEL", f"Wheel-Version: 1.0\nGenerator: vitrine\nRoot-Is-Purelib: false\nTag: {tag}\n".encode())
        add(f"{info}/entry_points.txt", f"[console_scripts]\nvitrine = {PACKAGE}:main\n".encode())
        record = f"{info}/RECORD"
        entry = zipfile.ZipInfo(record, date)
        entry.external_attr = 0o100644 << 16
        archive.writestr(entry, "".join(records) + f"{record},,\n", zipfile.ZIP_DEFLATED)


main()
