import WidgetArchive

extension String {
    /// A key with its values, whose text is looked up in the program's string tables.
    public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
        package var key: LocalizedStringKey

        /// Creates a key from its text.
        public init(_ value: String) {
            key = LocalizedStringKey(value)
        }

        public init(stringLiteral value: String) {
            self.init(value)
        }

        public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
            key = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// Looks up the text for a key; without one, the text is the key with its values.
    /// - Parameters:
    ///   - keyAndValue: the key.
    ///   - table: the name of the table; nil is `Localizable`.
    ///   - comment: a note for translators, unused here.
    public init(localized keyAndValue: LocalizationValue, table: String? = nil, comment: StaticString? = nil) {
        self = ResourceCatalog.current.string(for: keyAndValue.key, table: table)
    }

    /// Looks up the text for a key; without one, the text is the default value.
    /// - Parameters:
    ///   - key: the key.
    ///   - defaultValue: the text in the development language.
    ///   - table: the name of the table; nil is `Localizable`.
    ///   - comment: a note for translators, unused here.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        comment: StaticString? = nil
    ) {
        self = ResourceCatalog.current.string(for: defaultValue.key, named: key.description, table: table)
    }
}

extension ResourceCatalog {
    /// The text for a key in a locale, else in the device's, without Markdown; the key itself if there is none.
    package func string(for key: LocalizedStringKey, table: String? = nil, locale: String? = nil) -> String {
        let locale = locale ?? localeIdentifier
        return plainString(of: LocalizedText(key, table: table).parts(in: self, localeIdentifier: locale), locale)
    }

    /// The text for a key with a name of its own; the default text if there is none.
    package func string(
        for text: LocalizedStringKey,
        named name: String,
        table: String? = nil,
        locale: String? = nil
    ) -> String {
        let locale = locale ?? localeIdentifier
        guard let (entry, _) = entry(for: name, table: table, localeIdentifier: locale) else {
            return plainString(of: text.parts, locale)
        }
        let arguments = text.arguments
        return FormatText.parts(of: entry.text)
            .reduce(into: "") { result, part in
                switch part {
                case .words(let words): result += words
                case .argument(let index, _) where arguments.indices.contains(index):
                    result += plainString(of: arguments[index], locale)
                case .argument, .variable: break
                }
            }
    }

    /// The text for a plain key; a fallback if there is none.
    package func string(forKey key: String, table: String? = nil, fallback: String) -> String {
        entry(for: key, table: table, localeIdentifier: localeIdentifier)?.entry.text ?? fallback
    }

    /// The characters of all parts; the renderer alone formats dates, so these are left out.
    func plainString(of parts: [LocalizedStringKey.Part], _ locale: String) -> String {
        parts.reduce(into: "") { result, part in
            switch part {
            case .words(let words): result += words
            case .value(let piece, _): result += Text(pieces: [piece]).plainString(in: self, localeIdentifier: locale)
            }
        }
    }
}
