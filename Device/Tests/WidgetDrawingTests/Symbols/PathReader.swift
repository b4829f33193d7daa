/// A strict reader for SVG path data, which shows that a drawing is well formed.
///
/// https://www.w3.org/TR/SVG2/paths.html#PathDataBNF
struct PathReader {
    /// The end point of a path command.
    struct Point {
        var x: Double
        var y: Double
    }

    /// The reason why a path is invalid.
    struct Malformed: Error, CustomStringConvertible {
        let description: String
    }

    private static let numbersPerCommand: [Character: Int] = [
        "M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0,
    ]

    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Returns the end point of each command; throws if a command is unknown or has a wrong number of arguments.
    func read() throws(Malformed) -> [Point] {
        var points: [Point] = []
        var current = Point(x: 0, y: 0)
        var start = current
        for (command, numbers) in try commands() {
            let upper = Character(command.uppercased())
            guard points.isEmpty == false || upper == "M" else { throw Malformed(description: "no start: \(text)") }
            guard let count = Self.numbersPerCommand[upper], count == 0 ? numbers.isEmpty : !numbers.isEmpty,
                count == 0 || numbers.count % count == 0
            else { throw Malformed(description: "\(command) with \(numbers.count) numbers: \(text)") }
            if upper == "Z" { current = start }
            for first in stride(from: 0, to: numbers.count, by: max(count, 1)) {
                let last = Array(numbers[first..<first + count].suffix(2))
                let origin = command.isLowercase ? current : Point(x: 0, y: 0)
                switch upper {
                case "H": current.x = origin.x + last[0]
                case "V": current.y = origin.y + last[0]
                default: current = Point(x: origin.x + last[0], y: origin.y + last[1])
                }
                if upper == "M" { start = current }
                points.append(current)
            }
        }
        guard !points.isEmpty else { throw Malformed(description: "empty path") }
        return points
    }

    private func commands() throws(Malformed) -> [(Character, [Double])] {
        var found: [(Character, [Double])] = []
        var number = ""
        func finish() throws(Malformed) {
            guard !number.isEmpty else { return }
            guard let value = Double(number), !found.isEmpty else {
                throw Malformed(description: "\(number) in \(text)")
            }
            found[found.count - 1].1.append(value)
            number = ""
        }
        for character in text {
            switch character {
            case "a"..."z", "A"..."Z":
                try finish()
                found.append((character, []))
            case " ", ",":
                try finish()
            case "-":
                try finish()
                number = "-"
            case "." where number.contains("."):
                try finish()
                number = "."
            default:
                number.append(character)
            }
        }
        try finish()
        return found
    }
}
