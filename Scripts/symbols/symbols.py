"""All symbols by domain. The names are those that widgets use; every drawing is our own."""

from math import cos, pi, sin

from drawing import Symbol, box, circle, mirrored, moved, number, turned
from marks import (
    CHECK, CLOCK_HANDS, CROSS, DISC, DOT_ABOVE, DOT_BELOW, EXCLAMATION, FRAME, MINUS, PLUS, QUESTION, RING, badge, disc, ring,
    slashed, sparkle, star,
)
from signs import signs
from tools import devices, tools
from variants import badged, enclosed, inside, thinned
from ways import travel, ways
from words import hands, sky, words


def outlined_and_filled(name, path, *lines, width=24, cuts=None, dots=()):
    """A closed shape with inner lines, and the same shape filled, with the lines cut out of it."""
    filled = Symbol().soft(path)
    inner = lines if cuts is None else cuts
    if dots:
        filled.cut_solid(*dots)
    if inner:
        filled.cut(*inner)
    return {
        name: Symbol().line(path, *lines).solid(*dots).wide(width),
        name + ".fill": filled.wide(width),
    }


def status():
    made = {
        "checkmark": Symbol().line("M4.5 13l5 5.2L19.5 6"),
        "circle": ring(), "circle.fill": Symbol().solid(DISC),
        "circle.dashed": Symbol().line(*(
            f"M{number(12 + 9 * cos(a))} {number(12 + 9 * sin(a))}A9 9 0 0 1 "
            f"{number(12 + 9 * cos(a + 0.38))} {number(12 + 9 * sin(a + 0.38))}"
            for a in (index * pi / 4 - 0.19 for index in range(8)))),
        "circle.lefthalf.filled": Symbol().line(RING).solid("M12 3a9 9 0 0 0 0 18z"),
        "exclamationmark": Symbol().line("M5 4v10").solid(circle(5, 19.6, 1.5)).wide(10),
        "questionmark": Symbol().line("M3.5 7.6a4.6 4.6 0 1 1 7.2 3.8c-1.8 1.2 -2.7 2 -2.7 4").solid(
            circle(8, 20, 1.5)).wide(16),
        "wifi": Symbol().line("M2.8 9.6a13.4 13.4 0 0 1 18.4 0", "M6 13.2a8.7 8.7 0 0 1 12 0").solid(circle(12, 17.8, 2)),
        "square": Symbol().line(FRAME), "square.fill": Symbol().soft(FRAME),
        "app.fill": Symbol().soft(box(3, 3, 18, 18, 5)),
        "app": Symbol().line(box(3, 3, 18, 18, 5)),
        "checkmark.square": Symbol().line(FRAME, CHECK), "checkmark.square.fill": Symbol().soft(FRAME).cut(CHECK),
        "hexagon": Symbol().line("M12 2.9l7.9 4.55v9.1L12 21.1l-7.9-4.55v-9.1z"),
        "hexagon.fill": Symbol().soft("M12 2.9l7.9 4.55v9.1L12 21.1l-7.9-4.55v-9.1z"),
        "target": Symbol().line(RING, circle(12, 12, 5)).solid(circle(12, 12, 2)),
        "sparkles": Symbol().soft(sparkle(9.5, 13.5, 6.3)).soft(sparkle(18.5, 6, 2.8)).solid(circle(18.6, 19, 1.7)),
    }
    made["wifi.slash"] = slashed(Symbol().line(
        "M2.8 9.6a13.4 13.4 0 0 1 18.4 0", "M6 13.2a8.7 8.7 0 0 1 12 0").solid(circle(12, 17.8, 2)))
    for name, lines, dots in (
        ("checkmark", (CHECK,), ()), ("plus", PLUS, ()), ("minus", MINUS, ()), ("xmark", CROSS, ()),
        ("exclamationmark", EXCLAMATION, (DOT_BELOW,)), ("questionmark", (QUESTION,), (circle(12, 17, 1.25),)),
        ("info", ("M12 11.2v5.6",), (DOT_ABOVE,)),
    ):
        made[name + ".circle"] = ring(*lines, dots=dots)
        made[name + ".circle.fill"] = disc(*lines, dots=dots)
    dots = tuple(circle(x, 12, 1.35) for x in (7.6, 12, 16.4))
    made["ellipsis"] = Symbol().solid(*(circle(x, 12, 1.9) for x in (4.5, 12, 19.5)))
    made["ellipsis.circle"] = ring(dots=dots)
    made["ellipsis.circle.fill"] = disc(dots=dots)
    made |= outlined_and_filled(
        "exclamationmark.triangle", "M12 3.6c.6 0 1.1 .3 1.4 .85l8 14.1a1.6 1.6 0 0 1 -1.4 2.4H4a1.6 1.6 0 0 1 -1.4 -2.4l8 -14.1"
        "c.3 -.55 .8 -.85 1.4 -.85z", "M12 9v4.6", dots=(circle(12, 17.2, 1.25),))
    return made


def time():
    made = {
        "clock": ring(CLOCK_HANDS), "clock.fill": disc(CLOCK_HANDS),
        "timer": Symbol().line("M12 3a9 9 0 1 1 -6.4 2.7", "M12 3v3.6", "M12 12L7.6 7.6").solid(circle(12, 12, 1.6)),
        "stopwatch": Symbol().line(circle(12, 13.4, 7.6), "M9.6 2.6h4.8", "M12 2.6v3.2", "M12 13.4V9.2", "M18.4 5.8l1.4 1.4"),
        "hourglass": Symbol().line(
            "M5.5 3h13", "M5.5 21h13", "M7.3 3v3.4c0 3 4.7 3.6 4.7 5.6s-4.7 2.6 -4.7 5.6V21",
            "M16.7 3v3.4c0 3 -4.7 3.6 -4.7 5.6s4.7 2.6 4.7 5.6V21").solid("M9 20.2c0 -2.2 1.4 -3 3 -4.2c1.6 1.2 3 2 3 4.2z"),
        "alarm": Symbol().line(circle(12, 13, 7.6), "M12 8.6V13l2.8 2", "M2.8 6.4L6.2 3.4", "M21.2 6.4L17.8 3.4", "M6.6 18.6l-1.8 2",
                               "M17.4 18.6l1.8 2"),
        "alarm.fill": Symbol().soft(circle(12, 13, 7.6)).cut("M12 8.6V13l2.8 2").line(
            "M2.8 6.4L6.2 3.4", "M21.2 6.4L17.8 3.4", "M6.6 18.6l-1.8 2", "M17.4 18.6l1.8 2"),
        "stopwatch.fill": Symbol().soft(circle(12, 13.4, 7.6)).cut("M12 13.4V9.2").line("M9.6 2.6h4.8", "M12 2.6v3.2", "M18.4 5.8l1.4 1.4"),
    }
    page = box(3, 4.8, 18, 16.2, 3.4)
    dots = tuple(circle(x, y, 1.2) for y in (13.6, 17.2) for x in (7.6, 12, 16.4))
    made["calendar"] = Symbol().line(page, "M3 9.8h18", "M8 2.8v3.6", "M16 2.8v3.6").solid(*dots)
    made["calendar.badge.clock"] = badge(
        Symbol().line(page, "M3 9.8h18", "M8 2.8v3.6", "M16 2.8v3.6").solid(*dots),
        {"lines": ("M19.5 14.8v2.8l1.7 1.2",)})
    made["calendar.badge.plus"] = badge(
        Symbol().line(page, "M3 9.8h18", "M8 2.8v3.6", "M16 2.8v3.6").solid(*dots),
        {"lines": ("M19.5 15v5", "M17 17.5h5")})
    made["clock.badge.exclamationmark"] = badge(
        ring(CLOCK_HANDS), {"lines": ("M19.5 14.9v2.6",), "dots": (circle(19.5, 20, 1),)})
    made["clock.badge.checkmark"] = badge(ring(CLOCK_HANDS), {"lines": ("M17.3 17.7l1.6 1.6l2.8 -3.3",)})
    bell = "M12 3.2a5.9 5.9 0 0 1 5.9 5.9v3.7l2 3.2a.9 .9 0 0 1 -.76 1.4H4.86a.9 .9 0 0 1 -.76 -1.4l2 -3.2V9.1A5.9 5.9 0 0 1 12 3.2z"
    clapper = "M9.4 20.2c.5 .8 1.5 1.2 2.6 1.2s2.1 -.4 2.6 -1.2"
    made["bell"] = Symbol().line(bell, clapper)
    made["bell.fill"] = Symbol().soft(bell).line(clapper)
    made["bell.slash"] = slashed(Symbol().line(bell, clapper))
    return made


