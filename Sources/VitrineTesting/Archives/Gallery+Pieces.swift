import Foundation
public import WidgetArchive

private typealias Sketch = ArchiveSketch

extension Gallery {
    /// The medium widget of a habit app: headline, three rows with switches, and a bar.
    public static var habits: EntryArchive {
        let names = [("Read", "book.fill", true), ("Stretch", "figure.walk", false), ("Water", "drop.fill", true)]
        let rows = names.enumerated()
            .map { place, habit in
                let (name, symbol, isOn) = habit
                return Sketch.box(
                    ArchiveRect(x: 16, y: 52 + Double(place) * 30, width: 306, height: 26),
                    .toggle("a\(place)", isOn: isOn),
                    [
                        Sketch.symbol(symbol, x: 0, y: 3, paint: Sketch.blue)
                            .with { $0.accessibility = ArchiveAccessibility(isHidden: true) },
                        Sketch.text(name, x: 30, y: 4),
                        Sketch.symbol(
                            isOn ? "checkmark.circle.fill" : "circle",
                            x: 284,
                            y: 2,
                            size: 18,
                            paint: isOn ? Sketch.green : Sketch.secondary
                        )
                        .with { $0.accessibility = ArchiveAccessibility(isHidden: true) },
                    ]
                )
            }
        let title = Sketch.text("Habits", x: 16, y: 16, style: Sketch.style(20, weight: 700))
            .with {
                $0.accessibility = ArchiveAccessibility(isHeader: true)
                $0.isAccented = true
            }
        return EntryArchive(
            size: ArchiveSize(width: 338, height: 158),
            background: [Sketch.background(0xffffff, 0x1c1c1e)],
            content: [
                title,
                Sketch.live(
                    .time(now),
                    x: 222,
                    y: 20,
                    width: 100,
                    style: Sketch.style(13, paint: Sketch.secondary),
                    alignment: 1
                ),
                Sketch.gauge(.bar, .fraction(0.667), ArchiveRect(x: 100, y: 26, width: 90, height: 6))
                    .with { $0.accessibility = ArchiveAccessibility(label: "Done today") },
            ] + rows,
            url: "lucidpal://habits",
            actions: Dictionary(
                uniqueKeysWithValues: (0..<3)
                    .map { ("a\($0)", ArchivedAction(intent: "ToggleHabit", parameters: ["id": "\"h\($0)\""])) }
            )
        )
    }

    /// Designs, weights, wrapping, runs, decoration, gradients.
    public static var texts: EntryArchive {
        let first = Sketch.style(15, weight: 700)
        let second = Sketch.style(15, paint: Sketch.blue)
        var decorated = Sketch.style(13)
        decorated.underline = ArchivedTextLine()
        decorated.strikethrough = ArchivedTextLine()
        decorated.isItalic = true
        var spaced = Sketch.style(11, weight: 600, paint: Sketch.secondary)
        spaced.kerning = 1.5
        let bright = ArchivePaint.linear(
            Sketch.gradient(0xff2d55, 0x5856d6),
            start: ArchivePoint(x: 0, y: 0),
            end: ArchivePoint(x: 1, y: 0)
        )
        return EntryArchive(
            size: ArchiveSize(width: 338, height: 200),
            background: [Sketch.background(0xffffff, 0x1c1c1e)],
            content: [
                Sketch.text("SPACED OUT", x: 16, y: 12, style: spaced),
                Sketch.runs([("Bold ", first), ("and blue", second)], x: 16, y: 30),
                Sketch.text(
                    "Two lines of text that",
                    "were broken here",
                    x: 16,
                    y: 54,
                    style: Sketch.style(13, paint: Sketch.secondary)
                ),
                Sketch.text(
                    "Cut after a few wor…",
                    x: 16,
                    y: 92,
                    isTruncated: true,
                    whole: "Cut after a few words that did not fit"
                ),
                Sketch.text("Rounded 42", x: 16, y: 116, style: Sketch.style(22, weight: 700, design: .rounded)),
                Sketch.text("let mono = 1", x: 16, y: 148, style: Sketch.style(13, design: .monospaced)),
                Sketch.text("Serif, by design", x: 16, y: 170, style: Sketch.style(15, design: .serif)),
                Sketch.text("Struck and slanted", x: 190, y: 30, style: decorated),
                Sketch.text("Gradient", x: 190, y: 54, style: Sketch.style(28, weight: 800, paint: bright)),
                Sketch.text("Thin", x: 190, y: 100, style: Sketch.style(30, weight: 200)),
                Sketch.text("Black", x: 250, y: 100, style: Sketch.style(30, weight: 900)),
                Sketch.runs(
                    [("tap ", Sketch.style(15)), ("symbol:plus.circle.fill", second), (" to add", Sketch.style(15))],
                    x: 190,
                    y: 146
                ),
            ]
        )
    }

