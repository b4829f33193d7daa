"""Properties of Unicode scalars, read from the files of the Unicode Character Database."""

from pathlib import Path

FOLDER = "usr/share/unicode"


def ranges(root, file, prop):
    """The scalars that have a property, as a set. `file` lists `first..last ; property`."""
    found = set()
    for line in (Path(root) / FOLDER / file).read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) >= 2 and fields[1] == prop:
            first, _, last = fields[0].partition("..")
            found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


class CharacterData:
    """The properties of scalars that the tables need."""

    def __init__(self, root):
        self.ignorable = ranges(root, "DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
        self.emoji = ranges(root, "emoji/emoji-data.txt", "Emoji")
        self.emoji_presentation = ranges(root, "emoji/emoji-data.txt", "Emoji_Presentation")
        self.emoji_modifier = ranges(root, "emoji/emoji-data.txt", "Emoji_Modifier")
        self.excluded = ranges(root, "DerivedNormalizationProps.txt", "Full_Composition_Exclusion")
        self.marks, self.breaks, self.decompositions = set(), set(), {}
        for line in (Path(root) / FOLDER / "UnicodeData.txt").read_text(encoding="utf-8").splitlines():
            fields = line.split(";")
            scalar, category, decomposition = int(fields[0], 16), fields[2], fields[5]
            if category in ("Mn", "Me"):
                self.marks.add(scalar)
            if category == "Cc" and fields[0] in ("0009", "000A", "000D"):
                self.breaks.add(scalar)
            if decomposition and not decomposition.startswith("<"):
                self.decompositions[scalar] = tuple(int(part, 16) for part in decomposition.split())

    def compositions(self):
        """(first, second) → composed, by Unicode's canonical composition."""
        return {
            parts: scalar for scalar, parts in self.decompositions.items()
            if len(parts) == 2 and scalar not in self.excluded
        }
