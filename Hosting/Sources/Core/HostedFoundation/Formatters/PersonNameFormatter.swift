/// Writes names of persons, in the order given name, family name.
open class PersonNameFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
        case `default`, short, medium, long, abbreviated
    }

    // A formatter belongs to the code that made it.
    open var style = Style.default
    open var locale: Locale! = DeviceLocale.current

    open func string(from components: PersonNameComponents) -> String {
        let parts = [components.givenName, components.middleName, components.familyName].compactMap(\.self)
        switch style {
        case .abbreviated: return [parts.first, parts.dropFirst().last].compactMap { $0?.prefix(1) }.joined()
        case .short: return parts.first ?? ""
        case .default, .medium:
            return [components.givenName, components.familyName].compactMap(\.self).joined(separator: " ")
        case .long: return parts.joined(separator: " ")
        }
    }

    /// Reads a name of words: the first one is given, the last one is the family's.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        let words = string.split(whereSeparator: \.isWhitespace).map(String.init)
        guard let first = words.first else { return nil }
        var components = PersonNameComponents()
        components.givenName = first
        if words.count > 1 { components.familyName = words.last }
        if words.count > 2 { components.middleName = words.dropFirst().dropLast().joined(separator: " ") }
        return components
    }

    open override func string(for obj: Any?) -> String? { (obj as? PersonNameComponents).map(string) }
}

extension PersonNameComponents {
    /// A name as text, as its formatter writes it.
    public struct FormatStyle: Foundation.FormatStyle {
        /// How much of a name is written.
        public enum Style: String, Codable, Sendable {
            case short, medium, long, abbreviated
        }

        public var style: Style
        public var locale = DeviceLocale.current

        public init(style: Style = .medium, locale: Locale? = nil) {
            self.style = style
            if let locale { self.locale = locale }
        }

        public func format(_ value: PersonNameComponents) -> String {
            let formatter = PersonNameFormatter()
            formatter.locale = locale
            formatter.style =
                switch style {
                case .short: .short
                case .medium: .medium
                case .long: .long
                case .abbreviated: .abbreviated
                }
            return formatter.string(from: value)
        }

        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    }

    public func formatted() -> String { FormatStyle().format(self) }

    public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
    where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// The name of a person.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
