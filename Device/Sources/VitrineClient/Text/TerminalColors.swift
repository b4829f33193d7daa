import VitrineDevice

/// Colours a line of a report for a terminal: the word that says how something ended.
public struct TerminalColors: Hashable, Sendable {
    public enum Tone: Int, Hashable, Sendable {
        case bad = 31
        case good = 32
        case doubtful = 33
    }

    /// Whether lines get colours.
    public let isOn: Bool

    /// Decides whether lines get colours: on a terminal, unless a variable asks for none.
    ///
    /// A `NO_COLOR` that is not empty does, as <https://no-color.org> says, and a `TERM` that is `dumb`.
    /// - Parameters:
    ///   - isTerminal: Whether the lines go to a terminal.
    ///   - environment: The process's variables.
    public init(isTerminal: Bool, environment: [String: String]) {
        isOn = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    /// The words that begin the lines of reports.
    private static let firstWords: [String: Tone] = [
        "FAILED": .bad, "FAIL": .bad, "DIFFERS": .bad, "DIFFERENT": .bad, "MISSING": .bad,
        "problem": .bad, "vitrine": .bad, "error": .bad, "passed": .good, "ok": .good, "same": .good, "accepted": .good,
        "notice": .doubtful, "Note": .doubtful, "never": .doubtful, "unusual": .doubtful, "warning": .doubtful,
    ]

    /// A line with its first word in colour if that says how something ended, otherwise with the first of the marked
    /// words.
    ///
    /// Control characters in it, other than tabs and line breaks, are escaped: a name in a file must not move a
    /// terminal's cursor. Nor may it begin a line with two colons, which GitHub's runner takes for a command.
    public func line(_ line: String, marking marks: [String: Tone] = [:]) -> String {
        let line = TraceText.printable(line).replacing(/(?<start>(^|\n)\s*):(?=:)/) { "\($0.output.start)\\u{3a}" }
        guard isOn else { return line }
        for (index, part) in line.split(separator: " ").enumerated() {
            let word = part.prefix { $0 != ":" }
            guard let tone = (index == 0 ? Self.firstWords[String(word)] : nil) ?? marks[String(word)] else { continue }
            return line[..<word.startIndex] + "\u{1b}[\(tone.rawValue)m" + word + "\u{1b}[0m" + line[word.endIndex...]
        }
        return line
    }
}
