#if canImport(Testing) && !canImport(Darwin)
public import Testing
import VitrineWidgets
public import VitrineWire
import WidgetArchive

extension ArchivedTimeline.Entry: CustomTestStringConvertible {
    /// The date, the words and the findings, instead of all archived values.
    public var testDescription: String {
        let line = ISO8601.text(date) + "  " + text.joined(separator: " | ")
        return ([line] + findings.map { "    \($0.kind.rawValue): \($0.message)" }).joined(separator: "\n")
    }
}

extension ArchivedTimeline: CustomTestStringConvertible {
    /// The entries, a line each with its findings below, and the policy.
    public var testDescription: String {
        (entries.map(\.testDescription) + ["policy: \(policy)"]).joined(separator: "\n")
    }
}
#endif
