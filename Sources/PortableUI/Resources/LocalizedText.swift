import WidgetArchive

/// A key whose text is looked up when the language is known.
package struct LocalizedText: Equatable, Sendable {
    package var key: LocalizedStringKey
    /// The name of the table; nil is `Localizable`.
    package var table: String?
    /// The language whose text is taken; nil is that of the locale.
    package var language: String?

    package init(_ key: LocalizedStringKey, table: String? = nil, language: String? = nil) {
        self.key = key
        self.table = table
        self.language = language
    }

    /// The parts of the text in a locale; those of the key itself if there is no text for it.
    package func parts(in catalog: ResourceCatalog, localeIdentifier: String) -> [LocalizedStringKey.Part] {
        let arguments = key.arguments
        guard
            let (entry, language) = catalog.entry(
                for: key.lookupKey,
                table: table,
                localeIdentifier: self.language ?? localeIdentifier
            )
        else { return key.parts }
        if arguments.isEmpty, entry.variables == nil { return [.words(entry.text)] }
        let format = LocalizedFormat(entry: entry, language: language, arguments: arguments)
        return format.parts(of: entry.text, next: 0, depth: 0)
    }
}

/// Puts arguments into the text for a key.
struct LocalizedFormat {
    let entry: ResourceStrings.Entry
    let language: String
    var arguments: [[LocalizedStringKey.Part]]

    func parts(of text: String, next: Int, depth: Int) -> [LocalizedStringKey.Part] {
        FormatText.parts(of: text, next: next)
            .flatMap { part -> [LocalizedStringKey.Part] in
                switch part {
                case .words(let words): [.words(words)]
                case .argument(let index, let specifier): argument(index, specifier)
                case .variable(let name, let index): variable(name, index, depth: depth)
                }
            }
    }

    /// An argument; if the translation states its own number format, the number in that.
    private func argument(_ index: Int, _ specifier: String) -> [LocalizedStringKey.Part] {
        guard arguments.indices.contains(index) else { return [.words(specifier)] }
        let argument = arguments[index]
        guard specifier.contains(where: { $0.isNumber || $0 == "." }), let number = number(index) else {
            return argument
        }
        return [.value(Text.Piece(content: FormatSpecifier(specifier).content(number)), specifier: specifier)]
    }

    private func variable(_ name: String, _ index: Int, depth: Int) -> [LocalizedStringKey.Part] {
        // A form may name further variables; one that names itself ends here.
        guard depth < 4, let variable = entry.variables?[name] else { return [] }
        let index = variable.argument.map { $0 - 1 } ?? index
        let category = number(index).map { PluralCategory($0, language: language) } ?? .other
        let isZero = number(index) == 0
        // Apple's system shows the form for zero in every language that states one.
        let form =
            (isZero ? variable.forms["zero"] : nil) ?? variable.forms[category.rawValue] ?? variable.forms["other"]
            ?? ""
        return parts(of: form, next: index, depth: depth + 1)
    }

    private func number(_ index: Int) -> Double? {
        guard arguments.indices.contains(index), let first = arguments[index].first, case .value(let piece, _) = first
        else { return nil }
        switch piece.content {
        case .number(let digits, _, _): return Double(digits)
        case .string(let text): return Double(text)
        case .live, .symbol, .formatted, .localized: return nil
        }
    }
}

extension LocalizedStringKey {
    /// The key as string tables write it: each value as its specifier.
    package var lookupKey: String {
        let hasValues = !arguments.isEmpty
        return parts.reduce(into: "") { key, part in
            switch part {
            case .words(let words): key += hasValues ? words.replacing("%", with: "%%") : words
            case .value(_, let specifier): key += specifier
            }
        }
    }

    /// The interpolated values in order; a value may consist of several pieces, of which only the first has a
    /// specifier.
    package var arguments: [[Part]] {
        parts.reduce(into: []) { arguments, part in
            guard case .value(_, let specifier) = part else { return }
            if specifier.isEmpty, !arguments.isEmpty {
                arguments[arguments.count - 1].append(part)
            } else {
                arguments.append([part])
            }
        }
    }
}

extension Text {
    /// The text with the texts of its keys looked up, and its values written, for a locale.
    package func localized(in catalog: ResourceCatalog, localeIdentifier: String) -> Text {
        guard pieces.contains(where: \.needsLocale) else { return self }
        var copy = self
        copy.pieces = pieces.flatMap { $0.localized(in: catalog, localeIdentifier: localeIdentifier) }
        return copy
    }
}

extension Text.Piece {
    fileprivate var needsLocale: Bool {
        switch content {
        case .formatted, .localized: true
        case .string, .number, .live, .symbol: false
        }
    }

    fileprivate func localized(in catalog: ResourceCatalog, localeIdentifier: String) -> [Text.Piece] {
        if case .formatted(let value) = content {
            let text = value.text(localeIdentifier: localeIdentifier)
            return [Text.Piece(content: .string(text), attributes: attributes)]
        }
        guard case .localized(let text) = content else { return [self] }
        let parts = text.parts(in: catalog, localeIdentifier: localeIdentifier)
        return MarkdownText.pieces(of: parts, language: catalog.language(for: localeIdentifier))
            .flatMap { piece in
                var piece = piece
                piece.attributes.inherit(attributes)
                // A value may be a text with a key of its own.
                return piece.localized(in: catalog, localeIdentifier: localeIdentifier)
            }
    }
}
