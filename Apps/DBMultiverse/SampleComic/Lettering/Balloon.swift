/// The words in a panel.
enum Words: Hashable {
    /// A speech balloon of the keeper.
    case keeper(String)
    /// A speech balloon of the robot.
    case robot(String)
    /// A caption of the narrator.
    case caption(String)
    /// A sound effect.
    case sound(String)
}

/// Draws words into panels.
struct Letterer {
    let canvas: Canvas
    var dice: SeededDice

    /// The height of the letters in a balloon, in units.
    private let size = 17.0

    /// Draws words at the top of a panel; the tail of a balloon points at the mouth.
    mutating func write(_ words: Words, in panel: Box, mouth: (Double, Double)?) {
        switch words {
        case .keeper(let text): balloon(text, in: panel, mouth: mouth, isRobot: false)
        case .robot(let text): balloon(text, in: panel, mouth: mouth, isRobot: true)
        case .caption(let text): caption(text, in: panel)
        case .sound(let text): sound(text, in: panel)
        }
    }

    private mutating func balloon(_ text: String, in panel: Box, mouth: (Double, Double)?, isRobot: Bool) {
        let lines = wrap(text, to: min(panel.width * 0.62, 330))
        let block = blockSize(of: lines)
        let width = block.width + 56
        let height = block.height + 44
        let aim = mouth ?? (panel.middleX, panel.bottom)
        // Above the speaker, but inside the panel.
        let middle = min(max(aim.0, panel.x + width / 2 + 12), panel.right - width / 2 - 12)
        let box = Box(x: middle - width / 2, y: panel.y + 14, width: width, height: height)
        let tailX = min(max(aim.0, box.x + width * 0.3), box.right - width * 0.3)
        let tip = (aim.0 + (tailX - aim.0) * 0.25, max(box.bottom + 18, min(aim.1 - 6, box.bottom + 90)))
        outline(box, isRobot: isRobot)
        canvas.stroke(.black, 7)
        tail(from: tailX, box.bottom - 8, to: tip)
        canvas.stroke(.black, 7)
        outline(box, isRobot: isRobot)
        canvas.fill(isRobot ? Ink(0xE4_F6_FF) : .white)
        tail(from: tailX, box.bottom - 8, to: tip)
        canvas.fill(isRobot ? Ink(0xE4_F6_FF) : .white)
        write(lines, in: box)
    }

    private func outline(_ box: Box, isRobot: Bool) {
        if isRobot {
            canvas.roundedRectangle(box.x, box.y, box.width, box.height, radius: 14)
        } else {
            // A shape between an ellipse and a rectangle leaves room for the corners of the text.
            let (x, y, w, h) = (box.middleX, box.y + box.height / 2, box.width / 2, box.height / 2)
            let k = 0.78
            canvas.move(x + w, y)
            canvas.curve(x + w, y + h * k, x + w * k, y + h, x, y + h)
            canvas.curve(x - w * k, y + h, x - w, y + h * k, x - w, y)
            canvas.curve(x - w, y - h * k, x - w * k, y - h, x, y - h)
            canvas.curve(x + w * k, y - h, x + w, y - h * k, x + w, y)
            canvas.close()
        }
    }

    private func tail(from x: Double, _ y: Double, to tip: (Double, Double)) {
        canvas.move(x - 16, y)
        canvas.curve(x - 8, y + 14, tip.0, tip.1 - 10, tip.0, tip.1)
        canvas.curve(tip.0 + 4, tip.1 - 14, x + 12, y + 16, x + 16, y)
        canvas.close()
    }

    private mutating func caption(_ text: String, in panel: Box) {
        let lines = wrap(text, to: min(panel.width * 0.8, 420))
        let block = blockSize(of: lines)
        let box = Box(x: panel.x - 3, y: panel.y - 3, width: block.width + 34, height: block.height + 28)
        canvas.rectangle(box.x, box.y, box.width, box.height)
        canvas.fill(from: (box.x, box.y), [Ink(0xFF_F3_C4), Ink(0xFF_DF_8E)], to: (box.x, box.bottom), outline: 4)
        write(lines, in: box)
    }

    private mutating func sound(_ text: String, in panel: Box) {
        let size = min(panel.height * 0.22, panel.width * 0.8 / StrokeLetters.width(of: text) * 6)
        let width = StrokeLetters.width(of: text) * size / 6
        let ink = dice.pick([Ink(0xFF_D2_3F), Ink(0xFF_6B_4A), Ink(0x7A_E5_F5)])
        let place = (panel.middleX - width / 2, panel.y + panel.height * 0.3)
        canvas.at(place.0, place.1, turn: -0.12) {
            var first = dice
            var second = dice
            StrokeLetters.draw(text, x: 0, y: 0, size: size, ink: .black, pen: 2.6, dice: &first, on: canvas)
            StrokeLetters.draw(text, x: 0, y: 0, size: size, ink: ink, pen: 1.5, dice: &second, on: canvas)
        }
    }

    private mutating func write(_ lines: [String], in box: Box) {
        let block = blockSize(of: lines)
        var foot = box.y + (box.height - block.height) / 2 + size
        for line in lines {
            let width = StrokeLetters.width(of: line) * size / 6
            StrokeLetters.draw(
                line,
                x: box.middleX - width / 2,
                y: foot,
                size: size,
                ink: .black,
                dice: &dice,
                on: canvas
            )
            foot += lineHeight
        }
    }

    private var lineHeight: Double { size * 1.5 }

    private func blockSize(of lines: [String]) -> (width: Double, height: Double) {
        let width = lines.map { StrokeLetters.width(of: $0) * size / 6 }.max() ?? 0
        return (width, Double(lines.count) * lineHeight - size * 0.5)
    }

    private func wrap(_ text: String, to width: Double) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            let longer = (lines.last.map { $0 + " " } ?? "") + word
            if lines.isEmpty || StrokeLetters.width(of: longer) * size / 6 > width {
                lines.append(String(word))
            } else {
                lines[lines.count - 1] = longer
            }
        }
        return lines
    }
}
