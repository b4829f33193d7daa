import WidgetArchive

/// Writes string tables in the form that Foundation's `Bundle` reads.
enum StringsFileText {
    /// The text of a `.strings` file, sorted by key.
    ///
    /// A text with plural forms is written in its form `other`, because Foundation on Linux knows no plurals.
    static func text(of table: [String: ResourceStrings.Entry]) -> String {
        table.sorted { $0.key < $1.key }
            .map { "\(quoted($0.key)) = \(quoted(plain($0.value)));\n" }
            .joined()
    }

    private static func plain(_ entry: ResourceStrings.Entry) -> String {
        var text = entry.text
        for (name, variable) in entry.variables ?? [:] {
            let form = variable.forms["other"] ?? variable.forms.sorted { $0.key < $1.key }.first?.value ?? ""
            text = text.replacing("%#@\(name)@", with: form)
            if let argument = variable.argument { text = text.replacing("%\(argument)$#@\(name)@", with: form) }
        }
        return text
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }
}
