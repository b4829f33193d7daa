import PortableUI

/// A text for the person, such as an intent's title.
///
/// The text is looked up in the program's string tables when it is shown; without one, it is the default value.
public struct LocalizedStringResource: Hashable, Codable, Sendable {
    /// The text as written in the source.
    public let key: String
    /// The text where no table has the key.
    package let defaultValue: String
    /// The name of the table; nil is `Localizable`.
    package let table: String?

    /// The displayed text.
    package var text: String { ResourceCatalog.current.string(forKey: key, table: table, fallback: defaultValue) }

    /// Creates a text from a key and its displayed text.
    /// - Parameters:
    ///   - key: The key in the string table.
    ///   - defaultValue: The text where the table has no such key.
    ///   - table: The name of the table; nil is `Localizable`.
    ///   - comment: A note for translators; unused here.
    public init(_ key: StaticString, defaultValue: String, table: String? = nil, comment: StaticString? = nil) {
        self.key = key.description
        self.defaultValue = defaultValue
        self.table = table
    }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        key = value
        defaultValue = value
        table = nil
    }
}

extension LocalizedStringResource: CustomStringConvertible {
    public var description: String { text }
}

extension String {
    /// Creates the text of a resource in the language of the request.
    public init(localized resource: LocalizedStringResource) {
        self = resource.text
    }
}