def people():
    head, body = circle(12, 7.6, 4), "M4.4 20.4c0 -3.9 3.3 -6 7.6 -6s7.6 2.1 7.6 6z"
    made = {
        "person": Symbol().line(head, body), "person.fill": Symbol().soft(head, body),
        "person.circle": Symbol().line(RING, circle(12, 9.8, 3), "M6.2 18.6c.8 -2.5 3 -3.6 5.8 -3.6s5 1.1 5.8 3.6"),
        "person.crop.circle": Symbol().line(RING, circle(12, 9.8, 3), "M6.2 18.6c.8 -2.5 3 -3.6 5.8 -3.6s5 1.1 5.8 3.6"),
    }
    front_head, front_body = circle(10.6, 8, 3.7), "M3.4 20c0 -3.6 3.1 -5.5 7.2 -5.5s7.2 1.9 7.2 5.5z"
    made["person.2"] = Symbol().line(
        front_head, front_body, "M18 4.5a3.6 3.6 0 0 1 0 7", "M21 14.8c3.4 .4 5.6 2.2 5.6 5.2h-3.4").wide(30)
    made["person.2.fill"] = Symbol().soft(circle(19.6, 8.2, 3.2), "M19.6 14.6c4.2 0 7 1.9 7 5.4h-7z").cut_solid(
        front_head, front_body, margin=2.6).soft(front_head, front_body).wide(30)
    middle_head, middle_body = circle(17, 7.8, 3.6), "M10 20c0 -3.6 3 -5.6 7 -5.6s7 2 7 5.6z"
    left_head, left_body = circle(6.4, 9.4, 2.5), "M2 18.8c0 -2.6 1.8 -4.2 4.4 -4.2c.9 0 1.7 .2 2.3 .5"
    made["person.3"] = Symbol().line(
        middle_head, middle_body, left_head, left_body, mirrored(left_head, 34), mirrored(left_body, 34)).wide(34)
    centre_head, centre_body = circle(18.5, 7.8, 3.5), "M11.9 19.8c0 -3.3 2.8 -5.2 6.6 -5.2s6.6 1.9 6.6 5.2z"
    side_head, side = circle(6.6, 9.4, 2.3), "M2.2 18.8c0 -2.6 1.8 -4.2 4.4 -4.2s4.4 1.6 4.4 4.2z"
    made["person.3.fill"] = Symbol().soft(side_head, side, mirrored(side_head, 37), mirrored(side, 37)).cut_solid(
        centre_head, centre_body, margin=2.4).soft(centre_head, centre_body).wide(37)
    made["figure.walk"] = Symbol().solid(circle(9.6, 3.8, 2.3)).line(
        "M9.2 8.8L8.4 14l3 2.6l1.6 4.9", "M8.4 14l-1.2 3.9l-3 3.6", "M9.2 8.8L5.2 10.9l-.9 3.2",
        "M9.2 8.8l2.9 3.1l3.2 1").wide(18)
    made["figure.run"] = Symbol().solid(circle(14.8, 4, 2.3)).line(
        "M12.6 8.6L10 13.8l4.2 2.4l-.9 5", "M10 13.8l-1.7 3.7l-4.6 .7", "M12.6 8.6l-4.2 -.3l-2.7 3.3",
        "M12.6 8.6l2.3 3.4l3.7 -.2").wide(22)
    made["figure.stand"] = Symbol().solid(circle(8, 3.8, 2.3)).line(
        "M8 8.6v6", "M4 9.6c2.4 -.9 5.6 -.9 8 0", "M8 14.6L6 21.4", "M8 14.6l2 6.8").wide(16)
    arm, leg = "M12 9.4c-2.8 .4 -3.7 3 -4.4 4.6c-.5 1 -1.5 1.6 -3 1.8", "M12 16.4c-3 .2 -6.6 1.4 -7.6 3.6"
    made["figure.mind.and.body"] = Symbol().solid(circle(12, 4.4, 2.4)).line(
        "M12 9.4v7", arm, mirrored(arm, 24), leg, mirrored(leg, 24), "M4.4 20c2.8 .8 6.4 .6 8.8 -.6")
    made["brain.head.profile"] = Symbol().line(
        "M8.6 21.4v-2.6H7a2 2 0 0 1 -2 -2v-2.6l-1.9 -.9L5.2 9.6C5.4 5.6 8.5 2.6 12.6 2.6c4.4 0 7.9 3.4 7.9 7.7"
        "c0 2.8 -1.3 4.7 -2.9 6.3v4.8",
        "M10.6 12.2a2.3 2.3 0 0 1 -.7 -4.4a2.8 2.8 0 0 1 5.1 -.9a2.6 2.6 0 0 1 1.2 4.9c.1 1.5 -1 2.6 -2.4 2.6c-1.8 0 -2.4 -1.4 -2.2 -3")
    return made


CLOUD = "M7.4 18.8A4.6 4.6 0 0 1 6.9 9.65A6.3 6.3 0 0 1 18.8 9.4A4.75 4.75 0 0 1 18.6 18.8z"


def rays(x, y, first, last, count=8, turn=0.0):
    return tuple(
        f"M{number(x + first * cos(a))} {number(y + first * sin(a))}L{number(x + last * cos(a))} {number(y + last * sin(a))}"
        for a in (turn + index * 2 * pi / count for index in range(count)))


def weather():
    cloud = Symbol().line(CLOUD).wide(26)
    high = cloud.moved(0, -3.2)
    high_path = high.parts[0][1]
    moon = "M20.2 14.4A8.6 8.6 0 1 1 9.6 3.8A6.9 6.9 0 0 0 20.2 14.4z"
    small_moon = Symbol().soft(moon).moved(-1, 1.6, 0.92).parts[0][1]
    umbrella = "M2.8 12.4a9.2 9.2 0 0 1 18.4 0z"
    made = {
        "sun.max": Symbol().line(circle(12, 12, 4.2), *rays(12, 12, 8, 10)),
        "sun.max.fill": Symbol().solid(circle(12, 12, 5.2)).line(*rays(12, 12, 8.2, 10)),
        "sun.min": Symbol().line(circle(12, 12, 4.2)).solid(*dots_around(12, 12, 8.2)),
        "sun.min.fill": Symbol().solid(circle(12, 12, 5.2), *dots_around(12, 12, 8.2)),
        "moon": Symbol().line(moon), "moon.fill": Symbol().soft(moon),
        "moon.stars": Symbol().line(small_moon).solid(sparkle(17, 6.2, 3.8), sparkle(20.8, 11.4, 2.2)),
        "moon.stars.fill": Symbol().soft(small_moon).solid(sparkle(17, 6.2, 3.8), sparkle(20.8, 11.4, 2.2)),
        "cloud": cloud, "cloud.fill": Symbol().soft(CLOUD).wide(26),
        "cloud.rain": high.moved().line("M8.6 18.6l-1.4 2.6", "M13.6 18.6l-1.4 2.6", "M18.6 18.6l-1.4 2.6").wide(26),
        "cloud.rain.fill": Symbol().soft(high_path).line(
            "M8.6 18.9l-1.2 2.3", "M13.6 18.9l-1.2 2.3", "M18.6 18.9l-1.2 2.3").wide(26),
        "cloud.snow": high.moved().solid(*snow()).wide(26),
        "cloud.snow.fill": Symbol().soft(high_path).solid(*snow()).wide(26),
        "cloud.bolt.fill": Symbol().soft(high_path).cut_solid(BOLT_BELOW, margin=1.6).solid(BOLT_BELOW).wide(26),
        "cloud.bolt": high.moved().cut_solid(BOLT_BELOW, margin=1.6).solid(BOLT_BELOW).wide(26),
        "cloud.fog.fill": Symbol().soft(high_path).line("M5 19h16", "M8 22h10").wide(26),
        "wind": Symbol().line(
            "M2.8 9.4h11.6a2.9 2.9 0 1 0 -2.9 -2.9", "M2.8 13.6h15.6a2.7 2.7 0 1 1 -2.7 2.7", "M2.8 17.8h7a2 2 0 1 1 -2 2"),
        "snowflake": Symbol().line(*snowflake()),
        "umbrella": Symbol().line(umbrella, "M12 12.4v6.4a2.3 2.3 0 0 0 4.6 0", "M12 3.2v-.7"),
        "umbrella.fill": Symbol().soft(umbrella).line("M12 12.4v6.4a2.3 2.3 0 0 0 4.6 0", "M12 3.2v-.7"),
        "thermometer.medium": Symbol().line(
            "M7 3a2.6 2.6 0 0 1 2.6 2.6v7.9a4.3 4.3 0 1 1 -5.2 0V5.6A2.6 2.6 0 0 1 7 3z", "M7 9.4v6").solid(
            circle(7, 16.9, 2.1)).wide(14),
        "aqi.low": Symbol().solid(*dots_of_dust(1.35)),
        "aqi.medium": Symbol().solid(*dots_of_dust(2.05)),
        "aqi.high": Symbol().solid(*dots_of_dust(2.6)),
        "sunrise": sun_at_horizon(False, "M12 6.6V2.8", "M9.6 4.9l2.4 -2.3l2.4 2.3"),
        "sunrise.fill": sun_at_horizon(True, "M12 6.6V2.8", "M9.6 4.9l2.4 -2.3l2.4 2.3"),
        "sun.horizon": sun_at_horizon(False, "M12 5.4V7.8"), "sun.horizon.fill": sun_at_horizon(True, "M12 5.4V7.8"),
        "sunset": sun_at_horizon(False, "M12 2.4v3.8", "M9.6 4.1l2.4 2.3l2.4 -2.3"),
        "sunset.fill": sun_at_horizon(True, "M12 2.4v3.8", "M9.6 4.1l2.4 2.3l2.4 -2.3"),
    }
    low = Symbol().line(CLOUD).moved(4.6, 4.8, 0.84)
    low_path = low.parts[0][1]
    beams = rays(9.2, 9.2, 6.7, 7.3, turn=pi / 8)
    made["cloud.sun"] = Symbol().line(circle(9.2, 9.2, 3.6), *beams).cut_solid(low_path, margin=2.3).line(low_path).wide(26)
    made["cloud.sun.fill"] = Symbol().solid(circle(9.2, 9.2, 4.5)).line(*beams).cut_solid(low_path, margin=2.3).soft(
        low_path).wide(26)
    drop = "M12 2.8c2.5 3.2 6.6 7.4 6.6 11.6a6.6 6.6 0 0 1 -13.2 0C5.4 10.2 9.5 6 12 2.8z"
    waves = ("M8.2 13.2c1.3 -1 2.5 -1 3.8 0s2.5 1 3.8 0", "M8.6 16.9c1.2 -1 2.2 -1 3.4 0s2.2 1 3.4 0")
    made["drop"] = Symbol().line(drop).wide(20).moved(-2)
    made["drop.fill"] = Symbol().soft(drop).wide(20).moved(-2)
    made["humidity"] = Symbol().line(drop, *waves).wide(20).moved(-2)
    made["humidity.fill"] = Symbol().soft(drop).cut(*waves).wide(20).moved(-2)
    return made


