#!/usr/bin/env python3
"""Draws all symbols on one page for review. Usage: Scripts/symbols/sheet.py PAGE.html [DOMAIN]"""

import sys
from pathlib import Path

from drawing import LINE, SOFT
from symbols import DOMAINS


def markup(symbol):
    return "".join(
        f'<path d="{path}"/>' if kind == LINE
        else f'<path fill="currentColor" d="{path}"/>' if kind == SOFT
        else f'<path fill="currentColor" stroke="none" d="{path}"/>' for kind, path in symbol.parts)


def drawn(symbol, height):
    return (
        f'<svg viewBox="0 0 {symbol.width} 24" height="{height}" fill="none" stroke="currentColor" stroke-width="2" '
        f'stroke-linecap="round" stroke-linejoin="round">{markup(symbol)}</svg>')


def main(file, *wanted):
    cells = "".join(
        f"<div>{drawn(symbol, 64)}<br>{drawn(symbol, 24)} {drawn(symbol, 16)}<br>{name}</div>"
        for domain, make in DOMAINS.items() if not wanted or domain in wanted for name, symbol in sorted(make().items()))
    Path(file).write_text(
        "<meta charset=utf-8><style>body{font:9px sans-serif;display:flex;flex-wrap:wrap}"
        "div{width:118px;height:122px;text-align:center}svg{background:#eef}</style>" + cells)


if __name__ == "__main__":
    main(*sys.argv[1:])
