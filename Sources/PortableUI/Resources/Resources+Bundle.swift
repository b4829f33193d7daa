#if CompleteFoundation
public import Foundation

// The forms with a bundle, which exist where all of Foundation does. An extension has its resources in one folder, so
// the bundle has no effect, unless it is that of a language.

extension ColorResource {
    /// Creates the name of a colour.
    public init(name: String, bundle: Bundle) {
        self.init(named: name)
    }
}

extension ImageResource {
    /// Creates the name of an image.
    public init(name: String, bundle: Bundle) {
        self.init(named: name)
    }
}

extension Color {
    /// Creates the colour with a name in the program's asset catalogues; clear if there is none.
    public init(_ name: String, bundle: Bundle?) {
        self.init(name)
    }
}

extension Image {
    /// Creates a named image.
    public init(_ name: String, bundle: Bundle?) {
        self.init(name)
    }

    /// Creates a named image; its variable value has no effect, and a finding is recorded.
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name)
        if variableValue != nil { loss = "variableValue has no effect: a symbol is drawn whole" }
    }

    /// Creates a named image with the text that a screen reader speaks.
    public init(_ name: String, bundle: Bundle?, label: Text) {
        self.init(name, label: label)
    }

    /// Creates a named image that a screen reader ignores.
    public init(decorative name: String, bundle: Bundle?) {
        self.init(decorative: name)
    }
}

extension UIImage {
    /// Names an image of the program's asset catalogues; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?) {
        self.init(named: name)
    }
}

extension Text {
    /// Creates a text from a key, which is looked up in the program's string tables.
    public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle?,
        comment: StaticString? = nil
    ) {
        self.init(LocalizedText(key, table: tableName, language: bundle?.language))
    }
}

extension String {
    /// Looks up the text for a key; without one, the text is the key with its values.
    public init(
        localized keyAndValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle?,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        let locale = bundle?.language ?? locale?.identifier
        self = ResourceCatalog.current.string(for: keyAndValue.key, table: table, locale: locale)
    }

    /// Looks up the text for a key in a locale; without one, the text is the key with its values.
    public init(
        localized keyAndValue: LocalizationValue,
        table: String? = nil,
        locale: Locale,
        comment: StaticString? = nil
    ) {
        self = ResourceCatalog.current.string(for: keyAndValue.key, table: table, locale: locale.identifier)
    }

    /// Looks up the text for a key; without one, the text is the default value.
    public init(
        localized key: StaticString,
        defaultValue: LocalizationValue,
        table: String? = nil,
        bundle: Bundle?,
        locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = ResourceCatalog.current.string(
            for: defaultValue.key,
            named: key.description,
            table: table,
            locale: bundle?.language
        )
    }
}

extension Bundle {
    /// The language of a folder such as `de.lproj`, which code opens as a bundle to have the texts of a language that
    /// was chosen in the app; nil for other bundles.
    fileprivate var language: String? {
        bundleURL.pathExtension == "lproj" ? bundleURL.deletingPathExtension().lastPathComponent : nil
    }
}

/// The text for a key with the emphasis of its Markdown, in runs: with words that agree with a number.
public func _localizedRuns(
    of key: String.LocalizationValue,
    table: String?,
    bundle: Bundle?,
    locale: Locale?
) -> [(text: String, isStrong: Bool, isEmphasized: Bool, isStruck: Bool, isCode: Bool)] {
    let catalog = ResourceCatalog.current
    let identifier = bundle?.language ?? locale?.identifier ?? catalog.localeIdentifier
    let parts = LocalizedText(key.key, table: table).parts(in: catalog, localeIdentifier: identifier)
    return MarkdownText.pieces(of: parts, language: catalog.language(for: identifier))
        .map { piece in
            let text = Text(pieces: [piece]).plainString(in: catalog, localeIdentifier: identifier)
            let style = piece.attributes
            return (
                text, style.weight != nil, style.isItalic == true, style.strikethrough != nil,
                style.design == .monospaced
            )
        }
}

/// The best of the languages for a locale; nil if none of them is in its language.
public func _language(of languages: [String], for localeIdentifier: String) -> String? {
    LanguageMatch.best(of: languages, for: localeIdentifier)
}

/// Looks up the text for a key in the language of a bundle, else in the device's locale; nil if there is none.
///
/// It is made to be a format of `String(format:)`, for which ``_localizedText(ofFormat:isLocalized:_:)`` chooses
/// plurals.
public func _localizedFormat(forKey key: String, table: String?, bundle: Bundle) -> String? {
    ResourceCatalog.current.format(forKey: key, table: table, locale: bundle.language)
}

/// The text of a format with the forms of plurals for its arguments; nil for a format without plurals.
public func _localizedText(ofFormat format: String, isLocalized: Bool, _ arguments: [any CVarArg]) -> String? {
    ResourceCatalog.current.text(
        ofFormat: format,
        arguments: arguments.map { argument in
            let text = "\(argument)"
            return isLocalized && argument is any BinaryInteger ? NumberFormat().content(text) : .string(text)
        }
    )
}
#endif