BOLT_BELOW = "M14.6 10.4l-5 6.4h3.2l-1.5 5.2l5.6 -7h-3.3z"


def snow():
    return tuple(circle(x, y, 1.2) for x, y in ((8, 19.4), (13, 19.4), (18, 19.4), (10.5, 22.2), (15.5, 22.2)))


def dots_around(x, y, radius):
    return tuple(circle(x + radius * cos(i * pi / 4), y + radius * sin(i * pi / 4), 1.2) for i in range(8))


def dots_of_dust(radius):
    """Dust: one dot, six dots around it, and curves of air at the corners."""
    places = [(12, 12)] + [(12 + 6.2 * cos(i * pi / 3), 12 + 6.2 * sin(i * pi / 3)) for i in range(6)]
    outer = [(12 + 9.6 * cos(pi / 6 + i * pi / 3), 12 + 9.6 * sin(pi / 6 + i * pi / 3)) for i in range(6)]
    return tuple(circle(x, y, radius) for x, y in places) + tuple(circle(x, y, min(radius, 1.15)) for x, y in outer)


def snowflake():
    arms = []
    for index in range(6):
        a = pi / 2 + index * pi / 3
        x, y = 12 + 9.2 * cos(a), 12 + 9.2 * sin(a)
        arms.append(f"M12 12L{number(x)} {number(y)}")
        fork = (12 + 6 * cos(a), 12 + 6 * sin(a))
        ends = [(fork[0] + 3 * cos(a + turn), fork[1] + 3 * sin(a + turn)) for turn in (-0.95, 0.95)]
        arms.append("M{} {}L{} {}L{} {}".format(*map(number, (*ends[0], *fork, *ends[1]))))
    return arms


def sun_at_horizon(filled, *arrow):
    half = "M7.4 17.4a4.6 4.6 0 0 1 9.2 0z" if filled else "M7.4 17.4a4.6 4.6 0 0 1 9.2 0"
    made = Symbol().soft(half) if filled else Symbol().line(half)
    return made.line("M2.6 17.4h2", "M19.4 17.4h2", "M5.4 10.6l1 1", "M18.6 10.6l-1 1", "M4.6 21.2h14.8", *arrow)


def nature():
    flame = ("M12.6 2.8c.4 3.4 5.9 5.8 5.9 11.6a6.5 6.5 0 0 1 -13 0c0 -3 1.5 -4.9 3 -6.4c.3 1.3 .9 2.2 1.8 2.7"
             "c-.3 -3 .5 -6 2.3 -7.9z")
    core = "M12 20.6a3 3 0 0 1 -3 -3c0 -1.9 1.6 -2.7 2.5 -4.4c1.6 1 3.5 2.4 3.5 4.4a3 3 0 0 1 -3 3z"
    leaf = "M20.6 3.6c.9 8.4 -1.6 15.6 -8.9 15.6c-4 0 -6.6 -2.6 -6.6 -6.2c0 -6.6 7 -8 15.5 -9.4z"
    bolt = "M13.6 2.9L5.4 13.3h5.5l-1.1 7.8l8.4 -10.7h-5.6z"
    tree = "M12 2.8l5.2 6.4h-2.4l4 5h-2.6l3.4 4.4H4.4l3.4 -4.4H5.2l4 -5H6.8z"
    wave = "M2.6 {0}c1.6 0 1.6 1.6 3.13 1.6s1.6 -1.6 3.13 -1.6s1.6 1.6 3.14 1.6s1.6 -1.6 3.13 -1.6s1.6 1.6 3.13 1.6s1.6 -1.6 3.14 -1.6"
    made = {
        "flame": Symbol().line(flame),
        "flame.fill": Symbol().soft(flame).cut_solid(core),
        "leaf": Symbol().line(leaf, "M3 21.4c1.6 -4.4 4.8 -7.6 9.6 -9.4"),
        "leaf.fill": Symbol().soft(leaf).cut("M3 21.4c1.6 -4.4 4.8 -7.6 9.6 -9.4").line("M3 21.4c.5 -1.4 1.2 -2.6 2 -3.7"),
        "bolt": Symbol().line(bolt), "bolt.fill": Symbol().soft(bolt),
        "tree": Symbol().line(tree, "M12 18.6v3"), "tree.fill": Symbol().soft(tree).line("M12 18.6v3"),
        "water.waves": Symbol().line(*(wave.format(y) for y in (6.2, 11.2, 16.2))),
        "globe": Symbol().line(RING, "M3 12h18", "M12 3c5 5 5 13 0 18c-5 -5 -5 -13 0 -18z"),
        "pawprint.fill": Symbol().soft("M12 12.6c2.6 0 5 2.8 5 5.2c0 3 -3 1.9 -5 1.9s-5 1.1 -5 -1.9c0 -2.4 2.4 -5.2 5 -5.2z").solid(
            circle(5, 10.8, 2.1), circle(9.2, 6.2, 2.3), circle(14.8, 6.2, 2.3), circle(19, 10.8, 2.1)),
    }
    return made


