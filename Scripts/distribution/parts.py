#!/usr/bin/env python3
"""What is inside the programs: parts.py LIB LIBRARIES VERSION

Writes LIB/parts.spdx.json (SPDX 2.3), LIB/licences with the licence of each part, and LIB/Package.resolved with the packages' revisions.
LIBRARIES has the paths of the libraries that lie beside the programs. Fails for a part without a licence.
"""
import datetime
import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[2]
# What Debian's libraries, which the extensions and the device link, are called there. The static extensions contain the C library.
LINKED = ("libc6", "zlib1g")
APACHE, MIT, SWIFT = "Apache-2.0", "MIT", "Apache-2.0 WITH Swift-exception"


def licence(text):
    """The identifier of a licence by its words."""
    if "Runtime Library Exception" in text:
        return SWIFT
    if "Apache License" in text:
        return APACHE
    if "Permission is hereby granted, free of charge" in text:
        return MIT
    return None


def packages():
    """The Swift packages of the programs, with the files of their licences."""
    for pin in json.loads((root / "Apps/Package.resolved").read_text())["pins"]:
        folder = root / ".build/checkouts" / pathlib.PurePosixPath(pin["location"]).name.removesuffix(".git")
        files = sorted(folder.glob("LICENSE*")) + sorted(folder.glob("NOTICE*"))
        found = licence(files[0].read_text()) if files else None
        if found is None:
            sys.exit(f"parts: the licence of {pin['location']} is not known; look at {folder}")
        state = pin["state"]
        yield part(
            pin["identity"], state.get("version", state["revision"]), found, f"git+{pin['location']}@{state['revision']}", files
        )


def toolchain():
    """The libraries of Swift, which are linked, or lie beside the programs of a debug build."""
    compiler = pathlib.Path(shutil.which("swiftc")).resolve().parents[1]
    said = subprocess.run(["swiftc", "--version"], check=True, capture_output=True, text=True).stdout
    version = re.search(r"Swift version (\S+)", said)[1]
    yield part("swift", version, SWIFT, "https://www.swift.org", [compiler / "share/swift/LICENSE.txt"])
    # Foundation contains ICU, whose licence the compiler does not have beside it.
    header = (compiler / "lib/swift/_foundation_unicode/uvernum.h").read_text()
    version = re.search(r'define U_ICU_VERSION "(.+)"', header)[1]
    yield part("icu", version, "Unicode-3.0", "https://icu.unicode.org", [root / "Scripts/distribution/licences/icu.txt"])


def debian(libraries):
    """The packages of Debian that linked libraries and libraries beside the programs are from."""
    names = set(LINKED)
    for line in pathlib.Path(libraries).read_text().splitlines():
        owner = subprocess.run(["dpkg", "-S", os.path.realpath(line)], capture_output=True, text=True).stdout
        if not owner:
            owner = subprocess.run(["dpkg", "-S", line], capture_output=True, text=True).stdout
        if owner:
            names.add(owner.split(":")[0])
        elif "/swift/linux/" not in line:
            sys.exit(f"parts: no package has the library {line}")
    for name in sorted(names):
        show = ["dpkg-query", "--show", "--showformat=${Version}\n", name]
        version = subprocess.run(show, check=True, capture_output=True, text=True).stdout.split("\n")[0]
        # Several licences hold for parts of these; their text says which, and where Debian has the long ones.
        text = pathlib.Path(f"/usr/share/doc/{name}/copyright")
        long = {file for file in re.findall(r"/usr/share/common-licenses/[\w.-]*\w", text.read_text(errors="replace")) if os.path.exists(file)}
        yield part(name, version, "NOASSERTION", "NOASSERTION", [text, *map(pathlib.Path, sorted(long))])


def part(name, version, identifier, location, files):
    return {"name": name, "version": version, "licence": identifier, "location": location, "files": files}


def fonts(lib):
    files = sorted((lib / "Device_WidgetDrawing.resources/Fonts").glob("LICENCE-*"))
    for file in files:
        yield part(file.stem.removeprefix("LICENCE-"), "NOASSERTION", "OFL-1.1", "NOASSERTION", [file])


def spdx(found, version):
    """The document; its own address depends on its content only."""
    entries = [
        {
            "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.-]", "-", each["name"]),
            "name": each["name"],
            **({} if each["version"] == "NOASSERTION" else {"versionInfo": each["version"]}),
            "downloadLocation": each["location"],
            "filesAnalyzed": False,
            "licenseConcluded": each["licence"],
            "licenseDeclared": each["licence"],
            "copyrightText": "NOASSERTION",
        }
        for each in found
    ]
    digest = hashlib.sha256(json.dumps(entries).encode()).hexdigest()
    epoch = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
    first, others = entries[0]["SPDXID"], [entry["SPDXID"] for entry in entries[1:]]
    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", first)] + [(first, "CONTAINS", other) for other in others]
    document = {
        "spdxVersion": "SPDX-2.3",
        "dataLicense": "CC0-1.0",
        "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"vitrine-{version}",
        "documentNamespace": f"https://spdx.org/spdxdocs/vitrine-{version}-{digest[:32]}",
        "creationInfo": {"created": epoch.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: vitrine-dist"]},
        "packages": entries,
        "relationships": [
            {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other} for one, kind, other in relations
        ],
    }
    if any(each["licence"] == SWIFT for each in found):
        document["packages"] = [
            {**entry, **{key: entry[key].replace(SWIFT, "LicenseRef-Swift") for key in ("licenseConcluded", "licenseDeclared")}}
            for entry in entries
        ]
        text = "Apache License 2.0 with the Runtime Library Exception; its text is in licences/swift.txt."
        document["hasExtractedLicensingInfos"] = [{"licenseId": "LicenseRef-Swift", "extractedText": text}]
    return document


def main():
    lib, libraries, version = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    own = part("vitrine", version, MIT, "NOASSERTION", [root / "LICENSE"])
    found = [own, *toolchain(), *packages(), *debian(libraries), *fonts(lib)]
    folder = lib / "licences"
    folder.mkdir()
    for each in found:
        texts = [file.read_text(errors="replace") for file in each["files"]]
        (folder / (each["name"] + ".txt")).write_text("\n".join(texts))
    (lib / "parts.spdx.json").write_text(json.dumps(spdx(found, version), indent=1) + "\n")
    resolved = json.loads((root / "Apps/Package.resolved").read_text())
    # A hash of the manifest with the folder's path.
    resolved.pop("originHash", None)
    (lib / "Package.resolved").write_text(json.dumps(resolved, indent=2) + "\n")


main()
