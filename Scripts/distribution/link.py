#!/usr/bin/env python3
"""Links a program of the release build with the libraries of Swift as files of their own: link.py PROGRAM OUT

A release is linked statically. Where programs lie together, they share one copy of Swift's libraries and of ICU's data, which would be two
thirds of each. What is linked, and how, is what the package manager has written down.
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys

program, out = sys.argv[1:]
build = pathlib.Path(__file__).resolve().parents[2] / ".build"
for match in re.finditer(r"^    args: (\[.*\])$", (build / "release.yaml").read_text(), re.MULTILINE):
    command = json.loads(match[1])
    if "-emit-executable" in command and command[command.index("-o") + 1].endswith("/" + program):
        break
else:
    sys.exit(f"link: the release build has no program {program}; run Scripts/build")
if "-static-executable" in command:
    shutil.copy(build / "release" / program, out)
    sys.exit()
command[command.index("-o") + 1] = out
command.remove("-static-stdlib")
# Of libical's three libraries, which it names together, only the first is used; another one would bring Berkeley DB.
command = [each for each in command if each not in ("-licalss", "-licalvcal")]
libraries = pathlib.Path(shutil.which("swiftc")).resolve().parents[1] / "lib"
# Functions with the same instructions are kept once, and what is relocated is listed by bits.
command += ["-use-ld=lld", "-Xlinker", "--icf=all", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"]
# The static ones come second, for the few that are nothing else.
command += ["-L", str(libraries / "swift/linux"), "-L", str(libraries / "swift_static/linux")]
subprocess.run(command, check=True)
