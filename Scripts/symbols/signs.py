"""Digits, signs of money and of arithmetic, and plain figures."""

from math import cos, pi, sin

from drawing import Symbol, box, circle, number
from marks import CHECK, CROSS, DISC, DOT_BELOW, EXCLAMATION, FRAME, RING
from variants import enclosed

# Digits on the grid, about 8 units wide.
DIGITS = {
    "0": ("M12 4.4c3 0 4.4 3.2 4.4 7.6s-1.4 7.6 -4.4 7.6s-4.4 -3.2 -4.4 -7.6s1.4 -7.6 4.4 -7.6z",),
    "1": ("M8.6 7.4L12.6 4.6v15",),
    "2": ("M7.8 8.6a4.2 4.2 0 1 1 7.4 2.7c-1.6 2.3 -5.6 4.7 -7.4 8.1h8.6",),
    "3": ("M7.8 7a4.1 4.1 0 1 1 3.6 4.8h.6a4 4 0 1 1 -4.4 5.2",),
    "4": ("M14.4 19.6V4.4L7 15.4h10.2",),
    "5": ("M15.8 4.6H9l-.8 6.8a4.6 4.6 0 1 1 -.6 5.4",),
    "6": ("M14.8 4.4c-3.6 1.6 -7 5.6 -7 10.2", "M7.8 15a4.3 4.3 0 1 1 8.6 0a4.3 4.3 0 1 1 -8.6 0z"),
    "7": ("M7.4 4.6h9.2l-5.6 15",),
    "8": (circle(12, 8, 3.5), circle(12, 15.6, 4.1)),
    "9": ("M9.2 19.6c3.6 -1.6 7 -5.6 7 -10.2", "M7.6 9a4.3 4.3 0 1 1 8.6 0a4.3 4.3 0 1 1 -8.6 0z"),
}

MONEY = {
    "dollarsign": ("M12 3v18", "M16.8 8.2c-.6 -2 -2.4 -3 -4.8 -3c-2.8 0 -4.8 1.3 -4.8 3.4c0 4.6 9.8 2.2 9.8 7c0 2.1 -2.1 3.4 -5 3.4"
                   "c-2.7 0 -4.6 -1.1 -5.2 -3.2"),
    "eurosign": ("M18 6.2a7 7 0 0 0 -10.6 5.8a7 7 0 0 0 10.6 5.8", "M4.6 10.4h9.2", "M4.6 13.8h8.2"),
    "sterlingsign": ("M17 7.6a4 4 0 0 0 -7.8 .8c0 3 1.6 5.2 1 8.2c-.3 1.6 -1.2 2.8 -2.6 3.8h10", "M6.8 12.6h8"),
    "yensign": ("M6 3.6l6 8.4l6 -8.4", "M12 12v8.4", "M7.4 13h9.2", "M7.4 16.6h9.2"),
    "wonsign": ("M3.6 4.4l4 15.2l4.4 -13l4.4 13l4 -15.2", "M2.8 11.6h18.4"),
    "bitcoinsign": ("M7.6 4.8h6a3.4 3.4 0 0 1 0 6.8H7.6z", "M7.6 11.6h6.8a3.8 3.8 0 0 1 0 7.6H7.6z", "M10 4.6V2.8", "M13.4 4.6V2.8",
                    "M10 21.2v-2", "M13.4 21.2v-2"),
}


def polygon(corners, radius, turn=-pi / 2):
    points = (f"{number(12 + radius * cos(turn + i * 2 * pi / corners))} {number(12 + radius * sin(turn + i * 2 * pi / corners))}"
              for i in range(corners))
    return "M" + "L".join(points) + "z"


def seal():
    """A disc with twelve waves around it."""
    points = []
    for index in range(24):
        angle, radius = index * pi / 12, 9.6 if index % 2 == 0 else 8
        points.append((12 + radius * cos(angle), 12 + radius * sin(angle)))
    path = f"M{number(points[-1][0])} {number(points[-1][1])}"
    for index in range(0, 24, 2):
        (x, y), (to_x, to_y) = points[index], points[index + 1]
        path += f"Q{number(x)} {number(y)} {number(to_x)} {number(to_y)}"
    return path + "z"


