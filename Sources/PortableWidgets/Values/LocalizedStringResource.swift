/// A text for the person, such as an intent's title.
///
/// There are no string catalogues here: the text is the key itself with its values interpolated.
public struct LocalizedStringResource: Hashable, Codable, Sendable {
    /// The text as written in the source.
    public let key: String
    /// The displayed text.
    package let text: String

    /// Creates a text from a key and its displayed text.
    /// - Parameters:
    ///   - key: The key in a string catalogue; only kept.
    ///   - defaultValue: The displayed text.
    ///   - table: The catalogue; unused here.
    ///   - comment: A note for translators; unused here.
    public init(_ key: StaticString, defaultValue: String, table: String? = nil, comment: StaticString? = nil) {
        self.key = key.description
        text = defaultValue
    }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        key = value
        text = value
    }
}

extension LocalizedStringResource: CustomStringConvertible {
    public var description: String { text }
}

extension String {
    public init(localized resource: LocalizedStringResource) {
        self = resource.text
    }
}
