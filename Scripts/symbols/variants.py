"""Variants of symbols, composed from their base drawing: in a circle or a square, or with a badge."""

import pathops

from drawing import CARVED, LINE, SOLID, Symbol, circle, outline, text
from marks import DISC, FRAME, RING, badge

# The marks of badges, around the centre of a badge.
BADGES = {
    "plus": {"lines": ("M19.5 15v5", "M17 17.5h5")},
    "minus": {"lines": ("M17 17.5h5",)},
    "xmark": {"lines": ("M17.8 15.8l3.4 3.4", "M21.2 15.8l-3.4 3.4")},
    "checkmark": {"lines": ("M17.3 17.7l1.6 1.6l2.8 -3.3",)},
    "exclamationmark": {"lines": ("M19.5 14.9v2.6",), "dots": (circle(19.5, 20, 1),)},
    "clock": {"lines": ("M19.5 14.8v2.8l1.7 1.2",)},
}


def inside(symbol, scale):
    """The drawing made small in the middle of a circle or square."""
    return symbol.moved(12 - symbol.width / 2 * scale, 12 - 12 * scale, scale)


def thinned(symbol):
    """The drawing as one shape, for a scale at which lines of the full width would run together."""
    whole = pathops.Path()
    pathops.union([outline(kind, path, 2.6) for kind, path in symbol.parts], whole.getPen())
    return Symbol([(CARVED if any(kind in (LINE, CARVED) for kind, _ in symbol.parts) else SOLID, text(whole))], symbol.width)


def enclosed(name, symbol, scale=0.58, shapes=("circle", "square")):
    """The symbol in a circle and a square, as lines and cut out of the filled shape."""
    made = {}
    small = inside(symbol, scale)
    for shape in shapes:
        is_circle = shape == "circle"
        made[f"{name}.{shape}"] = Symbol().line(RING if is_circle else FRAME).add(inside(thinned(symbol), scale))
        filled = Symbol().solid(DISC) if is_circle else Symbol().soft(FRAME)
        lines = [path for kind, path in small.parts if kind == LINE]
        others = [path for kind, path in small.parts if kind != LINE]
        if others:
            filled.cut_solid(*others, margin=0.25)
        if lines:
            filled.cut(*lines, width=1.7)
        made[f"{name}.{shape}.fill"] = filled
    return made


def badged(name, symbol, *kinds):
    """The symbol with a badge in its lower right corner."""
    return {
        f"{name}.badge.{kind}": badge(Symbol(list(symbol.parts), symbol.width), BADGES[kind], width=max(26, symbol.width))
        for kind in kinds
    }
