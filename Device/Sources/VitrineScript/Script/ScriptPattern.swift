import Foundation

/// A regular expression of a script, in the syntax of `NSRegularExpression`.
public struct ScriptPattern: Hashable, Sendable, CustomStringConvertible {
    private let expression: NSRegularExpression

    /// Creates a pattern; nil for a text that is not a regular expression.
    public init?(_ text: String) {
        guard let expression = try? NSRegularExpression(pattern: text) else { return nil }
        self.expression = expression
    }

    /// The pattern as the script has it.
    public var description: String { expression.pattern }

    func matches(_ text: String) -> Bool {
        expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    /// The first group of the first match, or the whole match of a pattern without groups; nil if nothing matches.
    func capture(in text: String) -> String? {
        guard let match = expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) else {
            return nil
        }
        return Range(match.range(at: min(1, expression.numberOfCaptureGroups)), in: text).map { String(text[$0]) }
    }
}
