"""More arrows, ways to travel, and living things."""

from drawing import Symbol, box, circle, mirrored
from marks import FRAME, RING, disc, ring
from signs import both


def ways():
    lines = {
        "arrow.down.left": ("M18.4 5.6L6 18", "M15.6 18H6V8.4"), "arrow.down.right": ("M5.6 5.6L18 18", "M8.4 18H18V8.4"),
        "arrow.up.left": ("M18.4 18.4L6 6", "M15.6 6H6v9.6"),
        "arrow.forward": ("M3.6 12H20", "M13 5l7 7l-7 7"), "arrow.backward": ("M20.4 12H4", "M11 5l-7 7l7 7"),
        "arrow.up.arrow.down": ("M7.6 20V4.4", "M3.4 8.6l4.2 -4.2l4.2 4.2", "M16.4 4v15.6", "M12.2 15.4l4.2 4.2l4.2 -4.2"),
        "arrow.left.arrow.right": ("M20 7.6H4.4", "M8.6 3.4L4.4 7.6l4.2 4.2", "M4 16.4h15.6", "M15.4 12.2l4.2 4.2l-4.2 4.2"),
        "arrow.up.and.down": ("M12 3.6v16.8", "M7 8.4l5 -5l5 5", "M7 15.6l5 5l5 -5"),
        "arrow.left.and.right": ("M3.6 12h16.8", "M8.4 7l-5 5l5 5", "M15.6 7l5 5l-5 5"),
        "arrow.right.to.line": ("M3.4 12h13", "M11 6.6l5.4 5.4l-5.4 5.4", "M20.4 5v14"),
        "arrow.left.to.line": ("M20.6 12h-13", "M13 6.6L7.6 12l5.4 5.4", "M3.6 5v14"),
        "arrow.up.to.line": ("M12 20.6v-13", "M6.6 13L12 7.6l5.4 5.4", "M5 3.6h14"),
        "arrow.down.to.line": ("M12 3.4v13", "M6.6 11l5.4 5.4l5.4 -5.4", "M5 20.4h14"),
        "arrow.uturn.backward": ("M4 9.6h11a5 5 0 0 1 0 10h-4", "M9 4.6l-5 5l5 5"),
        "arrow.uturn.left": ("M4 9.6h11a5 5 0 0 1 0 10h-4", "M9 4.6l-5 5l5 5"),
        "arrow.uturn.forward": ("M20 9.6H9a5 5 0 0 0 0 10h4", "M15 4.6l5 5l-5 5"),
        "arrow.uturn.right": ("M20 9.6H9a5 5 0 0 0 0 10h4", "M15 4.6l5 5l-5 5"),
        "arrow.turn.up.right": ("M4.6 19.4v-4a5.6 5.6 0 0 1 5.6 -5.6H20", "M15 4.6l5.2 5.2L15 15"),
        "arrow.turn.up.left": ("M19.4 19.4v-4a5.6 5.6 0 0 0 -5.6 -5.6H4", "M9 4.6L3.8 9.8L9 15"),
        "arrow.triangle.branch": ("M7 3.6v16.8", "M3.6 7L7 3.6L10.4 7", "M7 16.6c0 -4.6 9.6 -3 9.6 -8.4", "M13.2 11l3.4 -3.4L20 11"),
        "arrow.2.squarepath": ("M8 17.6H6A2.6 2.6 0 0 1 3.4 15V9.4", "M1.2 12l2.2 -2.6L5.9 12",
                               "M16 6.4h2A2.6 2.6 0 0 1 20.6 9v5.6", "M18.1 12l2.5 2.6L22.8 12", "M11.4 6.4h4.6", "M8 17.6h4.6"),
        "arrow.up.left.and.arrow.down.right": ("M10 10L4 4", "M4 9.4V4h5.4", "M14 14l6 6", "M20 14.6V20h-5.4"),
        "arrow.down.right.and.arrow.up.left": ("M4 4l6 6", "M10 4.8V10H4.8", "M20 20l-6 -6", "M14 19.2V14h5.2"),
        "gobackward": ("M4.4 9.2A8.4 8.4 0 1 1 3.6 13", "M3.6 3.8v5.6h5.6"), "goforward": ("M19.6 9.2A8.4 8.4 0 1 0 20.4 13", "M20.4 3.8v5.6h-5.6"),
        "chevron.up.chevron.down": ("M7.6 8.6l4.4 -4.6l4.4 4.6", "M7.6 15.4l4.4 4.6l4.4 -4.6"),
        "chevron.compact.down": ("M4 9.6l8 4.4l8 -4.4",), "chevron.compact.up": ("M4 14.4l8 -4.4l8 4.4",),
        "chevron.left.2": ("M11.4 5L4.6 12l6.8 7", "M19.4 5l-6.8 7l6.8 7"), "chevron.right.2": ("M4.6 5l6.8 7l-6.8 7", "M12.6 5l6.8 7l-6.8 7"),
        "repeat.1": ("M4 11.4V10a3.6 3.6 0 0 1 3.6 -3.6H15", "M12.4 3l3.4 3.4l-3.4 3.4", "M20 12.6V14a3.6 3.6 0 0 1 -3.6 3.6H4.4",
                     "M7.4 21L4 17.6l3.4 -3.4", "M18.6 4.8L20.6 3.6v6"),
    }
    made = {name: Symbol().line(*paths) for name, paths in lines.items()}
    made["chevron.backward"] = Symbol().line("M10.6 4.4L3.4 12l7.2 7.6").wide(14)
    made["chevron.forward"] = Symbol().line("M3.4 4.4l7.2 7.6l-7.2 7.6").wide(14)
    small = {
        "chevron.left": ("M13.6 7.8L9.4 12l4.2 4.2",), "chevron.up": ("M7.8 13.8l4.2 -4.2l4.2 4.2",), "chevron.down": ("M7.8 10.2l4.2 4.2l4.2 -4.2",),
        "arrow.up.right": ("M8.4 15.6L15.4 8.6", "M9.8 8.4h5.8v5.8"), "arrow.down.right": ("M8.4 8.4l7 7", "M9.8 15.6h5.8V9.8"),
        "arrow.down.left": ("M15.6 8.4l-7 7", "M14.2 15.6H8.4V9.8"), "arrow.clockwise": ("M15.9 10.6a4.4 4.4 0 1 0 .4 2.4", "M16.4 7.4v3.4H13"),
        "arrow.counterclockwise": ("M8.1 10.6a4.4 4.4 0 1 1 -.4 2.4", "M7.6 7.4v3.4H11"),
    }
    for name, paths in small.items():
        made[name + ".circle"] = ring(*paths)
        made[name + ".circle.fill"] = disc(*paths)
    for name in ("arrow.up.right", "arrow.up", "arrow.down", "arrow.right", "arrow.left"):
        paths = {"arrow.up": ("M12 16.8V7.4", "M8 11.2l4 -4l4 4"), "arrow.down": ("M12 7.2v9.4", "M8 12.8l4 4l4 -4"),
                 "arrow.right": ("M7.2 12h9.4", "M12.8 8l4 4l-4 4"), "arrow.left": ("M16.8 12H7.4", "M11.2 8l-4 4l4 4")}.get(name) or small[name]
        made[name + ".square"] = Symbol().line(FRAME, *paths)
        made[name + ".square.fill"] = Symbol().soft(FRAME).cut(*paths)
    triangles = {"up": "M12 5.6l8 12.8H4z", "down": "M12 18.4L4 5.6h16z", "left": "M5.6 12l12.8 -8v16z", "right": "M18.4 12L5.6 4v16z"}
    for name, path in triangles.items():
        made |= both(f"arrowtriangle.{name}", path)
    return made


