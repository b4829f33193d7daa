#!/usr/bin/env python3
"""Annotations and a job's summary from a check: report.py FOLDER STATUS PATH...

FOLDER has report.txt, errors.txt and junit.xml. Annotations are printed as GitHub reads them; the summary is added to the file that
GITHUB_STEP_SUMMARY names. A finding stands at the line of the sources that names its widget's kind.
"""
import os
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

# GitHub shows ten annotations of a kind for each step.
MOST = 10
PLACE = re.compile(r"^\s*(.+?\.swift):(\d+):(\d+): (.*)$")


def escaped(text, also=""):
    for character in "%\r\n" + also:
        text = text.replace(character, f"%{ord(character):02X}")
    return text


def annotation(level, message, title, place=None):
    fields = {"title": title}
    if place:
        path, line, column = place
        workspace = os.environ.get("GITHUB_WORKSPACE", os.getcwd())
        path = os.path.abspath(path)
        fields |= {"file": os.path.relpath(path, workspace) if path.startswith(workspace) else path, "line": line}
        if column:
            fields["col"] = column
    return "::{} {}::{}".format(level, ",".join(f"{key}={escaped(str(fields[key]), ':,')}" for key in fields), escaped(message))


def declared(kind, paths):
    """The place in the sources that gives a widget its kind, or else the first that has it as a literal."""
    first = None
    for path in paths:
        root = pathlib.Path(path)
        root = root.parent if root.suffix in (".xcodeproj", ".yml") else root
        for file in sorted(root.rglob("*.swift")):
            if ".build" in file.relative_to(root).parts:
                continue
            for number, line in enumerate(file.read_text(errors="replace").splitlines(), 1):
                if f'"{kind}"' not in line:
                    continue
                if re.search(r"\bkind\b", line):
                    return str(file), number, None
                first = first or (str(file), number, None)
    return first


def cases(folder):
    file = folder / "junit.xml"
    if not file.exists():
        return
    for case in ElementTree.parse(file).iter("testcase"):
        kind = case.get("classname", "").partition(".")[2]
        failure = case.find("failure")
        remarks = (case.findtext("system-out") or "").splitlines()
        yield kind, case.get("name", ""), failure.get("message") if failure is not None else None, remarks


def main():
    folder, status, paths = pathlib.Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    report, errors = ((folder / name).read_text() for name in ("report.txt", "errors.txt"))
    found, rows = {}, []
    for line in (report + errors).splitlines():
        if match := PLACE.match(line.removeprefix("vitrine: ")):
            found.setdefault(("error", match[4], "Vitrine", (match[1], match[2], match[3])), 0)
    places = {}
    for kind, name, failure, remarks in cases(folder):
        place = places.setdefault(kind, declared(kind, paths)) if kind else None
        if failure:
            found.setdefault(("error", f"{kind} {name}: {failure}", "Vitrine", place), 0)
            rows.append((kind, name, failure))
        for remark in remarks:
            key = ("warning", f"{kind}: {remark}", remark.partition(":")[0], place)
            found[key] = found.get(key, 0) + 1
    if status and not any(key[0] == "error" for key in found):
        lines = [line for line in errors.splitlines() if line.startswith("vitrine: ")] or errors.splitlines()[-1:] or [report[-500:]]
        found["error", lines[-1].removeprefix("vitrine: "), "Vitrine", None] = 0
    for level in ("error", "warning"):
        for key in [key for key in found if key[0] == level][:MOST]:
            print(annotation(*key))

    summary = ["## Widgets", "", "```text", (report.strip() or errors.strip())[-60_000:], "```", ""]
    if rows:
        summary += ["| widget | request | what is wrong |", "|---|---|---|"]
        summary += ["| {} | {} | {} |".format(*(cell.replace("|", "\\|").replace("\n", " ") for cell in row)) for row in rows[:50]]
        summary.append("")
    pictures = sorted(file.name for file in folder.glob("*.png"))
    if pictures:
        summary.append("Pictures in the artifact: " + ", ".join(pictures) + ".")
    if name := os.environ.get("GITHUB_STEP_SUMMARY"):
        with open(name, "a") as file:
            file.write("\n".join(summary) + "\n")


main()
