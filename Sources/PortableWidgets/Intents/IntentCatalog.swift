/// The intents of a process, by name.
///
/// A name is the type's name with its module, such as `LucidPalWidgets.LogHabit`. For a nested or generic type it is
/// `@` and the compiler's mangled name. So an extension that has just started can perform the action of a widget view
/// that another process drew, without a list of its intents. A private type cannot be found by name; as with
/// AppIntents, an intent must be at least internal.
package struct IntentCatalog: Sendable {
    private let known: [any AppIntent.Type]

    /// Creates a catalogue that lists the given types; other types are found by their full name.
    package init(_ types: [any AppIntent.Type] = []) {
        known = types
    }

    /// The listed types in order, without duplicates.
    package var types: [any AppIntent.Type] {
        var seen = Set<ObjectIdentifier>()
        return known.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    package static func name(of type: any AppIntent.Type) -> String {
        let name = _typeName(type)
        guard name.utf8.count(where: { $0 == UInt8(ascii: ".") }) == 1, name.utf8.allSatisfy(isNameByte) else {
            return _mangledTypeName(type).map { "@" + $0 } ?? name
        }
        return name
    }

    /// Finds a type by its full name, or by the name without the module if exactly one listed type matches.
    package func type(named name: String) -> (any AppIntent.Type)? {
        if let type = known.first(where: { Self.name(of: $0) == name }) { return type }
        let short = types.filter { String(describing: $0) == name || $0.persistentIdentifier == name }
        if short.count == 1 { return short.first }
        return Self.mangled(name).lazy.compactMap { _typeByName($0) as? any AppIntent.Type }.first
    }

    /// The mangled names that a name may stand for: a structure, a class or an enumeration.
    private static func mangled(_ name: String) -> [String] {
        if name.first == "@" { return [String(name.dropFirst())] }
        let parts = name.split(separator: ".")
        guard parts.count == 2, name.utf8.allSatisfy(isNameByte) else { return [] }
        let path = parts.map { "\($0.utf8.count)\($0)" }.joined()
        return ["V", "C", "O"].map { path + $0 }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
