import WidgetArchive

extension ResourceCatalog {
    /// The text for a plain key in a locale, else in the device's, which may be a format; nil if there is none.
    ///
    /// Foundation's text carries the forms of its plurals along unseen. Here the variables of a format name the key, by
    /// which ``text(ofFormat:arguments:)`` finds the forms.
    package func format(forKey key: String, table: String? = nil, locale: String? = nil) -> String? {
        let found = entry(for: key, table: table, localeIdentifier: locale ?? localeIdentifier)
        guard let (entry, language) = found else { return nil }
        guard entry.variables != nil else { return entry.text }
        let plural = "\(language)/\(table ?? "")/\(key)".replacing("@", with: "%")
        remember(LocalizedFormat(entry: entry, language: language, arguments: []), as: plural)
        return entry.text.replacing("#@", with: "#@\(plural)/")
    }

    /// The text of a format of ``format(forKey:table:)`` with its arguments; nil for one without plurals.
    package func text(ofFormat format: String, arguments: [Text.Piece.Content]) -> String? {
        guard format.contains("#@") else { return nil }
        for case .variable(let name, _) in FormatText.parts(of: format) {
            guard let end = name.lastIndex(of: "/"), var plural = plural(named: name[..<end]) else { continue }
            plural.arguments = arguments.map { [.value(Text.Piece(content: $0), specifier: "")] }
            let own = format.replacing(name[...end], with: "")
            return plainString(of: plural.parts(of: own, next: 0, depth: 0), localeIdentifier)
        }
        return nil
    }
}
