#if !canImport(WidgetKit)
/// A text that people read, such as an intent's title.
///
/// There are no string catalogues here: the text is the key itself, with its values put in.
public struct LocalizedStringResource: Hashable, Codable, Sendable {
    /// The text as written in the source.
    public let key: String
    /// What is shown.
    package let text: String

    /// Makes a text from a key and what is shown for it.
    /// - Parameters:
    ///   - key: The name in a string catalogue; unused here.
    ///   - defaultValue: What is shown.
    ///   - table: The catalogue; unused here.
    ///   - comment: A note for translators; unused here.
    public init(_ key: StaticString, defaultValue: String, table: String? = nil, comment: StaticString? = nil) {
        self.key = key.description
        text = defaultValue
    }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
    /// Makes a text from a literal.
    public init(stringLiteral value: String) {
        key = value
        text = value
    }
}

extension LocalizedStringResource: CustomStringConvertible {
    /// What is shown.
    public var description: String { text }
}

extension String {
    /// The text that is shown for a resource.
    public init(localized resource: LocalizedStringResource) {
        self = resource.text
    }
}
#endif
