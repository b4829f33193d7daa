"""The faces that the page serves, their source fonts, and the browser's fallback fonts."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Face:
    """One file: a weight of a design. `source` is relative to the folder that fetch.sh filled."""

    weight: int
    source: str
    name: str
    instance: bool = False  # an instance of a variable font at `weight`


@dataclass(frozen=True)
class Design:
    """The faces of one design, lightest first, with one CSS family name."""

    key: str
    family: str
    faces: tuple


INTER = "usr/share/fonts/opentype/inter/Inter-%s.otf"
NUNITO = "nunito/fontpkg_nunito/files/Nunito[wght].ttf"
JETBRAINS = "usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-%s.ttf"
NOTO_SERIF = "usr/share/fonts/truetype/noto/NotoSerif-%s.ttf"

WEIGHTS = {
    100: "Thin", 200: "ExtraLight", 300: "Light", 400: "Regular", 500: "Medium",
    600: "SemiBold", 700: "Bold", 800: "ExtraBold", 900: "Black",
}

DESIGNS = (
    Design("sans", "Vitrine Sans", tuple(
        Face(weight, INTER % name, "VitrineSans-" + name) for weight, name in WEIGHTS.items())),
    # Nunito's lightest weight is 200, which is also used for 100.
    Design("rounded", "Vitrine Rounded", tuple(
        Face(weight, NUNITO, "VitrineRounded-" + name, instance=True)
        for weight, name in WEIGHTS.items() if weight >= 200)),
    Design("mono", "Vitrine Mono", tuple(
        Face(weight, JETBRAINS % WEIGHTS[weight], "VitrineMono-" + WEIGHTS[weight]) for weight in (400, 700))),
    Design("serif", "Vitrine Serif", tuple(
        Face(weight, NOTO_SERIF % WEIGHTS[weight], "VitrineSerif-" + WEIGHTS[weight]) for weight in (400, 700))),
)

# The fallback fonts in the tables: key, name, index in the collection, regular and bold file.
FALLBACKS = (
    ("cjk", "Noto Sans CJK KR", 1,
     "usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", "usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc"),
    ("dejavu", "DejaVu Sans", -1,
     "usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"),
)
# The full text of the licence that every source font states in its own name table.
LICENCE = "nunito/fontpkg_nunito/LICENSE"
EMOJI = "usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

# Line metrics of every served face, as parts of an em; the values are Inter's. Apple's designs share one line height
# as well, so a line with several designs has one baseline, and a change of design moves nothing.
ASCENT, DESCENT = 2728 / 2816, 680 / 2816

# The characters that are kept of a source font, if it has them.
SCALARS = (
    (0x0020, 0x007E), (0x00A0, 0x00AC), (0x00AE, 0x036F),  # Latin, phonetic letters, combining marks
    (0x0370, 0x03FF), (0x1F00, 0x1FFF),  # Greek
    (0x0400, 0x052F),  # Cyrillic
    (0x1E00, 0x1EFF),  # Latin Extended Additional, Vietnamese
    (0x2000, 0x200A), (0x2010, 0x2027), (0x202F, 0x205F),  # punctuation and spaces
    (0x2070, 0x20CF),  # superscripts and subscripts, currencies
    (0x2100, 0x23FF),  # letterlike, fractions, arrows, mathematics, technical
    (0x2460, 0x27FF),  # enclosed, boxes, blocks, geometric, symbols, dingbats, arrows
    (0x2900, 0x297F), (0x2B00, 0x2BFF),  # arrows
    (0x2E00, 0x2E52), (0xFB00, 0xFB06), (0xFFFD, 0xFFFD),
)


def path(root, source):
    """The file of a source relative to `root`; fails with the file's name if a package is missing."""
    file = Path(root) / source
    if not file.exists():
        raise SystemExit(f"{file} is missing: run Scripts/fonts/fetch.sh {root}")
    return file
