"""Devices, tools, buildings, and things that money buys."""

from math import cos, pi, sin

from drawing import Symbol, box, circle, mirrored, number, turned
from marks import RING, disc, ring, sparkle
from signs import both


def devices():
    phone, pad = box(5.4, 2.4, 11.2, 19.2, 2.8), box(3.4, 2.4, 16.2, 19.2, 2.6)
    made = {
        "iphone": Symbol().line(phone, "M9.6 5h2.8").wide(22),
        "ipad": Symbol().line(pad, "M10 18.8h3").wide(23),
        "applewatch": Symbol().line(box(4.4, 6, 13.2, 12, 3.6), "M7.4 5.6l.8 -3h5.6l.8 3", "M7.4 18.4l.8 3h5.6l.8 -3", "M19.6 9.8v3").wide(22),
        "laptopcomputer": Symbol().line(box(5, 5, 18, 11.6, 1.8), "M2.6 19.4h22.8").wide(28),
        "desktopcomputer": Symbol().line(box(2.8, 3.6, 20.4, 13.4, 2.2), "M10.6 17v3.4", "M15.4 17v3.4", "M8 20.6h10").wide(26),
        "display": Symbol().line(box(2.8, 4, 20.4, 13.4, 2.2), "M13 17.4v3", "M8.6 20.6h8.8").wide(26),
        "keyboard": Symbol().line(box(2.6, 5.4, 22.8, 13.2, 2.6), "M9.6 15h8.8").solid(
            *(circle(x, 10, 1.2) for x in (7, 11.6, 16.2, 20.8))).wide(28),
        "printer": Symbol().line("M7 8V3.6h12V8", "M7 17H5.2a2.2 2.2 0 0 1 -2.2 -2.2v-4.4A2.4 2.4 0 0 1 5.4 8h15.2a2.4 2.4 0 0 1 2.4 2.4v4.4a2.2 2.2 0 0 1 -2.2 2.2H19",
                                 box(7, 13.4, 12, 7.2, 1)).wide(26),
        "cpu": Symbol().line(box(5.4, 5.4, 13.2, 13.2, 2.4), box(9.4, 9.4, 5.2, 5.2, 1), "M9 2.6v2.8", "M15 2.6v2.8", "M9 18.6v2.8",
                             "M15 18.6v2.8", "M2.6 9h2.8", "M2.6 15h2.8", "M18.6 9h2.8", "M18.6 15h2.8"),
        "network": Symbol().line(RING, "M3 12h18", "M12 3v18", "M5.6 6.4c3.8 2.4 9 2.4 12.8 0", "M5.6 17.6c3.8 -2.4 9 -2.4 12.8 0",
                                 "M12 3c-5 5 -5 13 0 18c5 -5 5 -13 0 -18z"),
        "server.rack": Symbol().line(box(3, 3.4, 18, 7.2, 2), box(3, 13.4, 18, 7.2, 2), "M11 7h6", "M11 17h6").solid(
            circle(7, 7, 1.3), circle(7, 17, 1.3)),
        "qrcode": Symbol().line(box(3.4, 3.4, 6.6, 6.6, 1), box(14, 3.4, 6.6, 6.6, 1), box(3.4, 14, 6.6, 6.6, 1)).solid(
            *(box(x, y, 2.4, 2.4, .3) for x, y in ((5.5, 5.5), (16.1, 5.5), (5.5, 16.1), (13.4, 13.4), (18.8, 13.4), (16.1, 16.1), (13.4, 18.8),
                                                   (18.8, 18.8)))),
        "dot.radiowaves.left.and.right": Symbol().solid(circle(13, 12, 2.2)).line(
            "M8.6 8a5.6 5.6 0 0 0 0 8", "M17.4 8a5.6 5.6 0 0 1 0 8", "M5.4 4.8a10.2 10.2 0 0 0 0 14.4", "M20.6 4.8a10.2 10.2 0 0 1 0 14.4").wide(26),
        "antenna.radiowaves.left.and.right": Symbol().solid(circle(13, 9, 2.2)).line(
            "M13 10v11", "M9.2 5.4a5.2 5.2 0 0 0 0 7.2", "M16.8 5.4a5.2 5.2 0 0 1 0 7.2", "M6 2.8a9.4 9.4 0 0 0 0 12.4",
            "M20 2.8a9.4 9.4 0 0 1 0 12.4").wide(26),
        "safari": ring("M15.8 8.2l-2.2 5.4l-5.4 2.2l2.2 -5.4z"),
        "safari.fill": disc().cut_solid("M16.6 7.4l-2.6 6.6l-6.6 2.6l2.6 -6.6z"),
    }
    made |= both("tv", box(2.6, 4, 20.8, 13.2, 2.4), width=26)
    for name in ("tv", "tv.fill"):
        made[name].line("M8 20.4h10")
    game = ("M7.6 6.4h10.8c3.6 0 5 3.4 5.4 7.6c.3 3 -.6 4.4 -2.2 4.4c-2 0 -2.8 -2.8 -4.8 -2.8H9.2c-2 0 -2.8 2.8 -4.8 2.8c-1.6 0 -2.5 -1.4 -2.2 -4.4"
            "c.4 -4.2 1.8 -7.6 5.4 -7.6z")
    made |= both("gamecontroller", game, "M9 9.4v3.6", "M7.2 11.2h3.6", dots=(circle(16.4, 10, 1.1), circle(18.6, 12.4, 1.1)), width=26)
    cloud = "M7.4 18.8A4.6 4.6 0 0 1 6.9 9.65A6.3 6.3 0 0 1 18.8 9.4A4.75 4.75 0 0 1 18.6 18.8z"
    made |= both("icloud", cloud, width=26)
    for level, width in (("0", 0), ("25", 3.8), ("50", 7.6), ("75", 11.4)):
        battery = Symbol().line(box(2.6, 6.6, 20, 10.8, 3), "M25.4 10.6v2.8")
        made[f"battery.{level}"] = (battery.solid(box(5, 9, width, 6, 1.2)) if width else battery).wide(28)
        made[f"battery.{level}percent"] = made[f"battery.{level}"]
    made["battery.100percent"] = Symbol().line(box(2.6, 6.6, 20, 10.8, 3), "M25.4 10.6v2.8").solid(box(5, 9, 15.2, 6, 1.2)).wide(28)
    made["battery.100.bolt"] = Symbol().line(box(2.6, 6.6, 20, 10.8, 3), "M25.4 10.6v2.8").solid(box(5, 9, 15.2, 6, 1.2)).cut_solid(
        "M14 5.2l-5.6 7.6h3.4l-.8 6l5.6 -7.6h-3.4z", margin=1.2).solid("M14 5.2l-5.6 7.6h3.4l-.8 6l5.6 -7.6h-3.4z").wide(28)
    plug = "M6.4 9h11.2v3.6a5.6 5.6 0 0 1 -11.2 0z"
    made |= both("powerplug", plug)
    for name in ("powerplug", "powerplug.fill"):
        made[name].line("M9 3.4V9", "M15 3.4V9", "M12 18.2v3.4")
    buds = [path for half in (circle(6.8, 7.4, 3.2), box(7.8, 7, 1.6, 12.8, .8)) for path in (half, mirrored(half, 24))]
    made["airpods"] = Symbol().soft(*buds)
    made["airpods.pro"] = Symbol().soft(*buds).cut_solid(circle(5.8, 7, 1.3), circle(18.2, 7, 1.3))
    made["airpodspro"] = made["airpods.pro"]
    made["tuningfork"] = Symbol().line("M5 3v7.6a4 4 0 0 0 8 0V3", "M9 14.6v6.4").wide(18)
    return made