    /// Each form of a live text.
    public static var liveTexts: EntryArchive {
        func later(_ seconds: Double) -> Date { now.addingTimeInterval(seconds) }
        let values: [(ArchivedLiveText.Value, String)] = [
            (.time(later(8040)), "time "), (.date(later(86_400)), "on "), (.relative(later(8580)), "in "),
            (.offset(later(-7_900_000)), ""), (.timer(later(133_141)), ""), (.timer(later(-59)), "since "),
            (
                .timerInterval(start: later(-60), end: later(240), pauseTime: nil, countsDown: true, showsHours: true),
                ""
            ),
            (.formattedDate(later(0), skeleton: "EEEMMMd"), ""),
            (.number(12_345.5, minimumFractionDigits: 0, maximumFractionDigits: 1), ""),
            (.percent(0.256, maximumFractionDigits: 0), ""),
        ]
        return EntryArchive(
            size: ArchiveSize(width: 338, height: 158),
            background: [Sketch.background(0xffffff, 0x1c1c1e)],
            content: values.enumerated()
                .map { place, value in
                    Sketch.live(
                        value.0,
                        x: place < 5 ? 16 : 176,
                        y: 12 + Double(place % 5) * 27,
                        width: 146,
                        style: Sketch.style(15, weight: place == 4 ? 700 : 400),
                        alignment: place < 5 ? 0 : 1,
                        prefix: value.1
                    )
                }
        )
    }

    /// Outlines, strokes, trims.
    public static var shapes: EntryArchive {
        let outlines: [ArchivedShape.Outline] = [
            .rectangle, .roundedRectangle(radii: [14, 14, 14, 14], isContinuous: true),
            .roundedRectangle(radii: [0, 20, 4, 10], isContinuous: false), .circle, .ellipse, .capsule, .path(star),
        ]
        var content: [ArchiveNode] = []
        for (place, outline) in outlines.enumerated() {
            let x = 12 + Double(place) * 46
            content.append(Sketch.shape(outline, ArchiveRect(x: x, y: 10, width: 40, height: 32), paint: Sketch.blue))
            let inside = ArchivedShape.Stroke(width: 5, join: "round", isInside: true)
            content.append(
                Sketch.shape(
                    outline,
                    ArchiveRect(x: x, y: 48, width: 40, height: 32),
                    paint: Sketch.green,
                    stroke: inside
                )
            )
            let dashed = ArchivedShape.Stroke(width: 2, cap: "round", dash: [4, 4])
            content.append(
                Sketch.shape(
                    outline,
                    ArchiveRect(x: x, y: 86, width: 40, height: 32),
                    paint: Sketch.orange,
                    stroke: dashed
                )
            )
            let thick = ArchivedShape.Stroke(width: 5, cap: "round")
            content.append(
                Sketch.shape(
                    outline,
                    ArchiveRect(x: x + 3, y: 127, width: 34, height: 26),
                    paint: Sketch.blue,
                    stroke: place % 2 == 0 ? thick : nil,
                    trim: 0.1...0.6
                )
            )
        }
        return EntryArchive(
            size: ArchiveSize(width: 338, height: 158),
            background: [Sketch.background(0xffffff, 0x1c1c1e)],
            content: content
        )
    }

    /// Each paint on a box, a continuous corner, a ring and a symbol.
    public static var paints: EntryArchive {
        let unit = ArchivePoint(x: 0.5, y: 0.5)
        let colors = Sketch.gradient(0xff2d55, 0xffcc00, 0x34c759)
        let paints: [ArchivePaint] = [
            Sketch.blue,
            .linear(colors, start: ArchivePoint(x: 0, y: 0), end: ArchivePoint(x: 1, y: 1)),
            .linear(colors, start: ArchivePoint(x: 0.5, y: 0.25), end: ArchivePoint(x: 0.5, y: 0.75)),
            .radial(colors, center: unit, startRadius: 4, endRadius: 20),
            .angular(colors, center: unit, startAngle: 0, endAngle: 360),
            .angular(colors, center: unit, startAngle: -90, endAngle: 180),
            .material(thickness: 2),
        ]
        let rounded = ArchivedShape.Outline.roundedRectangle(radii: [10, 10, 10, 10], isContinuous: true)
        return EntryArchive(
            size: ArchiveSize(width: 338, height: 158),
            background: [
                Sketch.shape(
                    .rectangle,
                    ArchiveRect(x: 0, y: 0, width: 338, height: 158),
                    paint: .linear(Sketch.gradient(0xe0f0ff, 0xfff0e0), start: .zero, end: ArchivePoint(x: 1, y: 1))
                )
            ],
            content: paints.enumerated()
                .flatMap { place, paint in
                    let x = 12 + Double(place) * 46
                    return [
                        Sketch.shape(.rectangle, ArchiveRect(x: x, y: 8, width: 40, height: 30), paint: paint),
                        Sketch.shape(rounded, ArchiveRect(x: x, y: 44, width: 40, height: 30), paint: paint),
                        Sketch.shape(
                            .circle,
                            ArchiveRect(x: x, y: 80, width: 40, height: 34),
                            paint: paint,
                            stroke: ArchivedShape.Stroke(width: 6, cap: "round", isInside: true),
                            trim: 0...0.8
                        ),
                        Sketch.symbol("star.fill", x: x + 4, y: 118, size: 26, paint: paint),
                    ]
                }
        )
    }

