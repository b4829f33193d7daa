"""The drawing operations of the symbols: lines, solids, and cuts through earlier parts.

The grid is 24 units high; a unit is 1/20 em, so a symbol is 1.2 em high. Lines are 2 units wide with round ends. Paths are
written as in SVG. A cut is computed as geometry and not as a mask, so that a symbol consists of plain paths.
"""

from dataclasses import dataclass, field
from math import radians

import pathops
from fontTools.misc.transform import Transform
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path.parser import parse_path

# A line; a filled shape; a filled shape with a line around it, which rounds its corners; and the rest of lines after
# a cut.
LINE, SOLID, SOFT, CARVED = "line", "solid", "soft", "carved"


@dataclass
class Symbol:
    """A symbol and its width in units."""

    parts: list = field(default_factory=list)
    width: int = 24

    def line(self, *paths):
        self.parts += [(LINE, path) for path in paths]
        return self

    def solid(self, *paths):
        self.parts += [(SOLID, path) for path in paths]
        return self

    def soft(self, *paths):
        self.parts += [(SOFT, path) for path in paths]
        return self

    def cut(self, *paths, width=2.0):
        """Removes lines of a width from all earlier parts."""
        taken = [outline(LINE, path, width) for path in paths]
        return self.without(taken)

    def cut_solid(self, *paths, margin=0.0):
        """Removes filled shapes, grown by a margin, from all earlier parts."""
        taken = [outline(SOLID, path, 0) for path in paths]
        if margin:
            taken += [outline(LINE, path, margin * 2) for path in paths]
        return self.without(taken)

    def without(self, taken):
        base = pathops.Path()
        pathops.union([outline(kind, path, 2) for kind, path in self.parts], base.getPen())
        hole = pathops.Path()
        pathops.union(taken, hole.getPen())
        rest = pathops.Path()
        pathops.difference([base], [hole], rest.getPen())
        self.parts = [(CARVED if any(kind in (LINE, CARVED) for kind, _ in self.parts) else SOLID, text(rest))]
        return self

    def add(self, other):
        """Draws another symbol on top, without changing either symbol."""
        self.parts += other.parts
        return self

    def edges(self):
        """The highest and the lowest part, in tenths of a unit."""
        whole = pathops.Path()
        pathops.union([outline(kind, path, 2) for kind, path in self.parts], whole.getPen())
        _, top, _, bottom = whole.bounds
        return f"{max(round(top * 10), 0)} {min(round(bottom * 10), 240)}"

    def wide(self, width):
        self.width = width
        return self

    def moved(self, x=0.0, y=0.0, scale=1.0):
        """A moved and scaled copy; lines keep their width."""
        return Symbol([(kind, moved(path, x, y, scale)) for kind, path in self.parts], self.width)


def outline(kind, path, width):
    """The area of a part, as one closed shape."""
    shape = pathops.Path()
    parse_path(path, shape.getPen(glyphSet=None))
    if kind in (SOLID, CARVED):
        shape.convertConicsToQuads()
        result = pathops.Path()
        pathops.union([shape], result.getPen())
        return result
    stroked = pathops.Path(shape)
    stroked.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    stroked.convertConicsToQuads()
    result = pathops.Path()
    pathops.union([stroked, outline(SOLID, path, 0)] if kind == SOFT else [stroked], result.getPen())
    return result


def text(shape):
    pen = SVGPathPen(None, ntos=number)
    shape.draw(pen)
    return pen.getCommands()


def moved(path, x, y, scale):
    pen = SVGPathPen(None, ntos=number)
    parse_path(path, TransformPen(pen, Transform(scale, 0, 0, scale, x, y)))
    return pen.getCommands()


def mirrored(path, width):
    """The path mirrored about the centre of a width."""
    pen = SVGPathPen(None, ntos=number)
    parse_path(path, TransformPen(pen, Transform(-1, 0, 0, 1, width, 0)))
    return pen.getCommands()


def turned(path, degrees):
    """The path turned clockwise about the centre of the grid."""
    pen = SVGPathPen(None, ntos=number)
    parse_path(path, TransformPen(pen, Transform().translate(12, 12).rotate(radians(degrees)).translate(-12, -12)))
    return pen.getCommands()


def number(value):
    shown = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if shown in ("-0", "") else shown


def circle(x, y, radius):
    r = number(radius)
    return f"M{number(x - radius)} {number(y)}a{r} {r} 0 1 1 {number(radius * 2)} 0a{r} {r} 0 1 1 {number(-radius * 2)} 0z"


def box(x, y, width, height, radius):
    w, h, r = number(width - 2 * radius), number(height - 2 * radius), number(radius)
    return (f"M{number(x + radius)} {number(y)}h{w}a{r} {r} 0 0 1 {r} {r}v{h}a{r} {r} 0 0 1 -{r} {r}h-{w}"
            f"a{r} {r} 0 0 1 -{r} -{r}v-{h}a{r} {r} 0 0 1 {r} -{r}z")
