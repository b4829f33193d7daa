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

    /// The key with its values; nil for a text without values, and for one that was stored.
    private let value: LocalizedStringKey?

    /// The displayed text.
    package var text: String {
        if let value { return ResourceCatalog.current.string(for: value, table: table) }
        return ResourceCatalog.current.string(forKey: key, table: table, fallback: defaultValue)
    }

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
        value = nil
    }

    /// Creates a text from a key with values, which the text of the table is given.
    /// - Parameters:
    ///   - keyAndValue: The key with its values.
    ///   - table: The name of the table; nil is `Localizable`.
    ///   - comment: A note for translators; unused here.
    @_disfavoredOverload
    public init(_ keyAndValue: String.LocalizationValue, table: String? = nil, comment: StaticString? = nil) {
        self.init(keyAndValue.key, table: table)
    }

    private init(_ value: LocalizedStringKey, table: String?) {
        key = value.lookupKey
        self.table = table
        self.value = value.arguments.isEmpty ? nil : value
        defaultValue = value.arguments.isEmpty ? key : ResourceCatalog().string(for: value)
    }
}

extension LocalizedStringResource {
    /// What is stored: the text without a table is that of the moment.
    private enum CodingKeys: String, CodingKey {
        case key, defaultValue, table
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        key = try container.decode(String.self, forKey: .key)
        defaultValue = try container.decode(String.self, forKey: .defaultValue)
        table = try container.decodeIfPresent(String.self, forKey: .table)
        value = nil
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(key)
        hasher.combine(defaultValue)
        hasher.combine(table)
    }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {
        key = value
        defaultValue = value
        table = nil
        self.value = nil
    }

    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
        self.init(LocalizedStringKey(stringInterpolation: stringInterpolation), table: nil)
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