def tools():
    wrench = ("M20.4 7.2a5.2 5.2 0 0 1 -7 5.8l-6.6 6.8a2.2 2.2 0 0 1 -3.2 -3.2l6.8 -6.6a5.2 5.2 0 0 1 5.8 -7l-3 3l.6 3l3 .6z")
    made = both("wrench", wrench)
    hammer = "M4 7.4C6.6 4 10.4 2.8 15 3.4l-2.2 2.8l1.6 1.6l-3.8 3.8L8.4 9.4l-2 .2z"
    made["hammer"] = Symbol().line(hammer, "M12.6 10.4l7.8 8.8")
    made["hammer.fill"] = Symbol().soft(hammer).line("M12.6 10.4l7.8 8.8")
    made["gear"] = Symbol().line(circle(12, 12, 7), circle(12, 12, 2.4), *(
        f"M{number(12 + 7 * cos(a))} {number(12 + 7 * sin(a))}L{number(12 + 9.4 * cos(a))} {number(12 + 9.4 * sin(a))}"
        for a in (i * pi / 4 + pi / 8 for i in range(8))))
    made["scissors"] = Symbol().line(circle(6, 6.4, 2.8), circle(6, 17.6, 2.8), "M8.4 8L20.6 17.6", "M8.4 16L20.6 6.4")
    made["ruler"] = Symbol().line("M3 15.6L15.6 3l5.4 5.4L8.4 21z", "M12.4 6.2l2 2", "M9.4 9.2l2.8 2.8", "M6.4 12.2l2 2")
    made["wand.and.stars"] = Symbol().line("M3.6 20.4l9.8 -9.8").solid(sparkle(17.4, 6.8, 4.4), sparkle(9, 5.4, 2.6), sparkle(19.2, 15.8, 2.6))
    palette = ("M12 3c5.4 0 9.4 3.4 9.4 8c0 3 -2.2 4.6 -4.8 4.6h-2c-1.8 0 -2.4 1.2 -1.8 2.6c.6 1.6 0 2.8 -1.6 2.8C6.4 21 2.6 17 2.6 12"
               "S6.8 3 12 3z")
    made |= both("paintpalette", palette, dots=(circle(7, 12.6, 1.5), circle(8.8, 8, 1.5), circle(13.4, 6.8, 1.5), circle(17.2, 9.8, 1.5)))
    bag = "M4.8 7.4h14.4l1 11.4a2 2 0 0 1 -2 2.2H5.8a2 2 0 0 1 -2 -2.2z"
    made |= both("bag", bag)
    for name in ("bag", "bag.fill"):
        made[name].line("M8.2 7.2V6.6a3.8 3.8 0 0 1 7.6 0v.6")
    made |= both("briefcase", box(2.6, 7, 20.8, 13, 2.6), "M2.8 12.6h20.4", width=26)
    made |= both("suitcase", box(2.6, 7, 20.8, 13, 2.6), "M7.4 7.2v12.6", "M18.6 7.2v12.6", width=26)
    for name in ("briefcase", "briefcase.fill", "suitcase", "suitcase.fill"):
        made[name].line("M9 6.8V5.4a1.8 1.8 0 0 1 1.8 -1.8h4.4A1.8 1.8 0 0 1 17 5.4v1.4")
    package = "M12 2.8l8.4 4v10.4l-8.4 4l-8.4 -4V6.8z"
    made |= both("shippingbox", package, "M3.8 7L12 11l8.2 -4", "M12 11v10", "M7.8 4.9l8.4 4")
    made |= both("cube", "M12 2.8l8 4.6v9.2l-8 4.6l-8 -4.6V7.4z", "M4.2 7.5L12 12l7.8 -4.5", "M12 12v9")
    made |= both("sportscourt", box(2.6, 4.6, 22.8, 14.8, 2), "M14 4.8v3.4", "M14 15.8v3.4", circle(14, 12, 3.6), "M3 9.4h3.4v5.2H3",
                 "M25 9.4h-3.4v5.2H25", width=28)
    note = box(2.6, 5.4, 22.8, 13.2, 2)
    made["banknote"] = Symbol().line(note, circle(14, 12, 3)).solid(circle(6.6, 12, 1.2), circle(21.4, 12, 1.2)).wide(28)
    made["banknote.fill"] = Symbol().soft(note).cut_solid(circle(6.6, 12, 1.3), circle(21.4, 12, 1.3)).cut(circle(14, 12, 3), width=1.7).wide(28)
    ticket = ("M4.4 5h17.2a1.8 1.8 0 0 1 1.8 1.8v2.6a2.7 2.7 0 0 0 0 5.2v2.6a1.8 1.8 0 0 1 -1.8 1.8H4.4a1.8 1.8 0 0 1 -1.8 -1.8v-2.6"
              "a2.7 2.7 0 0 0 0 -5.2V6.8A1.8 1.8 0 0 1 4.4 5z")
    made |= both("ticket", ticket, "M16.6 5.4v2", "M16.6 11v2", "M16.6 16.6v2", width=26)
    tower = ("M4.4 20.8V4.6a1.4 1.4 0 0 1 1.4 -1.4h7.4a1.4 1.4 0 0 1 1.4 1.4v16.2z", "M14.6 9h5.6a1.4 1.4 0 0 1 1.4 1.4v10.4h-7z")
    windows = tuple(f"M{x} {y}h.01" for x in (7.8, 11.2) for y in (7.4, 11.4, 15.4)) + ("M18 13h.01", "M18 16.6h.01")
    made["building.2"] = Symbol().line(*tower, *windows).wide(26)
    made["building.2.fill"] = Symbol().soft(tower[0]).cut_solid(tower[1], margin=1.8).soft(tower[1]).cut(*windows).wide(26)
    columns = tuple(f"M{x} 11v6" for x in (6, 10, 14, 18))
    roof = "M12 2.8l9 4.6v1H3v-1z"
    made["building.columns"] = Symbol().line(roof, *columns, "M3 20.4h18")
    made["building.columns.fill"] = Symbol().soft(roof).line(*columns, "M3 20.4h18")
    crown = "M3 7l4.8 4.2L12 4.4l4.2 6.8L21 7l-1.8 11.4H4.8z"
    made |= both("crown", crown)
    made["rosette"] = Symbol().line(circle(12, 9.2, 6), "M8.2 14.6L7 21l5 -2.6l5 2.6l-1.2 -6.4")
    made |= both("medal", circle(12, 15.4, 5.4))
    for name in ("medal", "medal.fill"):
        made[name].line("M8.6 10.6L5 3.2h4.6l2.4 5l2.4 -5H19l-3.6 7.4")
    key = circle(8, 8.6, 4.8)
    made["key"] = Symbol().line(key, "M11.6 12.2l7.8 7.8", "M16.4 17l2.4 -2.4", "M19.4 20l1.6 -1.6").solid(circle(7.2, 7.8, 1.3))
    pie = "M12 3a9 9 0 1 0 9 9h-9z"
    made["chart.pie"] = Symbol().line(RING, "M12 3v9l6.4 6.4", "M12 12h9")
    made["chart.pie.fill"] = Symbol().soft("M10.6 4.4a8.2 8.2 0 1 0 9 9H10.6z").soft("M14.2 3.4a7.4 7.4 0 0 1 6.4 6.4h-6.4z")
    made["chart.xyaxis.line"] = Symbol().line("M3.4 3.6v13.8a3 3 0 0 0 3 3h14.2", "M7.4 14.6l3.4 -4.4l3.6 3.4l5.4 -7.6")
    made["chart.line.downtrend.xyaxis"] = Symbol().line("M3.4 3.6v13.8a3 3 0 0 0 3 3h14.2", "M7.4 6.4l4 4.6l3.2 -2.8l5.4 6.8", "M16.2 15.4h4v-4")
    made["line.3.horizontal"] = Symbol().line("M3.6 6h16.8", "M3.6 12h16.8", "M3.6 18h16.8")
    made["line.3.horizontal.decrease"] = Symbol().line("M3.6 7h16.8", "M6.6 12h10.8", "M9.6 17h4.8")
    made["line.3.horizontal.decrease.circle"] = ring("M7 9h10", "M9 12.4h6", "M10.8 15.8h2.4")
    made["line.3.horizontal.decrease.circle.fill"] = disc("M7 9h10", "M9 12.4h6", "M10.8 15.8h2.4")
    made["slider.horizontal.3"] = Symbol().line(
        "M2.8 6h9", "M17 6h4.2", circle(14.4, 6, 2.4), "M2.8 12h2.4", "M10.4 12h10.8", circle(7.8, 12, 2.4), "M2.8 18h9", "M17 18h4.2",
        circle(14.4, 18, 2.4))
    peaks = ("M2.6 20L10.4 6.4L15 14.4l2.4 -3.8L22.4 20z",)
    made["mountain.2"] = Symbol().line(*peaks).wide(25)
    made["mountain.2.fill"] = Symbol().soft(*peaks).wide(25)
    tent = "M12 4.4L3 20h18z"
    made["tent"] = Symbol().line(tent, "M12 11.4L8.6 20", "M12 11.4l3.4 8.6")
    made["tent.fill"] = Symbol().soft(tent).cut_solid("M12 11.6L8.8 21.4h6.4z")
    cake = "M4 20.4v-6a3 3 0 0 1 3 -3h10a3 3 0 0 1 3 3v6z"
    made |= both("birthday.cake", cake, "M4 15.6c1.4 1.4 2.6 1.4 4 0s2.6 -1.4 4 0s2.6 1.4 4 0s2.6 -1.4 4 0")
    for name in ("birthday.cake", "birthday.cake.fill"):
        made[name].line("M8 11.2V8", "M12 11.2V8", "M16 11.2V8").solid(*(circle(x, 5, 1.3) for x in (8, 12, 16)))
    glass = "M7 3.4h10l.4 4.8a5.4 5.4 0 0 1 -10.8 0z"
    made |= both("wineglass", glass)
    for name in ("wineglass", "wineglass.fill"):
        made[name].line("M12 13.8v6.6", "M8.4 20.6h7.2")
    mug = "M4 6h12.4v11a3 3 0 0 1 -3 3H7a3 3 0 0 1 -3 -3z"
    made |= both("mug", mug)
    for name in ("mug", "mug.fill"):
        made[name].line("M16.6 9h1.8a2.4 2.4 0 0 1 2.4 2.4v2.2a2.4 2.4 0 0 1 -2.4 2.4h-1.8")
    shirt = "M8.4 3.6c.6 1.6 2 2.6 3.6 2.6s3 -1 3.6 -2.6l5.6 3.2l-2 4.4l-2.6 -.8v10H7.4v-10l-2.6 .8l-2 -4.4z"
    made |= both("tshirt", shirt)
    made["eyeglasses"] = Symbol().line(circle(7.4, 14, 4.2), circle(18.6, 14, 4.2), "M11.6 13.4a1.6 1.6 0 0 1 2.8 0", "M3.4 12.6l2 -6", "M22.6 12.6l-2 -6").wide(26)
    pump = "M4.6 20.6V5.4a2 2 0 0 1 2 -2h6a2 2 0 0 1 2 2v15.2z"
    made["fuelpump"] = Symbol().line(pump, "M7.6 9.4h4", "M14.8 12.6h1a2 2 0 0 1 2 2v2.4a1.6 1.6 0 0 0 3.2 0V9l-3 -3.2")
    made["fuelpump.fill"] = Symbol().soft(pump).cut_solid(box(7, 6.2, 5.2, 4, .6)).line("M14.8 12.6h1a2 2 0 0 1 2 2v2.4a1.6 1.6 0 0 0 3.2 0V9l-3 -3.2")
    made["flag.checkered"] = Symbol().line("M5 4.2c4.6 -2.4 8.2 2 14.4 -.4v9.8c-6.2 2.4 -9.8 -2 -14.4 .4", "M5 4.2v17").solid(
        "M9.6 3.7c1.6 .3 3 .9 4.6 1.1v4.4c-1.6 -.2 -3 -.8 -4.6 -1.1z", "M5 8.8c1.6 -.7 3 -.9 4.6 -.7v4.6c-1.6 -.3 -3 -.2 -4.6 .5z",
        "M14.2 9.2c1.8 .2 3.4 .1 5.2 -.4v4.4c-1.8 .6 -3.4 .7 -5.2 .4z")
    blades = [turned("M12.3 10.4c-1.8 -2 -2.8 -7.6 .8 -7.6c3.4 0 5 4.2 .9 7.4z", angle) for angle in (0, 90, 180, 270)]
    made["fan"] = Symbol().line(*blades).solid(circle(12, 12, 1.6))
    made["fan.fill"] = Symbol().soft(*blades).cut(circle(12, 12, 2.2), width=1.4).solid(circle(12, 12, 1.6))
    places = tuple(circle(12 + 5.4 * cos(angle), 12 + 5.4 * sin(angle), 1.1) for angle in (pi, 1.25 * pi, 1.5 * pi, 1.75 * pi, 0))
    for names, needle, dots in (
        (("gauge.medium", "gauge.with.dots.needle.bottom.50percent", "gauge.with.dots.needle.50percent"), "M12 14V8.2", (0, 1, 3, 4)),
        (("gauge", "gauge.high", "speedometer", "gauge.with.dots.needle.67percent"), "M12 13l3.6 -4.2", (0, 1, 2, 4)),
        (("gauge.low", "gauge.with.dots.needle.33percent"), "M12 13L8.4 8.8", (0, 2, 3, 4)),
    ):
        made |= {name: ring(needle, dots=(circle(12, 14, 1.7), *(places[dot] for dot in dots))) for name in names}
    made |= both("terminal", box(2.6, 4, 20.8, 16, 3), "M7 9l3.6 3L7 15", "M13 15.4h5", width=26)
    made |= both("dice", box(3.4, 3.4, 17.2, 17.2, 4), dots=tuple(circle(x, y, 1.5) for x, y in ((8, 8), (16, 8), (12, 12), (8, 16), (16, 16))))
    made |= both("airpods.chargingcase", box(2.6, 5, 20.8, 14, 5.4), "M2.8 10.6h20.4", dots=(circle(13, 14.6, 1.2),), width=26)
    made["viewfinder"] = Symbol().line(*(turned("M3.4 8V5.8a2.4 2.4 0 0 1 2.4 -2.4H8", angle) for angle in (0, 90, 180, 270)))
    made["chevron.left.forwardslash.chevron.right"] = Symbol().line(
        "M8.4 6.4L2.8 12l5.6 5.6", "M19.6 6.4l5.6 5.6l-5.6 5.6", "M16.2 4.4l-4.4 15.2").wide(28)
    return made
