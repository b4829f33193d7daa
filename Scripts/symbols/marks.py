"""Marks that several symbols share."""

from math import cos, pi, sin

from drawing import Symbol, box, circle, number

CHECK = "M7.5 12.5l3.2 3.2L16.5 9"
PLUS, MINUS = ("M12 7.5v9", "M7.5 12h9"), ("M7.5 12h9",)
CROSS = ("M8.5 8.5l7 7", "M15.5 8.5l-7 7")
EXCLAMATION = ("M12 7v6",)
DOT_BELOW, DOT_ABOVE = circle(12, 16.7, 1.25), circle(12, 7.5, 1.25)
QUESTION = "M9.3 9.4a2.8 2.8 0 1 1 4.3 2.4c-1 .65 -1.6 1.1 -1.6 2.1"
RING, DISC = circle(12, 12, 9), circle(12, 12, 10)
FRAME = box(3.5, 3.5, 17, 17, 4)
SLASH = "M4 3.5l16 17"
CLOCK_HANDS = "M12 6.8v5.2l3.4 2.2"


def ring(*marks, dots=()):
    return Symbol().line(RING, *marks).solid(*dots)


def disc(*marks, dots=(), width=2.0):
    made = Symbol().solid(DISC)
    if dots:
        made.cut_solid(*dots)
    return made.cut(*marks, width=width)


def slashed(symbol):
    """The symbol crossed out, with a gap beside the stroke."""
    return symbol.cut("M5.4 2.2l16 17", width=2.4).cut(SLASH, width=2).line(SLASH)


def star(x, y, outer, inner, points=5, turn=-pi / 2):
    corners = []
    for index in range(points * 2):
        radius, angle = (outer if index % 2 == 0 else inner), turn + index * pi / points
        corners.append(f"{number(x + radius * cos(angle))} {number(y + radius * sin(angle))}")
    return "M" + "L".join(corners) + "z"


def sparkle(x, y, size):
    """A star with four points and concave sides."""
    s, k = size, size * 0.18
    return (f"M{number(x)} {number(y - s)}Q{number(x + k)} {number(y - k)} {number(x + s)} {number(y)}"
            f"Q{number(x + k)} {number(y + k)} {number(x)} {number(y + s)}"
            f"Q{number(x - k)} {number(y + k)} {number(x - s)} {number(y)}"
            f"Q{number(x - k)} {number(y - k)} {number(x)} {number(y - s)}z")


def badge(symbol, inner, x=19.5, y=17.5, width=26):
    """The symbol with a disc cut out of its lower right corner, and a mark cut out of the disc."""
    disc_ = Symbol().solid(circle(x, y, 5)).cut(*inner["lines"], width=1.7)
    if inner.get("dots"):
        disc_.cut_solid(*inner["dots"])
    return symbol.cut_solid(circle(x, y, 6.5)).add(disc_).wide(width)