def both(name, path, *lines, dots=(), width=24):
    """A closed figure with marks, as lines and filled with the marks cut out."""
    filled = Symbol().soft(path)
    if dots:
        filled.cut_solid(*dots)
    if lines:
        filled.cut(*lines)
    return {name: Symbol().line(path, *lines).solid(*dots).wide(width), name + ".fill": filled.wide(width)}


def signs():
    made = {}
    for name, paths in MONEY.items():
        made[name] = Symbol().line(*paths)
        made |= enclosed(name, made[name], shapes=("circle",))
    for digit, paths in DIGITS.items():
        made |= enclosed(digit, Symbol().line(*paths), 0.62)
    made["number"] = Symbol().line("M9.4 3.6L7 20.4", "M17 3.6l-2.4 16.8", "M4.4 8.8h16", "M3.6 15.2h16")
    made["percent"] = Symbol().line("M18.6 4.6L5.4 19.4", circle(7.2, 7.6, 3.2), circle(16.8, 16.4, 3.2))
    made["equal"] = Symbol().line("M4.6 9h14.8", "M4.6 15h14.8")
    made["divide"] = Symbol().line("M4 12h16").solid(circle(12, 6, 1.8), circle(12, 18, 1.8))
    made["multiply"] = Symbol().line("M6 6l12 12", "M18 6L6 18")
    made["plusminus"] = Symbol().line("M12 3.4v11", "M6.4 9h11.2", "M6.4 19.6h11.2")
    made["sum"] = Symbol().line("M17.4 6.2V3.8H6l6.4 8.2L6 20.2h11.4v-2.4")
    made["infinity"] = Symbol().line(
        "M13 12c2 -3.4 3.8 -5 6.2 -5a5 5 0 0 1 0 10c-2.4 0 -4.2 -1.6 -6.2 -5c-2 -3.4 -3.8 -5 -6.2 -5a5 5 0 0 0 0 10c2.4 0 4.2 -1.6 6.2 -5z"
    ).wide(26)
    made["at"] = Symbol().line(circle(12, 12, 3.6), "M15.6 8.6v5.2a2.6 2.6 0 0 0 5.2 0V12a8.8 8.8 0 1 0 -3.4 7")
    made["textformat"] = Symbol().line("M2.8 19L8 5l5.2 14", "M4.6 14.4h6.8", "M21.6 10v9", circle(18.2, 14.6, 3.2)).wide(25)
    figures = {
        "triangle": "M12 3.6c.6 0 1.1 .3 1.4 .85l8 14.1a1.6 1.6 0 0 1 -1.4 2.4H4a1.6 1.6 0 0 1 -1.4 -2.4l8 -14.1c.3 -.55 .8 -.85 1.4 -.85z",
        "diamond": "M10.6 2.9a2 2 0 0 1 2.8 0l7.7 7.7a2 2 0 0 1 0 2.8l-7.7 7.7a2 2 0 0 1 -2.8 0l-7.7 -7.7a2 2 0 0 1 0 -2.8z",
        "octagon": polygon(8, 9.9, pi / 8), "pentagon": polygon(5, 9.6), "seal": seal(),
        "rectangle": box(2.6, 5, 22.8, 14, 3), "rectangle.portrait": box(4.4, 2.6, 13.2, 18.8, 3), "capsule": box(2.6, 6.4, 22.8, 11.2, 5.6),
        "shield": "M12 2.8l7.6 2.8v6c0 4.6 -3 7.8 -7.6 9.8c-4.6 -2 -7.6 -5.2 -7.6 -9.8v-6z",
        "oval": "M2.8 12a11.2 7.6 0 1 1 22.4 0a11.2 7.6 0 1 1 -22.4 0z",
    }
    widths = {"rectangle": 28, "capsule": 28, "oval": 28, "rectangle.portrait": 22}
    for name, path in figures.items():
        made |= both(name, path, width=widths.get(name, 24))
    for figure, marks in (("seal", ("checkmark", "xmark", "exclamationmark")), ("shield", ("checkmark", "xmark", "exclamationmark")),
                          ("octagon", ("xmark", "exclamationmark"))):
        for mark in marks:
            lines = {"checkmark": (CHECK,), "xmark": CROSS, "exclamationmark": EXCLAMATION}[mark]
            made |= both(f"{mark}.{figure}", figures[figure], *lines, dots=(DOT_BELOW,) if mark == "exclamationmark" else ())
    made["exclamationmark.square"] = Symbol().line(FRAME, *EXCLAMATION).solid(DOT_BELOW)
    made["exclamationmark.square.fill"] = Symbol().soft(FRAME).cut_solid(DOT_BELOW).cut(*EXCLAMATION)
    for mark, lines in (("plus", ("M12 7.5v9", "M7.5 12h9")), ("minus", ("M7.5 12h9",)), ("xmark", CROSS)):
        made[f"{mark}.square"] = Symbol().line(FRAME, *lines)
        made[f"{mark}.square.fill"] = Symbol().soft(FRAME).cut(*lines)
    made["circle.righthalf.filled"] = Symbol().line(RING).solid("M12 3a9 9 0 0 1 0 18z")
    made["circle.bottomhalf.filled"] = Symbol().line(RING).solid("M3 12a9 9 0 0 0 18 0z")
    made["circle.inset.filled"] = Symbol().line(RING).solid(circle(12, 12, 6))
    made["largecircle.fill.circle"] = Symbol().line(RING).solid(circle(12, 12, 6.4))
    made["smallcircle.filled.circle"] = Symbol().line(RING).solid(circle(12, 12, 3.4))
    made["circle.dotted"] = Symbol().solid(*(circle(12 + 9 * cos(i * pi / 8), 12 + 9 * sin(i * pi / 8), 1) for i in range(16)))
    made["square.dashed"] = Symbol().line(
        "M3.5 8V7A3.5 3.5 0 0 1 7 3.5h1", "M16 3.5h1A3.5 3.5 0 0 1 20.5 7v1", "M20.5 16v1a3.5 3.5 0 0 1 -3.5 3.5h-1",
        "M8 20.5H7A3.5 3.5 0 0 1 3.5 17v-1", "M11 3.5h2", "M11 20.5h2", "M3.5 11v2", "M20.5 11v2")
    made["nosign"] = Symbol().line(RING, "M5.8 5.8l12.4 12.4")
    made["power"] = Symbol().line("M12 2.8v8.4", "M7.4 5.8a8.4 8.4 0 1 0 9.2 0")
    grid = tuple(box(x, y, 7.2, 7.2, 1.8) for y in (3.4, 13.4) for x in (3.4, 13.4))
    made["square.grid.2x2"] = Symbol().line(*grid)
    made["square.grid.2x2.fill"] = Symbol().soft(*grid)
    dots = tuple(circle(x, y, 2.2) for y in (5, 12, 19) for x in (5, 12, 19))
    made["circle.grid.3x3.fill"] = Symbol().solid(*dots)
    made["square.grid.3x3"] = Symbol().line(*(box(x, y, 4, 4, .8) for y in (3.4, 10, 16.6) for x in (3.4, 10, 16.6)))
    made["square.grid.3x3.fill"] = Symbol().solid(*(box(x, y, 5, 5, 1.2) for y in (3, 9.5, 16) for x in (3, 9.5, 16)))
    made["square.on.square"] = Symbol().line(box(7.6, 7.6, 13, 13, 3), "M5 16.2A2.2 2.2 0 0 1 3.4 14V6.4a3 3 0 0 1 3 -3H14a2.2 2.2 0 0 1 2.2 1.6")
    stack = box(3.4, 9, 17.2, 11.6, 2.6)
    made["square.stack"] = Symbol().line(stack, "M5.6 6h12.8", "M7.6 3h8.8")
    made["square.stack.fill"] = Symbol().soft(stack).line("M5.6 6h12.8", "M7.6 3h8.8")
    made["rectangle.stack"] = Symbol().line(box(2.6, 9, 22.8, 11.6, 2.6), "M5 6h18", "M7.4 3h13.2").wide(28)
    made["rectangle.stack.fill"] = Symbol().soft(box(2.6, 9, 22.8, 11.6, 2.6)).line("M5 6h18", "M7.4 3h13.2").wide(28)
    return made
