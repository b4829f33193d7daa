import Foundation
import WidgetArchive

/// The texts of a `.stringsdict` file: a property list of texts with plural forms.
///
/// https://developer.apple.com/library/archive/documentation/MacOSX/Conceptual/BPInternational/StringsdictFileFormat/
enum StringsDictionary {
    /// Reads a property list's value.
    /// - Returns: The texts by key, and the keys whose values have another form.
    static func entries(of value: Any) -> (entries: [String: ResourceStrings.Entry], unread: [String]) {
        guard let texts = value as? [String: Any] else { return ([:], []) }
        var entries: [String: ResourceStrings.Entry] = [:]
        var unread: [String] = []
        for (key, value) in texts {
            if let entry = (value as? [String: Any]).flatMap(entry) {
                entries[key] = entry
            } else {
                unread.append(key)
            }
        }
        return (entries, unread.sorted())
    }

    private static func entry(_ value: [String: Any]) -> ResourceStrings.Entry? {
        if let widths = value["NSStringVariableWidthRuleType"] as? [String: String] {
            // The longest text is for the widest screen; the layout shortens it by itself.
            return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map { ResourceStrings.Entry($0.value) }
        }
        guard let text = value["NSStringLocalizedFormatKey"] as? String else { return nil }
        let variables = value.compactMapValues { ($0 as? [String: Any]).flatMap(variable) }
        return ResourceStrings.Entry(text, variables: variables.isEmpty ? nil : variables)
    }

    private static func variable(_ value: [String: Any]) -> ResourceStrings.Variable? {
        let forms = value.compactMapValues { $0 as? String }.filter { categories.contains($0.key) }
        return forms.isEmpty ? nil : ResourceStrings.Variable(forms: forms)
    }

    private static let categories: Set = ["zero", "one", "two", "few", "many", "other"]
}
