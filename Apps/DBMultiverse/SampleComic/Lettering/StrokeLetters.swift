/// Hand-lettered capitals, defined as pen strokes on a grid that is four units wide and six units high.
///
/// A stroke is a sequence of points with two digits each: x from the left, y from the top. The prefix `~` makes it a smooth
/// curve, and `@` makes it a closed curve.
enum StrokeLetters {
    private static let shapes: [Character: String] = [
        "A": "06 20 46|14 34", "B": "06 00|~00 20 41 23 03|~03 23 45 26 06", "C": "~41 20 02 04 26 45",
        "D": "06 00|~00 20 43 26 06", "E": "40 00 06 46|03 33", "F": "40 00 06|03 33",
        "G": "~41 20 02 04 26 45 43|43 23", "H": "00 06|40 46|03 43", "I": "00 06", "J": "~30 34 16 04",
        "K": "00 06|40 03 46", "L": "00 06 46", "M": "06 00 23 40 46", "N": "06 00 46 40", "O": "@20 03 26 43",
        "P": "06 00|~00 20 41 23 03", "Q": "@20 03 26 43|24 46", "R": "06 00|~00 20 41 23 03|13 46",
        "S": "~41 20 01 23 45 26 05", "T": "00 40|20 26", "U": "~00 04 26 44 40", "V": "00 26 40",
        "W": "00 16 21 36 40", "X": "00 46|40 06", "Y": "00 23 40|23 26", "Z": "00 40 06 46",
        "0": "@20 03 26 43", "1": "01 10 16", "2": "~01 20 41 23 06|06 46", "3": "~01 20 41 23 45 26 05",
        "4": "36 30 04 44", "5": "40 00 03|~03 23 45 26 05", "6": "~40 12 04 26 44 23 04", "7": "00 40 16",
        "8": "@20 01 23 45 26 05 23 41", "9": "~06 34 42 20 02 23 42", "!": "00 04|06 06", "?": "~01 20 41 23 24|26 26",
        ".": "06 06", ",": "15 07", "'": "00 01", "-": "03 23", ":": "02 02|05 05", "#": "10 06|30 26|02 42|04 44",
    ]

    private struct Stroke {
        var points: [(Double, Double)]
        var isCurve: Bool
        var isClosed: Bool
    }

    private static let strokes: [Character: [Stroke]] = shapes.mapValues { shape in
        shape.split(separator: "|")
            .map { text in
                let points = text.split(separator: " ")
                    .map { token in
                        let digits = token.compactMap(\.wholeNumberValue).map(Double.init)
                        return (digits[0], digits[1])
                    }
                return Stroke(points: points, isCurve: text.first == "~", isClosed: text.first == "@")
            }
    }

    /// Returns the width of a line of text in grid units, with letters that are six units high.
    static func width(of text: some StringProtocol) -> Double {
        text.reduce(0) { $0 + advance(of: $1) } - 1.7
    }

    /// Draws a line of text from its left edge on its baseline.
    ///
    /// `size` is the height of the letters. `pen` is the width of the strokes in grid units: 0.8 for a pen, 1.6 for a brush.
    static func draw(
        _ text: some StringProtocol,
        x: Double,
        y: Double,
        size: Double,
        ink: Ink,
        pen: Double = 0.85,
        dice: inout SeededDice,
        on canvas: Canvas
    ) {
        let unit = size / 6
        var left = x
        for character in text {
            // Small variations make the letters look drawn by hand.
            let lift = dice.between(-0.12, 0.12)
            canvas.at(left, y - size, scale: unit, turn: dice.between(-0.02, 0.02)) {
                for stroke in strokes[character] ?? [] { trace(stroke, lift: lift, on: canvas) }
                canvas.stroke(ink, pen)
            }
            left += advance(of: character) * unit
        }
    }

    private static func advance(of character: Character) -> Double {
        guard let strokes = strokes[character] else { return 3.2 }
        let right = strokes.flatMap(\.points).map(\.0).max() ?? 0
        return right + 1.7
    }

    // Curves pass through their points: Catmull-Rom splines, converted to Bézier curves.
    private static func trace(_ stroke: Stroke, lift: Double, on canvas: Canvas) {
        // Letters lean slightly to the right.
        let points = stroke.points.map { (x: $0.0 + (6 - $0.1) * 0.1, y: $0.1 + lift) }
        guard let start = points.first else { return }
        canvas.move(start.x, start.y)
        guard stroke.isCurve || stroke.isClosed else {
            for point in points.dropFirst() { canvas.line(point.x, point.y) }
            return
        }
        let count = points.count
        func point(_ index: Int) -> (x: Double, y: Double) {
            stroke.isClosed ? points[(index + count) % count] : points[min(max(index, 0), count - 1)]
        }
        for index in 0..<(stroke.isClosed ? count : count - 1) {
            let (a, b, c, d) = (point(index - 1), point(index), point(index + 1), point(index + 2))
            // 1/6 gives the standard Catmull-Rom curve; a slightly larger factor makes the letters rounder.
            let pull = 0.19
            canvas.curve(
                b.x + (c.x - a.x) * pull,
                b.y + (c.y - a.y) * pull,
                c.x - (d.x - b.x) * pull,
                c.y - (d.y - b.y) * pull,
                c.x,
                c.y
            )
        }
        if stroke.isClosed { canvas.close() }
    }
}