def arrows():
    made = {
        "arrow.up": ("M12 20.4V4", "M5 11l7 -7l7 7"), "arrow.down": ("M12 3.6V20", "M5 13l7 7l7 -7"),
        "arrow.left": ("M20.4 12H4", "M11 5l-7 7l7 7"), "arrow.right": ("M3.6 12H20", "M13 5l7 7l-7 7"),
        "arrow.up.right": ("M5.6 18.4L18 6", "M8.4 6H18v9.6"),
        "arrow.clockwise": ("M19.6 9.2A8.4 8.4 0 1 0 20.4 13", "M20.4 3.8v5.6h-5.6"),
        "arrow.counterclockwise": ("M4.4 9.2A8.4 8.4 0 1 1 3.6 13", "M3.6 3.8v5.6h5.6"),
        "arrow.triangle.2.circlepath": (
            "M20.2 10.4A8.4 8.4 0 0 0 5.4 6.8", "M5 2.9v4.3h4.3", "M3.8 13.6A8.4 8.4 0 0 0 18.6 17.2", "M19 21.1v-4.3h-4.3"),
        "repeat": ("M4 11.4V10a3.6 3.6 0 0 1 3.6 -3.6H19.6", "M16.6 3l3.4 3.4l-3.4 3.4", "M20 12.6V14a3.6 3.6 0 0 1 -3.6 3.6H4.4",
                   "M7.4 21L4 17.6l3.4 -3.4"),
    }
    made = {name: Symbol().line(*paths) for name, paths in made.items()}
    made["chevron.left"] = Symbol().line("M10.6 4.4L3.4 12l7.2 7.6").wide(14)
    made["chevron.right"] = Symbol().line("M3.4 4.4l7.2 7.6l-7.2 7.6").wide(14)
    made["chevron.up"] = Symbol().line("M4.4 15.6L12 8.4l7.6 7.2")
    made["chevron.down"] = Symbol().line("M4.4 8.4l7.6 7.2l7.6 -7.2")
    for name in ("arrow.up", "arrow.down", "arrow.right", "arrow.left", "chevron.right"):
        small = {
            "arrow.up": ("M12 16.8V7.4", "M8 11.2l4 -4l4 4"), "arrow.down": ("M12 7.2v9.4", "M8 12.8l4 4l4 -4"),
            "arrow.right": ("M7.2 12h9.4", "M12.8 8l4 4l-4 4"), "arrow.left": ("M16.8 12H7.4", "M11.2 8l-4 4l4 4"),
            "chevron.right": ("M10.4 7.8l4.2 4.2l-4.2 4.2",),
        }[name]
        made[name + ".circle"] = ring(*small)
        made[name + ".circle.fill"] = disc(*small)
    sign = "M10.6 2.9a2 2 0 0 1 2.8 0l7.7 7.7a2 2 0 0 1 0 2.8l-7.7 7.7a2 2 0 0 1 -2.8 0l-7.7 -7.7a2 2 0 0 1 0 -2.8z"
    turn = ("M9 15.6v-2.4a2 2 0 0 1 2 -2h4.6", "M13.2 8.4l2.8 2.8l-2.8 2.8")
    made["arrow.triangle.turn.up.right.diamond"] = Symbol().line(sign, *turn)
    made["arrow.triangle.turn.up.right.diamond.fill"] = Symbol().soft(sign).cut(*turn)
    return made


def transport():
    car = "M4.4 11.4L6 6.9a2.6 2.6 0 0 1 2.5 -1.8h9a2.6 2.6 0 0 1 2.5 1.8l1.6 4.5a2.8 2.8 0 0 1 1.9 2.7v4.1H2.5v-4.1a2.8 2.8 0 0 1 1.9 -2.7z"
    lamps = (circle(7, 15, 1.3), circle(19, 15, 1.3))
    wheels = ("M5.4 18.6v2", "M20.6 18.6v2")
    p = "M9.4 17.6V6.4h3.8a3.5 3.5 0 0 1 0 7H9.4"
    plane = "M20.1 11c1.5 0 1.5 2 0 2h-5.2l-5 7.6h-1.6L10.7 13h-4.4l-1.8 2.2h-1.2L4.2 12l-.9 -3.2h1.2l1.8 2.2h4.4l-2.4 -7.6h1.6l5 7.6z"
    pin = "M12 21.6c-3.4 -3.6 -7 -7.2 -7 -11.6a7 7 0 0 1 14 0c0 4.4 -3.6 8 -7 11.6z"
    made = {
        "car": Symbol().line(car, "M4.6 11.2h16.8", *wheels).solid(*lamps).wide(26),
        "car.fill": Symbol().soft(car).cut("M6.6 10.9h12.8l-1.2 -3.3a.9 .9 0 0 0 -.85 -.6H8.65a.9 .9 0 0 0 -.85 .6z", width=0.6)
        .cut_solid("M6.6 10.9h12.8l-1.2 -3.3a.9 .9 0 0 0 -.85 -.6H8.65a.9 .9 0 0 0 -.85 .6z", *lamps).line(*wheels).wide(26),
        "parkingsign": Symbol().line("M4.4 20.6V3.4h5.6a5.2 5.2 0 0 1 0 10.4H4.4").wide(18),
        "parkingsign.circle": ring(p), "parkingsign.circle.fill": disc(p),
        "bicycle": Symbol().line(
            circle(6, 15.6, 4.4), circle(22, 15.6, 4.4), "M6 15.6l4.4 -8h8.2L14 15.6H6", "M10.4 7.6L14 15.6", "M17.2 4.6h2.6L22 15.6",
            "M8.6 5h3").wide(28),
        "tram.fill": Symbol().soft(box(5, 4, 14, 13.5, 3)).cut_solid(box(7, 7, 10, 4.4, 1), circle(8.6, 14.6, 1.2), circle(15.4, 14.6, 1.2))
        .line("M8.4 19.4L6.6 21.6", "M15.6 19.4l1.8 2.2"),
        "bus.fill": Symbol().soft(box(4, 4, 16, 14, 2.6)).cut_solid(box(6, 6.6, 12, 5, .8), circle(7.6, 15, 1.2), circle(16.4, 15, 1.2))
        .line("M7 19.6v1.4", "M17 19.6v1.4"),
        "airplane": Symbol().soft(plane),
        "airplane.departure": Symbol().soft(moved(turned(plane, -25), 2.4, .4, .8)).line("M3 21.2h18"),
        "airplane.arrival": Symbol().soft(moved(turned(plane, 25), 2.4, .4, .8)).line("M3 21.2h18"),
        "mappin": Symbol().soft(circle(6, 6.6, 3.4)).line("M6 10v11").wide(12),
        "mappin.and.ellipse": Symbol().solid(circle(12, 6, 4.2)).line(
            "M12 9v8.4", "M8 13.8c-3.2 .5 -5.4 1.8 -5.4 3.4c0 2.2 4.2 3.9 9.4 3.9s9.4 -1.7 9.4 -3.9c0 -1.6 -2.2 -2.9 -5.4 -3.4"),
        "mappin.circle": Symbol().line(RING, "M12 11v6").solid(circle(12, 9, 2.9)),
        "mappin.circle.fill": Symbol().solid(DISC).cut_solid(circle(12, 9, 2.9)).cut("M12 11v6.2"),
        "mappin.slash": slashed(Symbol().line(pin, circle(12, 10, 2.4))),
    }
    arrow = "M20.6 3.4L13.6 20.4l-2.8 -7.2L3.6 10.4z"
    made |= outlined_and_filled("location", arrow)
    made["location.slash"] = slashed(Symbol().line(arrow))
    made["location.slash.fill"] = slashed(Symbol().soft(arrow))
    made["location.circle"] = ring("M16 8l-3.4 8.2l-1.3 -3.5L7.8 11.4z")
    made["location.circle.fill"] = disc().cut_solid("M16 8l-3.4 8.2l-1.3 -3.5L7.8 11.4z", margin=0.4)
    sheet = "M8.6 4.2l6.8 2.8l5.6 -2.8v12.8l-5.6 2.8l-6.8 -2.8L3 19.8V7z"
    made["map"] = Symbol().line(sheet, "M8.6 4.2V17", "M15.4 7v12.8")
    made["map.fill"] = Symbol().soft(sheet).cut("M8.6 5.2V17.6", "M15.4 6.4V18.8", width=1.6)
    return made