    /// Each form of a gauge at several values.
    public static var gauges: EntryArchive {
        let warm = ArchivePaint.linear(
            Sketch.gradient(0x34c759, 0xffcc00, 0xff3b30),
            start: .zero,
            end: ArchivePoint(x: 1, y: 0)
        )
        let interval = ArchivedGauge.Progress.interval(
            start: now.addingTimeInterval(-30),
            end: now.addingTimeInterval(70),
            countsDown: false
        )
        func label(_ text: String) -> [ArchiveNode] {
            let style = Sketch.style(14, weight: 600, design: .rounded)
            return [
                Sketch.text(
                    text,
                    x: 30 - Sketch.width(of: text, style) / 2,
                    y: 30 - Sketch.line(of: style).height / 2,
                    style: style
                )
            ]
        }
        func round(_ place: Int) -> ArchiveRect {
            ArchiveRect(x: 12 + Double(place) * 66, y: 10, width: 60, height: 60)
        }
        func bar(_ place: Int) -> ArchiveRect {
            ArchiveRect(x: place % 2 == 0 ? 12 : 180, y: 84 + Double(place / 2) * 18, width: 146, height: 10)
        }
        return EntryArchive(
            size: ArchiveSize(width: 338, height: 158),
            background: [Sketch.background(0xffffff, 0x1c1c1e)],
            content: [
                Sketch.gauge(.ring, .fraction(0.25), round(0), children: label("25")),
                Sketch.gauge(
                    .ring,
                    .fraction(0.9),
                    round(1),
                    paint: .angular(
                        Sketch.gradient(0x0a84ff, 0x64d2ff),
                        center: ArchivePoint(x: 0.5, y: 0.5),
                        startAngle: -90,
                        endAngle: 270
                    ),
                    thickness: 8
                ),
                Sketch.gauge(.dial, .fraction(0.6), round(2), children: label("6")),
                Sketch.gauge(.dial, .fraction(0.3), round(3), paint: warm, children: label("18°")),
                Sketch.gauge(.ring, .indeterminate, round(4)),
                Sketch.gauge(.bar, .fraction(0.5), bar(0)),
                Sketch.gauge(.bar, .fraction(0.03), bar(1), paint: Sketch.green),
                Sketch.gauge(.barWithMarker, .fraction(0.7), bar(2), paint: warm, thickness: 8),
                Sketch.gauge(.barWithMarker, .fraction(0), bar(3), paint: Sketch.orange, thickness: 8),
                Sketch.gauge(.bar, interval, bar(4), paint: warm),
                Sketch.gauge(.bar, .indeterminate, bar(5)),
            ]
        )
    }

    private static var star: [ArchivedShape.PathElement] {
        let points = (0..<10)
            .map { index in
                let angle = Double(index) * .pi / 5 - .pi / 2
                let radius = index % 2 == 0 ? 16.0 : 7
                return ArchivePoint(x: 20 + cos(angle) * radius, y: 16 + sin(angle) * radius)
            }
        return [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
    }
}

extension ArchiveSketch {
    /// A background that covers everything up to 400 points.
    static func background(_ light: UInt32, _ dark: UInt32) -> ArchiveNode {
        shape(.rectangle, ArchiveRect(x: 0, y: 0, width: 400, height: 400), paint: .color(color(light, dark)))
    }

    /// Returns a line of runs; a string that begins with `symbol:` names a symbol.
    static func runs(_ parts: [(String, ArchivedTextStyle)], x: Double, y: Double) -> ArchiveNode {
        var runs: [ArchivedText.Run] = []
        var end = 0.0
        for (place, part) in parts.enumerated() {
            let isSymbol = part.0.hasPrefix("symbol:")
            let string = isSymbol ? String(part.0.dropFirst(7)) : part.0
            let width =
                isSymbol ? (SymbolCatalog.symbol(named: string)?.width ?? 1) * part.1.size : width(of: string, part.1)
            runs.append(ArchivedText.Run(string: string, style: place, x: end, width: width, isSymbol: isSymbol))
            end += width
        }
        let (height, baseline) = Self.line(of: parts[0].1)
        let line = ArchivedText.Line(
            frame: ArchiveRect(x: 0, y: 0, width: end, height: height),
            baseline: baseline,
            runs: runs
        )
        let words = runs.map { $0.isSymbol ? "" : $0.string }.joined()
        return ArchiveNode(
            frame: ArchiveRect(x: x, y: y, width: end, height: height),
            content: .text(ArchivedText(styles: parts.map(\.1), lines: [line], string: words))
        )
    }
}
