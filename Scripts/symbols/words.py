"""Messages, sound, documents, people and their hands, health, and the sky."""

from math import cos, pi, sin

from fontTools.misc.transform import Transform
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path.parser import parse_path

from drawing import Symbol, box, circle, mirrored, number
from marks import RING, badge, disc, ring, slashed, sparkle
from signs import both
from variants import BADGES, badged

CLOUD = "M7.4 15.6A4.6 4.6 0 0 1 6.9 6.45A6.3 6.3 0 0 1 18.8 6.2A4.75 4.75 0 0 1 18.6 15.6z"


def words():
    bubble = "M6 4h12a3.4 3.4 0 0 1 3.4 3.4v6.4a3.4 3.4 0 0 1 -3.4 3.4h-6.4L7 21.2v-4H6a3.4 3.4 0 0 1 -3.4 -3.4V7.4A3.4 3.4 0 0 1 6 4z"
    made = both("bubble.right", mirrored(bubble, 24))
    message = "M12 3.6c5.2 0 9.4 3.4 9.4 7.6s-4.2 7.6 -9.4 7.6c-1 0 -2 -.1 -2.9 -.4c-1.2 1.2 -2.8 2 -4.7 2c.8 -1.2 1.2 -2.4 1.1 -3.7c-1.8 -1.4 -2.9 -3.3 -2.9 -5.5c0 -4.2 4.2 -7.6 9.4 -7.6z"
    made |= both("message", message)
    made |= both("quote.bubble", bubble, "M9.8 8.4c-1.4 .6 -2 1.6 -2 3h2.2v1.8", "M15.6 8.4c-1.4 .6 -2 1.6 -2 3h2.2v1.8")
    plane = "M21 3L14.4 21l-4 -7.4L3 9.6z"
    made["paperplane"] = Symbol().line(plane, "M10.4 13.6L21 3")
    made["paperplane.fill"] = Symbol().soft(plane).cut("M10.6 13.4L17.4 6.6", width=1.6)
    paper = "M3 5.4h14.4v13a2.4 2.4 0 0 0 2.4 2.4H5.6A2.6 2.6 0 0 1 3 18.2z"
    made["newspaper"] = Symbol().line(paper, "M17.4 9h4.2v9.4a2.2 2.2 0 0 1 -4.2 .8", "M6.6 9h7", "M6.6 12.8h7", "M6.6 16.6h4.4").wide(25)
    made["newspaper.fill"] = Symbol().soft(paper).cut("M6.6 9h7", "M6.6 12.8h7", "M6.6 16.6h4.4", width=1.7).line(
        "M20.6 9h1.4v9.4a2.2 2.2 0 0 1 -2.2 2.2").wide(25)
    speaker = "M3 9.4h3.6L12 5v14l-5.4 -4.4H3z"
    waves = ("M15.4 9a4.6 4.6 0 0 1 0 6", "M18.4 6.2a9 9 0 0 1 0 11.6", "M21.4 3.6a13 13 0 0 1 0 16.8")
    for name, count in (("speaker", 0), ("speaker.wave.1", 1), ("speaker.wave.2", 2), ("speaker.wave.3", 3)):
        width = 27 if count == 3 else 24
        made[name] = Symbol().line(speaker, *waves[:count]).wide(width)
        if name != "speaker.wave.2":
            made[name + ".fill"] = Symbol().soft(speaker).line(*waves[:count]).wide(width)
    made["speaker.slash"] = slashed(Symbol().line(speaker, *waves[:1]))
    made["speaker.slash.fill"] = slashed(Symbol().soft(speaker).line(*waves[:1]))
    mic, stand = box(8.6, 2.8, 6.8, 11.6, 3.4), ("M5 11.4a7 7 0 0 0 14 0", "M12 18.6v2.6", "M8.6 21.2h6.8")
    made["mic"] = Symbol().line(mic, *stand)
    made["mic.fill"] = Symbol().soft(mic).line(*stand)
    made["mic.slash"] = slashed(Symbol().line(mic, *stand))
    made["mic.slash.fill"] = slashed(Symbol().soft(mic).line(*stand))
    made["waveform"] = Symbol().line("M3.6 10v4", "M7.8 7v10", "M12 3.6v16.8", "M16.2 7.6v8.8", "M20.4 10v4")
    made["music.note.list"] = Symbol().line("M3 5.6h9", "M3 10.4h7", "M3 15.2h5", "M16.4 18.4V4.4l5 1.8v3.6l-5 -1.6").solid(circle(13.6, 18.6, 2.9))
    video = box(2.6, 6, 14.4, 12, 2.8)
    made["video"] = Symbol().line(video, "M17.2 11l6 -3.4v8.8l-6 -3.4").wide(26)
    made["video.fill"] = Symbol().soft(video).soft("M19.4 11l4 -2.4v6.8l-4 -2.4z").wide(26)
    made |= both("play.rectangle", box(2.6, 4.6, 20.8, 14.8, 3.2), width=26)
    made["play.rectangle"].soft("M11 9v6l5 -3z")
    made["play.rectangle.fill"].cut_solid("M10.6 8.2v7.6l6.2 -3.8z")
    triangle = "M2.8 6.6v10.8l8.6 -5.4z"
    second = "M14 6.6v10.8l8.6 -5.4z"
    made["forward"] = Symbol().line(triangle, second).wide(26)
    made["backward"] = Symbol().line(mirrored(triangle, 26), mirrored(second, 26)).wide(26)
    end = "M5 5.4v13.2l11 -6.6z"
    made["forward.end"] = Symbol().line(end, "M19.4 5.4v13.2")
    made["forward.end.fill"] = Symbol().soft(end).line("M19.4 5.4v13.2")
    made["backward.end"] = Symbol().line(mirrored(end, 24), "M4.6 5.4v13.2")
    made["backward.end.fill"] = Symbol().soft(mirrored(end, 24)).line("M4.6 5.4v13.2")
    made["stop"] = Symbol().line(box(4.8, 4.8, 14.4, 14.4, 2.4))
    made["shuffle"] = Symbol().line("M2.8 7.4h3c4.6 0 7.4 9.2 12 9.2h3.4", "M2.8 16.6h3c4.6 0 7.4 -9.2 12 -9.2h3.4", "M18.2 4.4l3 3l-3 3",
                                    "M18.2 13.6l3 3l-3 3")
    made["envelope.open"] = Symbol().line("M3 9.8L12 3.4l9 6.4v8.4a2.4 2.4 0 0 1 -2.4 2.4H5.4A2.4 2.4 0 0 1 3 18.2z", "M3.4 10.4L12 16l8.6 -5.6")
    made["envelope.open.fill"] = Symbol().soft("M3 9.8L12 3.4l9 6.4v8.4a2.4 2.4 0 0 1 -2.4 2.4H5.4A2.4 2.4 0 0 1 3 18.2z").cut(
        "M2.4 10.2L12 16.2l9.6 -6", width=1.7)
    sheet = "M7.6 2.8h5.8l5.4 5.4v10a3 3 0 0 1 -3 3H7.6a3 3 0 0 1 -3 -3V5.8a3 3 0 0 1 3 -3z"
    small = box(3.4, 7.6, 11.6, 13.2, 2.4)
    made["doc.on.doc"] = Symbol().line(small, "M8.6 7.4V5.6A2.4 2.4 0 0 1 11 3.2h7.2a2.4 2.4 0 0 1 2.4 2.4v8.8a2.4 2.4 0 0 1 -2.4 2.4h-3")
    made["doc.on.doc.fill"] = Symbol().soft(box(8.8, 3.4, 11.6, 13.2, 2.4)).cut_solid(small, margin=2.2).soft(small)
    made["doc.plaintext"] = Symbol().line(sheet, "M8.6 9.4h6.2", "M8.6 13h6.2", "M8.6 16.6h3.4").wide(23)
    made["doc.text.magnifyingglass"] = Symbol().line(sheet, "M8.6 9.4h6.2", "M8.6 13h4").cut_solid(circle(17.4, 16.4, 4.6), margin=1.2).line(
        circle(17.4, 16.4, 3.4), "M20 19l2.4 2.4").wide(25)
    board = box(4.4, 4.6, 15.2, 16.6, 2.6)
    clip = box(8.6, 2.6, 6.8, 4.2, 1.6)
    made["clipboard"] = Symbol().line(board).cut_solid(clip, margin=1).line(clip)
    made["clipboard.fill"] = Symbol().soft(board).cut_solid(clip, margin=2).soft(clip)
    made["list.clipboard"] = Symbol().line(board).cut_solid(clip, margin=1).line(clip, "M11.6 11.6h4.6", "M11.6 16h4.6").solid(
        circle(8.2, 11.6, 1.1), circle(8.2, 16, 1.1))
    made["list.bullet.rectangle"] = Symbol().line(box(2.6, 4, 20.8, 16, 3), "M10.4 8.6h8.4", "M10.4 12h8.4", "M10.4 15.4h8.4").solid(
        *(circle(7, y, 1.1) for y in (8.6, 12, 15.4))).wide(26)
    made["list.number"] = Symbol().line("M10 6h11", "M10 12h11", "M10 18h11", "M3.4 4.8L5 4v4.4", "M3.2 15.8a1.5 1.5 0 0 1 2.8 .8c0 1 -1.4 1.9 -2.8 3.4h3.2")
    made["text.alignleft"] = Symbol().line("M3.6 5h16.8", "M3.6 9.8h11", "M3.6 14.4h16.8", "M3.6 19.2h11")
    made["text.aligncenter"] = Symbol().line("M3.6 5h16.8", "M6.6 9.8h10.8", "M3.6 14.4h16.8", "M6.6 19.2h10.8")
    made["text.quote"] = Symbol().line("M3.8 4.6v14.8", "M8.4 6h12", "M8.4 12h12", "M8.4 18h8")
    made["text.magnifyingglass"] = Symbol().line("M3 5.4h13", "M3 10.4h6.4", "M3 15.4h5.4", circle(15, 14.4, 4.6), "M18.4 17.8l3.2 3.2")
    made["square.and.arrow.down"] = Symbol().line(
        "M8.4 9.4H7.6A2.6 2.6 0 0 0 5 12v6.4A2.6 2.6 0 0 0 7.6 21h8.8a2.6 2.6 0 0 0 2.6 -2.6V12a2.6 2.6 0 0 0 -2.6 -2.6h-.8",
        "M12 3v12", "M8.2 11.4L12 15.2l3.8 -3.8")
    made["photo.on.rectangle"] = Symbol().line(box(6.4, 7.4, 17.6, 13, 2.6), "M7 18.6l4.6 -4.4l3.4 3.2l2.8 -2.6l5.6 4.6",
                                               "M4 16.4A2.4 2.4 0 0 1 2.6 14V6.2a2.6 2.6 0 0 1 2.6 -2.6h12.6A2.4 2.4 0 0 1 20 5").solid(circle(18.6, 11.4, 1.4)).wide(27)
    made["highlighter"] = Symbol().line("M5.4 15.2L15 4.6l5 4.6L10.2 19.4H6.6z", "M5.4 15.2l4.8 4.2", "M3 21.4h5")
    made["paintbrush"] = Symbol().line("M20.4 3.6L11 14.4l-2.4 -2.2z", "M8 14.4c2 -.4 3.4 1.4 2.6 3.4c-.8 2 -3.4 2.8 -6.8 2.6c1.6 -1.2 1.2 -3 1.8 -4.4c.4 -.9 1.4 -1.4 2.4 -1.6z")
    made["folder.badge.plus"] = badge(Symbol().line(
        "M3 7a2.8 2.8 0 0 1 2.8 -2.8h3.5c.7 0 1.3 .3 1.7 .7l1.2 1.2c.4 .4 1 .7 1.6 .7h5.4A2.8 2.8 0 0 1 22 9.6v7.6a2.8 2.8 0 0 1 -2.8 2.8H5.8A2.8 2.8 0 0 1 3 17.2z"),
        BADGES["plus"])
    return made


