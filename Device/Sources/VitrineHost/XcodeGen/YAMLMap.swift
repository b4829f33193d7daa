/// A map of a YAML document; a missing or different value reads as nil or as empty.
struct YAMLMap {
    private var fields: [String: Any]

    init(_ value: Any?) { fields = value as? [String: Any] ?? [:] }

    var keys: Dictionary<String, Any>.Keys { fields.keys }

    func has(_ key: String) -> Bool { fields[key] != nil }

    /// A text, or a number or a Boolean as text.
    func text(_ key: String) -> String? { fields[key].flatMap(Self.text) }

    func map(_ key: String) -> YAMLMap { YAMLMap(fields[key]) }

    func list(_ key: String) -> [Any] { fields[key] as? [Any] ?? [] }

    /// The items of a list, or one value that stands for a list of one.
    func values(_ key: String) -> [Any] { fields[key] as? [Any] ?? fields[key].map { [$0] } ?? [] }

    /// All values that are text.
    var texts: [String: String] { fields.compactMapValues(Self.text) }

    /// Adds what another map has and this one has not.
    mutating func addMissing(_ other: YAMLMap) {
        fields.merge(other.fields) { own, _ in own }
    }

    private static func text(_ value: Any) -> String? {
        switch value {
        case let text as String: text
        case let flag as Bool: flag ? "YES" : "NO"
        case let number as Int: String(number)
        case let number as Double: String(number)
        default: nil
        }
    }
}
