import WidgetArchive

/// Which findings of a check are reported.
public struct CheckFilter: Hashable, Sendable {
    /// Every rule that a check can report.
    public static let rules = ArchiveFinding.Kind.allCases.map(\.rawValue) + [CheckReport.resourceRule]

    /// The rules that are reported; empty for all.
    public var only: Set<String>
    /// The rules that are not reported.
    public var ignored: Set<String>
    /// The findings that were accepted.
    public var baseline: CheckBaseline?

    public init(only: Set<String> = [], ignored: Set<String> = [], baseline: CheckBaseline? = nil) {
        self.only = only
        self.ignored = ignored
        self.baseline = baseline
    }

    /// The report without the findings that are left out, which it counts.
    public func apply(to report: CheckReport) -> CheckReport {
        guard !only.isEmpty || !ignored.isEmpty || baseline != nil else { return report }
        var result = report
        result.extensions = report.extensions.map { own in own.filtered(isReported) }
        result.leftOutCount = report.causes.count - result.causes.count
        return result
    }

    private func isReported(_ key: CheckCause.Key) -> Bool {
        (only.isEmpty || only.contains(key.rule)) && !ignored.contains(key.rule)
            && baseline?.contains(key) != true
    }
}

/// The findings of a check that were accepted, as the lines of a text file.
///
/// A line has the rule, the extension, the widget and the message, without the message's numbers.
public struct CheckBaseline: Hashable, Sendable {
    private let lines: Set<String>

    /// Reads a file that ``text`` has written; other lines match nothing.
    public init(text: String) {
        lines = Set(text.split(whereSeparator: \.isNewline).map(String.init))
    }

    /// Accepts every finding of a report.
    public init(_ report: CheckReport) {
        lines = Set(Self.lines(report))
    }

    /// The file, sorted.
    public var text: String { lines.sorted().map { $0 + "\n" }.joined() }

    /// How many accepted findings a report does not have.
    public func count(missingIn report: CheckReport) -> Int {
        lines.subtracting(Self.lines(report)).count
    }

    func contains(_ key: CheckCause.Key) -> Bool { lines.contains(Self.line(key)) }

    private static func lines(_ report: CheckReport) -> [String] { report.causes.flatMap { $0.keys.map(line) } }

    private static func line(_ key: CheckCause.Key) -> String {
        "\(key.rule) \(key.name)\(key.kind.isEmpty ? "" : " " + key.kind): \(key.text)"
    }
}