def media():
    made = {}
    made |= outlined_and_filled("play", "M6.4 4.4v15.2a.9 .9 0 0 0 1.36 .77l12.4 -7.6a.9 .9 0 0 0 0 -1.54L7.76 3.63A.9 .9 0 0 0 6.4 4.4z")
    made["pause"] = Symbol().line(box(5.5, 4, 4, 16, 1), box(14.5, 4, 4, 16, 1))
    made["pause.fill"] = Symbol().solid(box(5, 3.2, 5, 17.6, 1.4), box(14, 3.2, 5, 17.6, 1.4))
    made["stop.fill"] = Symbol().solid(box(4.4, 4.4, 15.2, 15.2, 2.4))
    triangle = "M2.8 6.6v10.8l8.6 -5.4z"
    both = Symbol().soft(triangle).cut_solid("M14 6.6v10.8l8.6 -5.4z", margin=1.9).soft("M14 6.6v10.8l8.6 -5.4z").wide(26)
    made["forward.fill"] = both
    made["backward.fill"] = Symbol([(kind, mirrored(path, 26)) for kind, path in both.parts], 26)
    made["play.circle"] = Symbol().line(RING).soft("M10.2 8.8v6.4l5 -3.2z")
    made["play.circle.fill"] = disc().cut_solid("M10 8v8l6.4 -4z", margin=0.4)
    made["music.note"] = Symbol().line("M10 17.6V5.4l8.4 -2v4.2l-8.4 2").solid(
        "M10.9 17.8c0 2 -1.8 3.6 -4 3.6c-1.9 0 -3.2 -1 -3.2 -2.6c0 -2 1.8 -3.5 4 -3.5c1.9 0 3.2 1 3.2 2.5z").wide(22)
    made["photo"] = Symbol().line(box(2.6, 4, 20.8, 16, 3), "M3.4 17.6l5.2 -5.2l4 4l3.2 -3.2l6.6 5.4").solid(circle(16.6, 9, 1.7)).wide(26)
    made["photo.fill"] = Symbol().soft(box(2.6, 4, 20.8, 16, 3)).cut("M3 17.6l5.6 -5.4l4 4l3.2 -3.2l7 5.6", width=1.8).cut_solid(
        circle(16.6, 8.8, 1.8)).wide(26)
    camera = "M5.2 7h2.6l1.7 -2.6h5L16.2 7h2.6A2.6 2.6 0 0 1 21.4 9.6v7.8a2.6 2.6 0 0 1 -2.6 2.6H5.2a2.6 2.6 0 0 1 -2.6 -2.6V9.6A2.6 2.6 0 0 1 5.2 7z"
    made["camera"] = Symbol().line(camera, circle(12, 13.3, 3.6))
    made["camera.fill"] = Symbol().soft(camera).cut(circle(12, 13.3, 3.4), width=1.7)
    phone = ("M6.7 3.4l2.6 .1c.5 0 .9 .3 1 .8l.8 3.2c.1 .4 0 .8 -.3 1.1L9 10.4c1.1 2.1 2.6 3.6 4.7 4.7l1.7 -1.8c.3 -.3 .7 -.4 1.1 -.3"
             "l3.2 .8c.5 .1 .8 .5 .8 1l.1 2.6c0 1.8 -1.4 3.2 -3.2 3.1C10.1 20.1 3.9 13.9 3.5 6.6A3.1 3.1 0 0 1 6.7 3.4z")
    made["phone"] = Symbol().line(phone)
    made["phone.fill"] = Symbol().soft(phone)
    letter = box(2.6, 5, 20.8, 14.4, 2.8)
    made["envelope"] = Symbol().line(letter, "M3.6 7l8 6.4a2.2 2.2 0 0 0 2.8 0l8 -6.4").wide(26)
    made["envelope.fill"] = Symbol().soft(letter).cut("M3 6.4l8.6 6.8a2.2 2.2 0 0 0 2.8 0l8.6 -6.8", width=1.8).wide(26)
    bubble = "M6 4h12a3.4 3.4 0 0 1 3.4 3.4v6.4a3.4 3.4 0 0 1 -3.4 3.4h-6.4L7 21.2v-4H6a3.4 3.4 0 0 1 -3.4 -3.4V7.4A3.4 3.4 0 0 1 6 4z"
    made |= outlined_and_filled("bubble.left", bubble)
    made |= outlined_and_filled("text.bubble", bubble, "M7.2 8.8h9.6", "M7.2 12.6h6.4")
    made["speaker.wave.2.fill"] = Symbol().soft("M3 9.4h3.6L12 5v14l-5.4 -4.4H3z").line(
        "M15.4 9a4.6 4.6 0 0 1 0 6", "M18.4 6.2a9 9 0 0 1 0 11.6")
    made["headphones"] = Symbol().line("M3.6 16v-3.4a8.4 8.4 0 0 1 16.8 0V16").soft(box(3.6, 14.4, 2.6, 5.6, 1.3), box(17.8, 14.4, 2.6, 5.6, 1.3))
    return made


def health():
    heart = "M12 20.4C8 17.6 3 13.6 3 9a5 5 0 0 1 9 -3a5 5 0 0 1 9 3c0 4.6 -5 8.6 -9 11.4z"
    made = {}
    made |= outlined_and_filled("heart", heart)
    made["heart.text.square"] = Symbol().line(FRAME, "M7.4 16.6h9.2").soft(
        "M12 13c-1.6 -1.1 -3.3 -2.5 -3.3 -4.2A1.8 1.8 0 0 1 12 7.8a1.8 1.8 0 0 1 3.3 1c0 1.7 -1.7 3.1 -3.3 4.2z")
    made["dumbbell"] = Symbol().line(
        box(5.6, 5.6, 3.6, 12.8, 1.6), box(18.8, 5.6, 3.6, 12.8, 1.6), "M9.2 12h9.6", "M2.6 9.4v5.2", "M25.4 9.4v5.2").wide(28)
    made["dumbbell.fill"] = Symbol().soft(box(5.6, 5.6, 3.6, 12.8, 1.6), box(18.8, 5.6, 3.6, 12.8, 1.6)).line(
        "M9.2 12h9.6", "M2.6 9.4v5.2", "M25.4 9.4v5.2").wide(28)
    capsule = "M4.6 12.6l5.8 -5.8a4.2 4.2 0 0 1 5.9 5.9l-5.8 5.8a4.2 4.2 0 0 1 -5.9 -5.9z"
    made["pills"] = Symbol().line(capsule, "M7.5 9.7l5.9 5.9").cut_solid(circle(18.2, 17.2, 4), margin=2.2).line(
        circle(18.2, 17.2, 3.9), "M15.6 17.2h5.2")
    made["pills.fill"] = Symbol().soft(capsule).cut("M7 9.2l6.9 6.9", width=1.6).add(
        Symbol().solid(circle(18.6, 17.4, 4.2)).cut("M15.6 17.4h6", width=1.6))
    bed = ("M2.6 20.2v-5.4a2.6 2.6 0 0 1 2.6 -2.6h17.6a2.6 2.6 0 0 1 2.6 2.6v5.4", "M2.6 17h22.8",
           "M4.8 12V7.4A2.6 2.6 0 0 1 7.4 4.8h13.2a2.6 2.6 0 0 1 2.6 2.6V12")
    pillows = ("M8 12V10.4a1.2 1.2 0 0 1 1.2 -1.2h2.6a1.2 1.2 0 0 1 1.2 1.2V12", "M15 12V10.4a1.2 1.2 0 0 1 1.2 -1.2h2.6a1.2 1.2 0 0 1 1.2 1.2V12")
    made["bed.double"] = Symbol().line(*bed, *pillows).wide(28)
    made["bed.double.fill"] = Symbol().soft(
        "M2.6 17v-2.2a2.6 2.6 0 0 1 2.6 -2.6h17.6a2.6 2.6 0 0 1 2.6 2.6V17z",
        "M4.8 12.2V7.4A2.6 2.6 0 0 1 7.4 4.8h13.2a2.6 2.6 0 0 1 2.6 2.6v4.8z").cut_solid(
        box(7.2, 8, 6, 3.6, 1.2), box(14.8, 8, 6, 3.6, 1.2)).cut("M2 12.6h24", width=1.4).line("M2.6 17v3.2", "M25.4 17v3.2").wide(28)
    made["cross.case.fill"] = Symbol().soft(box(3, 7.6, 18, 12.6, 2.6)).cut("M12 10.8v6.2", "M8.9 13.9h6.2").line("M8.6 7.4V5.6a1.6 1.6 0 0 1 1.6 -1.6h3.6a1.6 1.6 0 0 1 1.6 1.6v1.8")
    cup = "M3.4 5.6h13.4v7a5 5 0 0 1 -5 5H8.4a5 5 0 0 1 -5 -5z"
    made["cup.and.saucer"] = Symbol().line(cup, "M16.8 7.2h1.8a3 3 0 0 1 0 6h-2", "M3 21h14.4").wide(25)
    made["cup.and.saucer.fill"] = Symbol().soft(cup).line("M16.8 7.2h1.8a3 3 0 0 1 0 6h-2", "M3 21h14.4").wide(25)
    made["fork.knife"] = Symbol().line(
        "M4.6 3.2v5.2a3 3 0 0 0 6 0V3.2", "M7.6 3.2v18").line("M15.8 21.2V4.4").soft("M15.8 3.4c2.6 1.4 3.8 4.6 3.6 9.6h-3.6z").wide(23)
    made["figure.cooldown"] = Symbol().solid(circle(8, 4, 2.3)).line("M8 8.6v5.8l4.6 1.2l5 5.2", "M8 14.4L4 21.2", "M8 8.6l5.6 1.8l3.4 -3")
    made["waveform.path.ecg"] = Symbol().line("M2.6 12.6h4l2.4 -7.2l4.4 13.4l2.6 -8.2l1.4 2h4")
    made["lungs.fill"] = Symbol().line("M12 3v7.4").soft(
        "M9.6 9c-3.4 1.6 -6 6 -6 9.6c0 2.4 2 2.6 4 1.8c1.6 -.6 2 -1.6 2 -3z", "M14.4 9c3.4 1.6 6 6 6 9.6c0 2.4 -2 2.6 -4 1.8c-1.6 -.6 -2 -1.6 -2 -3z")
    return made