def hands():
    head, body = circle(12, 7.6, 4), "M4.4 20.4c0 -3.9 3.3 -6 7.6 -6s7.6 2.1 7.6 6z"
    made = {"person.crop.circle.fill": disc().cut_solid(circle(12, 9.6, 3.4)).cut_solid("M5.6 18.4c1 -2.7 3.4 -4 6.4 -4s5.4 1.3 6.4 4a9 9 0 0 1 -12.8 0z")}
    made["person.circle.fill"] = Symbol(list(made["person.crop.circle.fill"].parts))
    made |= badged("person", Symbol().line(head, body), "plus", "minus")
    made |= badged("person.fill", Symbol().soft(head, body), "plus")
    made["face.smiling"] = ring("M7.8 13.6a4.6 4.6 0 0 0 8.4 0", dots=(circle(9, 9.6, 1.3), circle(15, 9.6, 1.3)))
    made["face.smiling.fill"] = disc("M7.8 13.6a4.6 4.6 0 0 0 8.4 0", dots=(circle(9, 9.6, 1.4), circle(15, 9.6, 1.4)))
    thumb = ("M8 10.6l3.6 -7c1.6 0 2.6 1.2 2.4 2.8l-.5 3.2h4.7a2.2 2.2 0 0 1 2.1 2.8l-1.7 6.2a2.4 2.4 0 0 1 -2.3 1.8H8z")
    cuff = box(3, 10.6, 3.2, 9.8, 1)
    made["hand.thumbsup"] = Symbol().line(thumb, cuff)
    made["hand.thumbsup.fill"] = Symbol().soft(thumb.replace("M8 ", "M9.4 ", 1)).soft(box(3, 10.8, 2.8, 9.4, 1))
    for name in ("hand.thumbsup", "hand.thumbsup.fill"):
        made[name.replace("up", "down")] = Symbol([(k, flipped(p)) for k, p in made[name].parts])
    palm = ("M7.4 13.2V6.6a1.5 1.5 0 0 1 3 0V5a1.5 1.5 0 0 1 3 0v1.4a1.5 1.5 0 0 1 3 0v2.2a1.5 1.5 0 0 1 3 0v6.6c0 3.6 -2.4 6.2 -6 6.2"
            "c-3 0 -4.6 -1.4 -6 -3.8l-3 -4.6c-.8 -1.4 1 -2.8 2.2 -1.6z")
    made["hand.raised"] = Symbol().line(palm, "M10.4 6.6v4.6", "M13.4 6.6v4.4", "M16.4 8.4v3.2")
    made["hand.raised.fill"] = Symbol().soft(palm).cut("M10.4 5.4v5.8", "M13.4 5.4v5.6", "M16.4 7v4.4", width=1)
    made["hand.tap"] = Symbol().line("M9 13.6V7.4a1.6 1.6 0 0 1 3.2 0v4.8l5 1.2a2 2 0 0 1 1.6 2.2l-.8 5.4H11l-4.4 -5.4c-.8 -1.2 .6 -2.4 1.6 -1.6z",
                                     "M5.4 8a5.4 5.4 0 0 1 10.4 -1.6")
    lobe = "M11 4.6a3 3 0 0 0 -5.6 1.2a3.4 3.4 0 0 0 -1.8 5a3.6 3.6 0 0 0 .8 5.4a3.4 3.4 0 0 0 6.6 1.6z"
    made["brain"] = Symbol().line(lobe, mirrored(lobe, 24), "M8 9.4a2.6 2.6 0 0 0 3 1.4", "M16 14.6a2.6 2.6 0 0 0 -3 -1.4")
    heart = "M12 20.4C8 17.6 3 13.6 3 9a5 5 0 0 1 9 -3a5 5 0 0 1 9 3c0 4.6 -5 8.6 -9 11.4z"
    bolt = "M12.8 7.4l-3.6 5h2.4l-.6 4.2l3.8 -5.2h-2.4z"
    made["bolt.heart"] = Symbol().line(heart).solid(bolt)
    made["bolt.heart.fill"] = Symbol().soft(heart).cut_solid(bolt, margin=0.3)
    made["heart.slash"] = slashed(Symbol().line(heart))
    made["heart.slash.fill"] = slashed(Symbol().soft(heart))
    cross = "M9.4 3.4h5.2v6h6v5.2h-6v6H9.4v-6h-6V9.4h6z"
    made |= both("cross", cross)
    made["cross.case"] = Symbol().line(box(3, 7.6, 18, 12.6, 2.6), "M12 10.8v6.2", "M8.9 13.9h6.2",
                                       "M8.6 7.4V5.6a1.6 1.6 0 0 1 1.6 -1.6h3.6a1.6 1.6 0 0 1 1.6 1.6v1.8")
    pill = "M4.8 19.2a4.6 4.6 0 0 1 0 -6.5l7.9 -7.9a4.6 4.6 0 0 1 6.5 6.5l-7.9 7.9a4.6 4.6 0 0 1 -6.5 0z"
    made |= both("pill", pill, "M8.8 8.8l6.4 6.4")
    made["stethoscope"] = Symbol().line("M6.4 3.4H4.6v5.8a4.4 4.4 0 0 0 8.8 0V3.4h-1.8", "M9 13.6v2a5 5 0 0 0 10 0v-1.8", circle(19, 11.6, 2.2))
    made["waveform.path"] = Symbol().line("M2.6 12h3l2 -5l3 11.4l3.2 -15l3 12.6l1.8 -4h2.8")
    made["zzz"] = Symbol().line("M3.4 13h6.4l-6.4 7.6h6.4", "M12 8.6h4.8L12 14.4h4.8", "M17.4 3.4h3.8L17.4 8h3.8")
    made["clock.arrow.circlepath"] = Symbol().line("M4.4 8.4A8.6 8.6 0 1 1 3.4 12.6", "M3.6 3.8v5h5", "M12 7.2v5.2l3.4 2")
    return made


