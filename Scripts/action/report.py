#!/usr/bin/env python3
"""Annotations and a job's summary from a check: report.py FOLDER STATUS PATH... Without a status: the kinds of the widgets, one a line.

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
# What differs between the appearances, families and text sizes of one finding.
NUMBER = re.compile(r"#[0-9a-f]{6,8}\b|\d+(\.\d+)?")
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
            if ".build" in file.relative_to(root).parts or not file.is_file():
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
    for suite, case in ((suite, case) for suite in ElementTree.parse(file).iter("testsuite") for case in suite.iter("testcase")):
        # Suites of one name are numbered, and a name may have a point in it.
        name = re.sub(r" \(\d+\)$", "", suite.get("name", ""))
        kind = case.get("classname", "").removeprefix(name).removeprefix(".")
        failure = case.find("failure")
        remarks = (case.findtext("system-out") or "").split("\n")
        yield name, kind, case.get("name", ""), failure.get("message") if failure is not None else None, list(filter(None, remarks))


def main():
    folder, status, paths = pathlib.Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    report, errors = ((folder / name).read_text(errors="replace") for name in ("report.txt", "errors.txt"))
    found, rows = {}, []

    def add(level, message, title, place):
        found.setdefault((level, NUMBER.sub("#", message), title, place), message)

    for line in (report + errors).splitlines():
        if match := PLACE.match(line.removeprefix("vitrine: ")):
            add("error", match[4], "Vitrine", (match[1], match[2], match[3]))
    places = {}
    compiled = not found
    for extension, kind, name, failure, remarks in cases(folder):
        # Two extensions may have the same kind.
        if kind and (extension, kind) not in places:
            places[extension, kind] = declared(kind, sorted(paths, key=lambda path: extension not in (pathlib.Path(path).name, pathlib.Path(path).stem)))
        place = places.get((extension, kind))
        if failure:
            # What does not compile has its lines already.
            if compiled or not failure.startswith("the code does not compile"):
                add("error", f"{kind} {name}: {failure}", "Vitrine", place)
            rows.append((kind, name, failure))
        for remark in remarks:
            add("warning", f"{kind}: {remark}", remark.partition(":")[0], place)
    if status and not any(level == "error" for level, *_ in found):
        lines = [line for line in errors.splitlines() if line.startswith("vitrine: ")] or errors.splitlines()[-1:] or [report[-500:]]
        add("error", lines[-1].removeprefix("vitrine: "), "Vitrine", None)
    for level in ("error", "warning"):
        for (_, _, title, place), message in [each for each in found.items() if each[0][0] == level][:MOST]:
            print(annotation(level, message, title, place))

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


if sys.argv[2:]:
    main()
else:
    print(*dict.fromkeys(kind for _, kind, *_ in cases(pathlib.Path(sys.argv[1])) if kind), sep="\n")