def editing():
    pencil = "M4 20l1.2 -5L16.4 3.8a2.1 2.1 0 0 1 3 0l.8 .8a2.1 2.1 0 0 1 0 3L9 18.8z"
    sheet = "M13.4 4.6H7.6A3.6 3.6 0 0 0 4 8.2v8.4a3.6 3.6 0 0 0 3.6 3.6H16a3.6 3.6 0 0 0 3.6 -3.6v-6"
    bin_ = "M5.6 6.6l1 12.4a2 2 0 0 0 2 1.9h6.8a2 2 0 0 0 2 -1.9l1 -12.4"
    lid = ("M3.6 6.6h16.8", "M8.8 6.4V4.9a1.8 1.8 0 0 1 1.8 -1.8h2.8a1.8 1.8 0 0 1 1.8 1.8v1.5")
    pin = "M8.4 3h7.2l-.8 6.2l3 2.4c.6 .6 .9 1.3 .9 2.2v.6H5.3v-.6c0 -.9 .3 -1.6 .9 -2.2l3 -2.4z"
    paper = "M7.6 2.8h5.8l5.4 5.4v10a3 3 0 0 1 -3 3H7.6a3 3 0 0 1 -3 -3V5.8a3 3 0 0 1 3 -3z"
    made = {
        "plus": Symbol().line("M12 5v14", "M5 12h14"), "minus": Symbol().line("M5 12h14"),
        "xmark": Symbol().line("M5.4 5.4l13.2 13.2", "M18.6 5.4L5.4 18.6"),
        "pencil": Symbol().line(pencil, "M14 6.2l3.8 3.8"),
        "pencil.and.outline": Symbol().line(pencil, "M8 16L17.4 6.6"),
        "square.and.pencil": Symbol().line(sheet, "M10 14l.6 -2.8l8 -8a1.5 1.5 0 0 1 2.2 2.2l-8 8z"),
        "square.and.arrow.up": Symbol().line(
            "M8.4 9.4H7.6A2.6 2.6 0 0 0 5 12v6.4A2.6 2.6 0 0 0 7.6 21h8.8a2.6 2.6 0 0 0 2.6 -2.6V12a2.6 2.6 0 0 0 -2.6 -2.6h-.8",
            "M12 15V3.4", "M8.2 6.8L12 3l3.8 3.8"),
        "trash": Symbol().line(bin_, *lid, "M10 10.4l.3 6.6", "M14 10.4l-.3 6.6"),
        "trash.fill": Symbol().soft(bin_ + "z").cut("M10 10.8l.3 6.2", "M14 10.8l-.3 6.2", width=1.7).line(*lid),
        "pin": Symbol().line(pin, "M12 14.4v6.8"), "pin.fill": Symbol().soft(pin).line("M12 14.4v6.8"),
        "note.text": Symbol().line(box(3, 3.6, 18, 16.8, 3.2), "M7.2 8.6h9.6", "M7.2 12.2h9.6", "M7.2 15.8h5.4"),
        "list.dash": Symbol().line(*(f"M3 {y}h2M9 {y}h12" for y in (6, 12, 18))),
        "list.bullet": Symbol().line("M9 6h12", "M9 12h12", "M9 18h12").solid(*(circle(4, y, 1.6) for y in (6, 12, 18))),
        "checklist": Symbol().line("M2.8 6.2l1.8 1.8l3.2 -3.8", "M2.8 16.2l1.8 1.8l3.2 -3.8", "M12 6.6h9.4", "M12 16.6h9.4"),
        "magnifyingglass": Symbol().line(circle(10.4, 10.4, 7), "M15.6 15.6l5.4 5.4"),
        "paperclip": Symbol().line("M19.4 11.4l-7.6 7.6a5 5 0 0 1 -7.1 -7.1l8.2 -8.2a3.4 3.4 0 0 1 4.8 4.8l-8.1 8.1a1.7 1.7 0 0 1 -2.4 -2.4l7 -7"),
        "link": Symbol().line("M10 14.4a4.4 4.4 0 0 0 6.4 .2l3 -3a4.4 4.4 0 0 0 -6.2 -6.2l-1.4 1.4", "M14 9.6a4.4 4.4 0 0 0 -6.4 -.2l-3 3a4.4 4.4 0 0 0 6.2 6.2l1.4 -1.4"),
    }
    made |= outlined_and_filled("doc.text", paper, "M8.6 12.2h6.2", "M8.6 16h6.2", width=23)
    made |= outlined_and_filled("doc", paper, width=23)
    made |= outlined_and_filled("bookmark", "M6 3.8h12a.8 .8 0 0 1 .8 .8v15.6l-6.8 -4.8l-6.8 4.8V4.6a.8 .8 0 0 1 .8 -.8z")
    tag = "M3.6 4.6a1 1 0 0 1 1 -1h6.9a2 2 0 0 1 1.4 .6l7.4 7.4a2 2 0 0 1 0 2.8l-5.9 5.9a2 2 0 0 1 -2.8 0l-7.4 -7.4a2 2 0 0 1 -.6 -1.4z"
    made["tag"] = Symbol().line(tag).solid(circle(8.2, 8.2, 1.5))
    made["tag.fill"] = Symbol().soft(tag).cut_solid(circle(8, 8, 1.7))
    made |= outlined_and_filled("flag", "M5 4.2c4.6 -2.4 8.2 2 14.4 -.4v9.8c-6.2 2.4 -9.8 -2 -14.4 .4")
    for name in ("flag", "flag.fill"):
        made[name].line("M5 4.2v17")
    folder = "M3 7a2.8 2.8 0 0 1 2.8 -2.8h3.5c.7 0 1.3 .3 1.7 .7l1.2 1.2c.4 .4 1 .7 1.6 .7h5.4A2.8 2.8 0 0 1 22 9.6v7.6a2.8 2.8 0 0 1 -2.8 2.8H5.8A2.8 2.8 0 0 1 3 17.2z"
    made["folder"] = Symbol().line(folder, "M3.2 10.4h18.6").wide(25)
    made["folder.fill"] = Symbol().soft(folder).cut("M2 10.2h21", width=1.4).wide(25)
    tray = "M3 14.4L5.8 6.2A2.4 2.4 0 0 1 8.1 4.6h7.8a2.4 2.4 0 0 1 2.3 1.6L21 14.4v3.4a2.4 2.4 0 0 1 -2.4 2.4H5.4A2.4 2.4 0 0 1 3 17.8z"
    slot = "M3.2 14h4.6c.5 0 .9 .4 1 .9c.3 1.3 1.6 2.1 3.2 2.1s2.9 -.8 3.2 -2.1c.1 -.5 .5 -.9 1 -.9h4.6"
    made["tray"] = Symbol().line(tray, slot)
    sheets = ("M9 8.4h6", "M8 11.4h8")
    made["tray.full"] = Symbol().line(tray, slot, *sheets)
    made["tray.full.fill"] = Symbol().soft(tray).cut(slot, *sheets, width=1.8)
    made["tray.fill"] = Symbol().soft(tray).cut(slot, width=1.8)
    made["archivebox"] = Symbol().line(box(2.8, 4, 18.4, 4.8, 1.6), "M4.6 8.8v8.8a2.6 2.6 0 0 0 2.6 2.6h9.6a2.6 2.6 0 0 0 2.6 -2.6V8.8", "M9.4 12.6h5.2")
    made["archivebox.fill"] = Symbol().soft(box(2.8, 4, 18.4, 3.8, 1.2)).add(
        Symbol().soft("M4.6 11.2v6.4a2.6 2.6 0 0 0 2.6 2.6h9.6a2.6 2.6 0 0 0 2.6 -2.6v-6.4z").cut("M9.4 13.8h5.2"))
    return made