def flipped(path):
    """The path upside down."""
    pen = SVGPathPen(None, ntos=number)
    parse_path(path, TransformPen(pen, Transform(1, 0, 0, -1, 0, 24)))
    return pen.getCommands()


def sky():
    cloud = Symbol().line(CLOUD).wide(26)
    filled = Symbol().soft(CLOUD).wide(26)
    drops = {
        "drizzle": ("M8.6 18.8l-.5 1", "M13.6 18.8l-.5 1", "M18.6 18.8l-.5 1", "M10.8 21.6l-.4 .8", "M15.8 21.6l-.4 .8"),
        "heavyrain": ("M7.6 18.6l-1.8 3.4", "M11.6 18.6l-1.8 3.4", "M15.6 18.6l-1.8 3.4", "M19.6 18.6l-1.8 3.4"),
        "hail": ("M8 19h.01", "M13 19h.01", "M18 19h.01", "M10.5 22h.01", "M15.5 22h.01"),
        "sleet": ("M8.6 18.6l-1.4 2.6", "M13 19h.01", "M13 22h.01", "M18.6 18.6l-1.4 2.6"),
    }
    made = {}
    for name, paths in drops.items():
        made[f"cloud.{name}"] = Symbol(list(cloud.parts), 26).line(*paths)
        made[f"cloud.{name}.fill"] = Symbol(list(filled.parts), 26).line(*paths)
    made["cloud.fog"] = Symbol(list(cloud.parts), 26).line("M5 19h16", "M8 22h10")
    bolt = "M14.6 11.4l-4.4 5.6h2.8l-1.2 4.4l4.8 -6h-2.8z"
    made["cloud.bolt.rain"] = Symbol(list(cloud.parts), 26).cut_solid(bolt, margin=1.4).solid(bolt).line("M7.6 18.8l-1.4 2.6", "M20 18.8l-1.4 2.6")
    made["cloud.bolt.rain.fill"] = Symbol(list(filled.parts), 26).cut_solid(bolt, margin=1.4).solid(bolt).line(
        "M7.6 18.8l-1.4 2.6", "M20 18.8l-1.4 2.6")
    low = Symbol().line("M7.4 18.8A4.6 4.6 0 0 1 6.9 9.65A6.3 6.3 0 0 1 18.8 9.4A4.75 4.75 0 0 1 18.6 18.8z").moved(4.6, 4.8, 0.84).parts[0][1]
    moon = "M13.6 10.8A6.2 6.2 0 1 1 7 3a5 5 0 0 0 6.6 7.8z"
    made["cloud.moon"] = Symbol().line(moon).cut_solid(low, margin=2.3).line(low).wide(26)
    made["cloud.moon.fill"] = Symbol().soft(moon).cut_solid(low, margin=2.3).soft(low).wide(26)
    high = Symbol().line(low).moved(1.2, -2.6, 0.96).parts[0][1]
    sun = (circle(9.2, 6.8, 3.4),)
    beams = tuple(
        f"M{number(9.2 + 5.8 * cos(a))} {number(6.8 + 5.8 * sin(a))}h.01" for a in (pi * k / 4 for k in (2.8, 4, 5, 6, 7)))
    rain = ("M10.8 19.8l-1.2 2.2", "M15.2 19.8l-1.2 2.2", "M19.6 19.8l-1.2 2.2")
    made["cloud.sun.rain"] = Symbol().line(*sun, *beams).cut_solid(high, margin=2.2).line(high, *rain).wide(26)
    made["cloud.sun.rain.fill"] = Symbol().soft(*sun).line(*beams).cut_solid(high, margin=2.2).soft(high).line(*rain).wide(26)
    made["cloud.moon.rain"] = Symbol().line(Symbol().line(moon).moved(0, -.6, .92).parts[0][1]).cut_solid(high, margin=2.2).line(high, *rain).wide(26)
    made["cloud.moon.rain.fill"] = Symbol().soft(Symbol().line(moon).moved(0, -.6, .92).parts[0][1]).cut_solid(high, margin=2.2).soft(high).line(
        *rain).wide(26)
    big = "M20.2 14.4A8.6 8.6 0 1 1 9.6 3.8A6.9 6.9 0 0 0 20.2 14.4z"
    small = Symbol().soft(big).moved(-1, 1.6, 0.92).parts[0][1]
    zs = ("M14.4 3.6h4l-4 4.8h4", "M19 9.4h2.4L19 12.4h2.4")
    made["moon.zzz"] = Symbol().line(small, *zs)
    made["moon.zzz.fill"] = Symbol().soft(small).line(*zs)
    made["tornado"] = Symbol().line("M3.4 4.4h17.2", "M5.4 8.4h13", "M8 12.4h8.6", "M10.4 16.4h5", "M12.4 20.4h1.6")
    made["hurricane"] = Symbol().line(circle(12, 12, 3.2), "M12 4.6c-4.6 0 -7.6 3.2 -7.6 7.2c0 2.6 .8 5 -1 8.2c3.4 .2 5.6 -.4 8.6 -.6c4.6 0 7.6 -3.2 7.6 -7.4"
                                    "c0 -2.6 -.8 -5 1 -8c-3.4 -.2 -5.6 .4 -8.6 .6z")
    made["thermometer"] = Symbol().line("M7 3a2.6 2.6 0 0 1 2.6 2.6v7.9a4.3 4.3 0 1 1 -5.2 0V5.6A2.6 2.6 0 0 1 7 3z", "M7 7.4v8").solid(
        circle(7, 16.9, 2.1)).wide(14)
    for name, top in (("low", 13.4), ("high", 6.4)):
        made[f"thermometer.{name}"] = Symbol().line(
            "M7 3a2.6 2.6 0 0 1 2.6 2.6v7.9a4.3 4.3 0 1 1 -5.2 0V5.6A2.6 2.6 0 0 1 7 3z", f"M7 {top}V15.4").solid(circle(7, 16.9, 2.1)).wide(14)
    half = "M7.4 15a4.6 4.6 0 0 1 9.2 0"
    rays = ("M2.6 15h2", "M19.4 15h2", "M5.4 8.2l1 1", "M18.6 8.2l-1 1", "M12 4v2.4", "M3.4 18.8h17.2")
    made["sun.and.horizon"] = Symbol().line(half, *rays)
    made["sun.and.horizon.fill"] = Symbol().soft(half + "z").line(*rays)
    made["sparkle"] = Symbol().soft(sparkle(12, 12, 8.6))
    phases = {
        "new.moon": None, "waxing.crescent": "M12 3a9 9 0 0 1 0 18a10.6 10.6 0 0 0 0 -18z", "first.quarter": "M12 3a9 9 0 0 1 0 18z",
        "waxing.gibbous": "M12 3a9 9 0 0 1 0 18a10.6 10.6 0 0 1 0 -18z", "full.moon": circle(12, 12, 9),
    }
    for name, path in phases.items():
        made[f"moonphase.{name}"] = Symbol().line(RING).solid(*([path] if path else []))
        if name not in ("new.moon", "full.moon"):
            other = {"first.quarter": "last.quarter"}.get(name, name.replace("waxing", "waning"))
            made[f"moonphase.{other}"] = Symbol().line(RING).solid(mirrored(path, 24))
    ground = ("M10.4 3.6c2 .2 2.4 1.8 1.4 3c-1 1 -.4 1.8 .6 2.2c1.6 .6 1 2.6 -.8 2.6c-2 0 -3.4 .8 -3.2 2.6c.2 1.4 -1.4 1.8 -2.6 .8L3.4 13c0 -4.6 2.8 -8.4 7 -9.4z",
              "M14.4 12.4c1.6 -.8 3.6 -.4 5.6 .6c-.2 2.6 -1.8 4.8 -3.8 6c-1.4 .6 -1.6 -1 -1.4 -2.2c.2 -1.2 -1.8 -3.6 -.4 -4.4z")
    made["globe.americas"] = Symbol().line(RING).solid(*ground)
    made["globe.americas.fill"] = disc().cut_solid(*ground)
    return made
