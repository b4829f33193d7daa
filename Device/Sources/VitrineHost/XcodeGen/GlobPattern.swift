import Foundation

/// A pattern for paths, as XcodeGen's `excludes` and `includes` write it: `*` within a name, `**` over folders, `?`.
struct GlobPattern {
    private let expression: String

    init(_ pattern: String) {
        var text = NSRegularExpression.escapedPattern(for: pattern)
        for (from, to) in [
            ("\\*\\*\\/", "(?:.*/)?"), ("\\*\\*/", "(?:.*/)?"), ("\\*\\*", ".*"), ("\\*", "[^/]*"), ("\\?", "[^/]"),
        ] {
            text = text.replacingOccurrences(of: from, with: to)
        }
        expression = "^\(text)(?:/.*)?$"
    }

    /// Whether a relative path, or one of the folders above it, matches.
    func matches(_ path: String) -> Bool {
        path.range(of: expression, options: .regularExpression) != nil
    }
}