def objects():
    eye = "M2.6 12c2.4 -4.2 5.6 -6.4 9.4 -6.4s7 2.2 9.4 6.4c-2.4 4.2 -5.6 6.4 -9.4 6.4s-7 -2.2 -9.4 -6.4z"
    house = "M4.6 10.8L12 4.2l7.4 6.6v8a1.6 1.6 0 0 1 -1.6 1.6H6.2a1.6 1.6 0 0 1 -1.6 -1.6z"
    roof = "M2.6 12.2L12 3.8l9.4 8.4"
    lock = box(4.6, 10.6, 14.8, 10.4, 2.6)
    shackle = "M7.8 10.4V7.6a4.2 4.2 0 0 1 8.4 0v2.8"
    bars = (box(3.6, 12.4, 4, 8, 1), box(10, 7.6, 4, 12.8, 1), box(16.4, 3.6, 4, 16.8, 1))
    made = {
        "star": Symbol().line(star(12, 12.8, 9.6, 4.3)), "star.fill": Symbol().soft(star(12, 12.8, 9.6, 4.3)),
        "star.leadinghalf.filled": Symbol().line(star(12, 12.8, 9.6, 4.3)).soft("M12 3.2L9.47 9.32L2.87 9.83L7.91 14.13L6.36 20.57L12 17.1z"),
        "house": Symbol().line(roof, "M5 10.2v8.6a1.8 1.8 0 0 0 1.8 1.8h10.4a1.8 1.8 0 0 0 1.8 -1.8v-8.6", "M9.8 20.4v-5.6h4.4v5.6"),
        "house.fill": Symbol().soft(house).line(roof).cut_solid("M10 21.6v-5.8a.8 .8 0 0 1 .8 -.8h2.4a.8 .8 0 0 1 .8 .8v5.8z"),
        "lock": Symbol().line(lock, shackle), "lock.fill": Symbol().soft(lock).line(shackle),
        "lock.open": Symbol().line(lock, "M7.8 10.4V7.6a4.2 4.2 0 0 1 8.2 -1.4"),
        "lock.open.fill": Symbol().soft(lock).line("M7.8 10.4V7.6a4.2 4.2 0 0 1 8.2 -1.4"),
        "eye": Symbol().line(eye, circle(12, 12, 3)),
        "eye.fill": Symbol().soft(eye).cut(circle(12, 12, 3.6), width=1.7),
        "eye.slash": slashed(Symbol().line(eye, circle(12, 12, 3))),
        "eye.slash.fill": slashed(Symbol().soft(eye).cut(circle(12, 12, 3.6), width=1.7)),
        "chart.bar": Symbol().line(*bars), "chart.bar.fill": Symbol().solid(
            box(2.4, 12, 5.2, 9.6, 1.5), box(9.4, 7, 5.2, 14.6, 1.5), box(16.4, 2.6, 5.2, 19, 1.5)),
        "chart.line.uptrend.xyaxis": Symbol().line("M3.4 3.6v13.8a3 3 0 0 0 3 3h14.2", "M7.4 15l4 -4.6l3.2 2.8l5.4 -6.8", "M16.2 6h4v4"),
        "creditcard": Symbol().line(box(2.6, 4.6, 20.8, 14.8, 3), "M2.8 9.4h20.4", "M6.4 15h3.8").wide(26),
        "creditcard.fill": Symbol().soft(box(2.6, 4.6, 20.8, 14.8, 3)).cut("M1.6 9.4h22.8", width=1.8).cut("M6.4 15h3.8", width=1.7).wide(26),
        "gift": Symbol().line(box(3, 7.6, 18, 4.4, 1.4), "M4.8 12v6.6a2 2 0 0 0 2 2h10.4a2 2 0 0 0 2 -2V12", "M12 7.6v13",
                              "M12 7.4c-1.4 0 -5.2 0 -5.2 -2.4c0 -1.2 .9 -2 2 -2c2.2 0 3.2 2.6 3.2 4.4z", "M12 7.4c1.4 0 5.2 0 5.2 -2.4c0 -1.2 -.9 -2 -2 -2c-2.2 0 -3.2 2.6 -3.2 4.4z"),
        "gift.fill": Symbol().soft(box(3, 8, 18, 3.2, 1)).soft("M4.8 13.8h14.4v4.8a2 2 0 0 1 -2 2H6.8a2 2 0 0 1 -2 -2z").cut(
            "M12 6.6v15", "M3 12.5h18", width=1.5).line(
            "M12 7.2c-1.4 0 -5.2 0 -5.2 -2.3c0 -1.2 .9 -1.9 2 -1.9c2.2 0 3.2 2.4 3.2 4.2c0 -1.8 1 -4.2 3.2 -4.2c1.1 0 2 .7 2 1.9c0 2.3 -3.8 2.3 -5.2 2.3z"),
        "cart": Symbol().line("M2.6 3.8h2.2a1.4 1.4 0 0 1 1.4 1.2L8 15.6h11l2.4 -9H6.6").solid(circle(9.4, 19.8, 1.8), circle(17.8, 19.8, 1.8)),
        "cart.fill": Symbol().line("M2.6 3.8h2.2a1.4 1.4 0 0 1 1.4 1.2L8 15.6h11").soft("M6.6 6.6h14.8l-2.4 9H8z").solid(circle(9.4, 19.8, 1.8), circle(17.8, 19.8, 1.8)),
        "gearshape": Symbol().line(gear(), circle(12, 12, 3)),
        "gearshape.fill": Symbol().soft(gear()).cut_solid(circle(12, 12, 3)),
        "lightbulb": Symbol().line("M9 17.4c0 -2.6 -3.2 -4 -3.2 -8.2a6.2 6.2 0 0 1 12.4 0c0 4.2 -3.2 5.6 -3.2 8.2z", "M9.8 20.8h4.4"),
        "lightbulb.fill": Symbol().soft("M9 16.8c0 -2.4 -3.2 -3.6 -3.2 -7.6a6.2 6.2 0 0 1 12.4 0c0 4 -3.2 5.2 -3.2 7.6z").line("M9.6 20.8h4.8"),
        "key.fill": Symbol().soft(circle(8, 8.6, 4.6)).cut_solid(circle(7.2, 7.8, 1.7)).line("M11.6 12.2l7.8 7.8", "M16.4 17l2.4 -2.4", "M19.4 20l1.6 -1.6"),
        "testtube.2": Symbol().line(
            "M3.6 3.4h7.2", "M4.6 3.4v14.6a2.6 2.6 0 0 0 5.2 0V3.4", "M13.2 3.4h7.2", "M14.2 3.4v14.6a2.6 2.6 0 0 0 5.2 0V3.4").solid(
            "M4.6 11.6h5.2v6.4a2.6 2.6 0 0 1 -5.2 0z", "M14.2 8.6h5.2v9.4a2.6 2.6 0 0 1 -5.2 0z"),
        "battery.100": Symbol().line(box(2.6, 6.6, 20, 10.8, 3), "M25.4 10.6v2.8").solid(box(5, 9, 15.2, 6, 1.2)).wide(28),
        "paintbrush.fill": Symbol().soft("M20 4L11.6 14.6l-2.2 -2.2z").soft("M8 14.4c2 -.4 3.4 1.4 2.6 3.4c-.8 2 -3.4 2.8 -6.8 2.6c1.6 -1.2 1.2 -3 1.8 -4.4c.4 -.9 1.4 -1.4 2.4 -1.6z"),
    }
    made |= outlined_and_filled(
        "key.horizontal", "M10.9 9.8H20.2l2.2 2.2l-2.2 2.2h-1.6l-1.5 -1.3l-1.5 1.3l-1.5 -1.3l-1.5 1.3H10.9a4.6 4.6 0 1 1 0 -4.4z",
        dots=(circle(5.8, 12, 1.3),))
    cup = "M7 3.4h10v5.2a5 5 0 0 1 -10 0z"
    handles = ("M7 5.2H3.4v1.4A4 4 0 0 0 7.4 10.6", "M17 5.2h3.6v1.4a4 4 0 0 1 -4 4")
    foot = ("M12 13.6v4.2", "M7.8 20.8c0 -1.8 1.8 -3 4.2 -3s4.2 1.2 4.2 3z")
    made["trophy"] = Symbol().line(cup, *handles, *foot)
    made["trophy.fill"] = Symbol().soft(cup).line(*handles, foot[0]).soft(foot[1])
    cap = "M13 4.6l10.4 4.7L13 14L2.6 9.3z"
    made["graduationcap"] = Symbol().line(cap, "M7 11.6v5.2c1.4 1.8 3.6 2.7 6 2.7s4.6 -.9 6 -2.7v-5.2", "M23.4 9.4v6.2").wide(26)
    made["graduationcap.fill"] = Symbol().soft("M7 12v4.8c1.4 1.8 3.6 2.7 6 2.7s4.6 -.9 6 -2.7V12z").cut_solid(cap, margin=2.4).soft(cap).line(
        "M23.4 9.4v6.2").wide(26)
    left = "M13 6.2C10.6 4.6 7 4.2 3.4 4.8a1 1 0 0 0 -.8 1v12.4a1 1 0 0 0 1.1 1c3.5 -.5 6.9 -.1 9.3 1.3z"
    right = mirrored(left, 26)
    made["book"] = Symbol().line(left, right).wide(26)
    made["book.fill"] = Symbol().soft(left, right).cut("M13 5v17", width=1.4).wide(26)
    closed = "M7.6 3h9.8a1.4 1.4 0 0 1 1.4 1.4v15.2a1.4 1.4 0 0 1 -1.4 1.4H7.6a2.4 2.4 0 0 1 -2.4 -2.4V5.4A2.4 2.4 0 0 1 7.6 3z"
    spine = "M5.4 18.4a2.2 2.2 0 0 1 2.2 -2.2h11"
    made["book.closed"] = Symbol().line(closed, spine)
    made["book.closed.fill"] = Symbol().soft(closed).cut("M6.2 18.6a2 2 0 0 1 1.6 -1.2H20", width=1.6)
    made["text.book.closed"] = Symbol().line(closed, spine, "M9 7.4h6", "M9 11h4")
    made["text.book.closed.fill"] = Symbol().soft(closed).cut("M6.2 18.6a2 2 0 0 1 1.6 -1.2H20", width=1.6).cut("M9 7.4h6", "M9 11h4", width=1.8)
    shelf = (box(3, 4.6, 4.4, 16, 1.1), box(8.6, 3.4, 4.4, 17.2, 1.1), "M14.9 6.5l3 -.8a1 1 0 0 1 1.2 .7l3.4 12.6a1 1 0 0 1 -.7 1.2l-2.7 .7a1 1 0 0 1 -1.2 -.7L14.2 7.7a1 1 0 0 1 .7 -1.2z")
    made["books.vertical"] = Symbol().line(*shelf, "M3.2 16.4h4", "M8.8 8h4").wide(25)
    made["books.vertical.fill"] = books_filled(shelf)
    return made


