/// An error of the compiler at a place.
struct CompilerDiagnostic: Hashable, Sendable {
    var file: String
    var line: Int
    var column: Int
    var message: String

    /// The errors in the output of a build, each once, in their order.
    static func errors(in output: String) -> [CompilerDiagnostic] {
        var seen: Set<CompilerDiagnostic> = []
        return output.split(whereSeparator: \.isNewline).compactMap(CompilerDiagnostic.init)
            .filter { seen.insert($0).inserted }
    }

    /// Reads a line `file:line:column: error: message`; nil for any other line.
    private init?(_ text: Substring) {
        guard let mark = text.firstRange(of: ": error: ") else { return nil }
        let place = text[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
        guard place.count >= 3, let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else {
            return nil
        }
        file = place.dropLast(2).joined(separator: ":")
        self.line = line
        self.column = column
        message = String(text[mark.upperBound...])
    }
}