def travel():
    made = {}
    cabin = box(5, 4, 14, 13.5, 3)
    made["tram"] = Symbol().line(cabin, "M5.4 11.4h13.2", "M8.4 19.4L6.6 21.6", "M15.6 19.4l1.8 2.2").solid(circle(8.8, 14.6, 1.1), circle(15.2, 14.6, 1.1))
    made["bus"] = Symbol().line(box(4, 4, 16, 14, 2.6), "M4.4 11.8h15.2", "M7 19.6v1.4", "M17 19.6v1.4").solid(circle(7.8, 15, 1.1), circle(16.2, 15, 1.1))
    hull = "M3.6 14.2l8.4 -3l8.4 3l-2.2 4.6H5.8z"
    for name, kind in (("ferry", "line"), ("ferry.fill", "soft")):
        made[name] = getattr(Symbol(), kind)(hull).line("M6.6 12.6V7.4h10.8v5.2", "M12 7.2V3.8",
                                                      "M3 21.4c1.6 0 1.6 -.8 3 -.8s1.5 .8 3 .8s1.6 -.8 3 -.8s1.5 .8 3 .8s1.6 -.8 3 -.8s1.5 .8 3 .8")
    box_truck = "M2.6 6.4h12.8v10.8H2.6z"
    for name, kind in (("truck.box", "line"), ("truck.box.fill", "soft")):
        made[name] = getattr(Symbol(), kind)(box_truck, "M17 10h4l3.4 3.6v3.6H17z").cut_solid(circle(7.6, 18, 2.2), circle(20, 18, 2.2), margin=1.4).line(
            circle(7.6, 18, 1.9), circle(20, 18, 1.9)).wide(27)
    north = "M12 3l6.8 17.4l-6.8 -3.8l-6.8 3.8z"
    made |= both("location.north", north)
    made["location.viewfinder"] = Symbol().line(circle(12, 12, 6.4), "M12 2.8v4", "M12 17.2v4", "M2.8 12h4", "M17.2 12h4")
    made["scope"] = Symbol().line(RING, "M12 3v5", "M12 16v5", "M3 12h5", "M16 12h5")
    made["figure.hiking"] = Symbol().solid(circle(10.6, 3.8, 2.3)).line(
        "M9.8 8.6L8.6 14l3.4 2.6l1 4.9", "M8.6 14l-1.4 3.9l-2.6 3.6", "M9.8 8.6l2.6 3.2l3.4 .6", "M17 9.6v12", "M7.4 8.6L5.6 13").wide(21)
    made["figure.yoga"] = Symbol().solid(circle(12, 4, 2.2)).line("M12 8.4v6.4", "M12 9.6L4.4 6.4", "M12 9.6l7.6 -3.2", "M12 14.8L8 21.4", "M12 14.8l4.8 3.4l-4 2.8")
    made["figure.arms.open"] = Symbol().solid(circle(12, 3.8, 2.2)).line("M12 8.4v6", "M4 8.4c5.2 1 10.8 1 16 0", "M12 14.4L9.6 21.4", "M12 14.4l2.4 7")
    made["figure.strengthtraining.traditional"] = Symbol().solid(circle(13, 6.2, 2.2)).line(
        "M13 10.4v5", "M6.6 4.6v5.2l6.4 1.2l6.4 -1.2V4.6", "M4 4.4h18", "M3.4 2.6v3.6", "M22.6 2.6v3.6", "M13 15.4l-3 6", "M13 15.4l3 6").wide(26)
    made["figure.pool.swim"] = Symbol().solid(circle(19.4, 8.4, 2.2)).line(
        "M4.4 13.4l6.6 -5l4.8 4.6", "M11 8.4L7.6 6.2", "M2.8 17.6c1.6 0 1.6 1.4 3.4 1.4s1.8 -1.4 3.6 -1.4s1.8 1.4 3.6 1.4s1.8 -1.4 3.6 -1.4s1.8 1.4 3.6 1.4").wide(24)
    made["figure.outdoor.cycle"] = Symbol().solid(circle(16.4, 4, 2.1)).line(
        circle(5.8, 16.8, 4), circle(20.2, 16.8, 4), "M13 17v-3.6l-2.8 -2.6l4 -3.4l2.4 3h3").wide(26)
    paw = Symbol().line("M12 12.6c2.6 0 5 2.8 5 5.2c0 3 -3 1.9 -5 1.9s-5 1.1 -5 -1.9c0 -2.4 2.4 -5.2 5 -5.2z",
                        circle(5, 10.8, 1.7), circle(9.2, 6.2, 1.9), circle(14.8, 6.2, 1.9), circle(19, 10.8, 1.7))
    made["pawprint"] = paw
    fish = "M2.8 12c3 -4.6 7 -6.4 11 -6c3 .4 5 2 6.4 4l4 -3.4v10.8l-4 -3.4c-1.4 2 -3.4 3.6 -6.4 4c-4 .4 -8 -1.4 -11 -6z"
    made |= both("fish", fish, dots=(circle(8, 11, 1.2),), width=27)
    bug = "M12 7.4c3.6 0 6 3 6 7s-2.4 6.8 -6 6.8s-6 -2.8 -6 -6.8s2.4 -7 6 -7z"
    legs = ("M6.4 11.6L3 9.6", "M6 15.2H2.6", "M6.6 18.2l-3 2.2", "M17.6 11.6L21 9.6", "M18 15.2h3.4", "M17.4 18.2l3 2.2", "M9.4 7L8 3.6", "M14.6 7L16 3.6")
    made["ladybug"] = Symbol().line(bug, "M12 8v13", *legs)
    made["ladybug.fill"] = Symbol().soft(bug).cut("M12 8v13", width=1.4).line(*legs)
    flower = tuple(circle(12 + x, 9.4 + y, 3.2) for x, y in ((0, -4.2), (4, -1.3), (2.5, 3.4), (-2.5, 3.4), (-4, -1.3)))
    made["camera.macro"] = Symbol().soft(*flower).cut_solid(circle(12, 9.4, 2)).line("M12 16v5.4", "M12 20c2.4 0 4.4 -1 5 -2.8")
    ball = ("M12 8l3.8 2.8l-1.4 4.4H9.6l-1.4 -4.4z", )
    made["soccerball"] = Symbol().line(RING, "M12 3.4V8", "M20.4 9.4l-4.6 1.4", "M17.2 19.2l-2.8 -4", "M6.8 19.2l2.8 -4", "M3.6 9.4l4.6 1.4").soft(*ball)
    made["basketball"] = ring("M3 12h18", "M12 3v18", "M5.8 5.4c4.4 3.6 4.4 9.6 0 13.2", "M18.2 5.4c-4.4 3.6 -4.4 9.6 0 13.2")
    made["basketball.fill"] = disc("M2 12h20", "M12 2v20", "M5.8 5.4c4.4 3.6 4.4 9.6 0 13.2", "M18.2 5.4c-4.4 3.6 -4.4 9.6 0 13.2", width=1.4)
    made["carrot"] = Symbol().line("M4 20.6c1.6 -5.6 4.2 -10 7.8 -12.2a4 4 0 0 1 4.4 4.4C14 16.4 9.6 19 4 20.6z", "M15.4 8.8L20.6 3.6", "M15.4 8.8V4.4", "M15.4 8.8h5")
    made["swift"] = Symbol().soft("M14.4 4c4 3.4 5.6 7.6 4.4 11.6c1.4 1.8 1.8 3.4 1.4 4.6c-1 -1.6 -2.6 -2 -4.2 -1.2c-4.6 2 -9.6 .4 -13 -4.2c3 1.8 6.2 2.2 9 1"
                                  "c-3.2 -2.4 -5.8 -5.4 -7.6 -8.8c2.2 2.2 4.6 4 7 5.4c-1.6 -1.8 -3 -3.8 -4.2 -6.2c3 3 5.8 5.4 8.6 6.8c.6 -2.8 -.2 -5.8 -1.4 -9z")
    return made