def books_filled(shelf):
    first = Symbol().solid(box(2.2, 4, 5, 17.4, 1.4)).cut("M1 16.8h8", width=1.3)
    second = Symbol().solid(box(8.4, 2.6, 5, 18.8, 1.4)).cut("M7 7.4h8", width=1.3)
    third = Symbol().soft("M15.9 6.7l2.3 -.6a.5 .5 0 0 1 .6 .35l3.3 12.4a.5 .5 0 0 1 -.35 .6l-2 .55a.5 .5 0 0 1 -.6 -.35L15.5 7.3a.5 .5 0 0 1 .4 -.6z")
    return first.add(second).add(third).wide(25)


def gear(teeth=8, outer=9.2, inner=6.9):
    corners = []
    for index in range(teeth):
        middle = index * 2 * pi / teeth - pi / 2
        for radius, turn in ((inner, -0.28), (outer, -0.17), (outer, 0.17), (inner, 0.28)):
            corners.append(f"{number(12 + radius * cos(middle + turn))} {number(12 + radius * sin(middle + turn))}")
    return "M" + "L".join(corners) + "z"


def composed():
    """Variants of the symbols above."""
    base = {}
    for make in (arrows, status, time, people, weather, nature, transport, media, health, editing, objects, words):
        base |= make()
    made = {}
    in_circle = (
        "bell", "bolt", "book", "bookmark", "calendar", "camera", "car", "cart", "creditcard", "drop", "envelope", "eye", "figure.run",
        "figure.walk", "flag", "flame", "folder", "fork.knife", "gift", "heart", "house", "leaf", "lightbulb", "link",
        "list.bullet", "lock", "magnifyingglass", "moon", "pause.fill", "pencil", "phone", "pin", "repeat", "snowflake", "star",
        "stop.fill", "tag", "trash", "trophy", "sun.max", "graduationcap", "pawprint.fill", "cross.case.fill",
        "airplane", "bicycle", "tram.fill", "bus.fill", "person.2", "wifi", "headphones", "book.closed",
    )
    for name in in_circle:
        symbol = base[name]
        stem = name[:-5] if name.endswith(".fill") and name[:-5] + ".circle" not in base else name
        solid = base.get(stem + ".fill", symbol)
        lined = enclosed(stem, symbol, 0.56, ("circle",))
        full = enclosed(stem, solid, 0.56, ("circle",))
        made[stem + ".circle"] = lined[stem + ".circle"]
        made[stem + ".circle.fill"] = full[stem + ".circle.fill"]
    for name in ("heart", "star", "play.fill", "bolt"):
        stem = name.removesuffix(".fill")
        made[stem + ".square"] = enclosed(stem, base[name], 0.56, ("square",))[stem + ".square"]
        made[stem + ".square.fill"] = enclosed(stem, base.get(stem + ".fill", base[name]), 0.56, ("square",))[stem + ".square.fill"]
    for name in ("bell.fill", "bookmark", "bookmark.fill", "bolt", "bolt.fill", "drop", "lightbulb", "pin", "star", "star.fill", "trash", "video"):
        stem, fill = (name[:-5], ".fill") if name.endswith(".fill") else (name, "")
        made[f"{stem}.slash{fill}"] = slashed(Symbol(list(base[name].parts), base[name].width))
    for name, kinds in (("calendar", ("exclamationmark", "minus", "checkmark")), ("clock", ("xmark",)), ("doc", ("plus",)),
                        ("doc.fill", ("plus",)), ("cart", ("plus", "minus")), ("cart.fill", ("plus", "minus")), ("note.text", ("plus",))):
        made |= badged(name, base[name], *kinds)
    for name in ("bell", "envelope", "message", "app"):
        for full in (name, name + ".fill"):
            if full in base:
                stem, fill = (full[:-5], ".fill") if full.endswith(".fill") else (full, "")
                place = circle(base[full].width - 5.2, 5.4, 3.4)
                made[f"{stem}.badge{fill}"] = Symbol(list(base[full].parts), base[full].width).cut_solid(place, margin=1.6).solid(place)
    triangle = "M12 3.6c.6 0 1.1 .3 1.4 .85l8 14.1a1.6 1.6 0 0 1 -1.4 2.4H4a1.6 1.6 0 0 1 -1.4 -2.4l8 -14.1c.3 -.55 .8 -.85 1.4 -.85z"
    small = thinned(base["drop.fill"]).moved(7.6, 9.3, 0.44)
    made["drop.triangle"] = Symbol().line(triangle).add(small)
    made["drop.triangle.fill"] = Symbol().soft(triangle).cut_solid(*(path for _, path in small.parts), margin=0.25)
    made["square.and.pencil.circle"] = ring().add(inside(thinned(base["square.and.pencil"]), 0.52))
    made["wand.and.rays"] = Symbol().line("M3.6 20.4l9.8 -9.8", *rays(15, 9, 3.6, 6.4))
    made["chart.bar.xaxis"] = Symbol().line(box(4, 9.6, 3.6, 7, 1), box(10.2, 5.6, 3.6, 11, 1), box(16.4, 3.4, 3.6, 13.2, 1), "M3 20.6h18")
    # Names that newer versions of the collection give to earlier drawings.
    for newer, earlier in (("document", "doc"), ("document.on.document", "doc.on.doc"), ("text.document", "doc.text"), ("text.page", "doc.text")):
        made |= {newer + end: base[earlier + end] for end in ("", ".fill")}
    for newer, earlier in (("arrow.trianglehead.clockwise", "arrow.clockwise"), ("arrow.trianglehead.counterclockwise", "arrow.counterclockwise"),
                           ("arrow.trianglehead.2.clockwise", "arrow.triangle.2.circlepath"), ("arrow.circlepath", "arrow.clockwise")):
        made[newer] = base[earlier]
    return {name: symbol for name, symbol in made.items() if name not in base}


DOMAINS = {
    "Arrows": arrows, "Composed": composed, "Devices": devices, "Editing": editing, "Hands": hands, "Health": health, "Media": media,
    "Nature": nature, "Objects": objects, "People": people, "Signs": signs, "Sky": sky, "Status": status, "Time": time, "Tools": tools,
    "Transport": transport, "Travel": travel, "Ways": ways, "Weather": weather, "Words": words,
}
