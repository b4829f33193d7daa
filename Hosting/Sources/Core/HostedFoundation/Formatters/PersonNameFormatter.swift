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
