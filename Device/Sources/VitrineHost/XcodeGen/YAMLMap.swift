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

    /// Adds what another map has and this one has not, also in the maps and lists of both.
    mutating func addMissing(below other: YAMLMap) {
        fields = Self.merged(other.fields, fields)
    }

    private static func merged(_ base: [String: Any], _ own: [String: Any]) -> [String: Any] {
        base.merging(own) { base, own in
            switch (base, own) {
            case (let base as [String: Any], let own as [String: Any]): merged(base, own)
            case (let base as [Any], let own as [Any]): base + own
            default: own
            }
        }
    }

    /// Puts a folder before the paths of the targets and packages of an XcodeGen project.
    mutating func moveTargets(below folder: String) {
        for group in ["targets", "targetTemplates"] {
            fields[group] = map(group).fields.mapValues { Self.moved($0, below: folder) }
        }
        fields["packages"] = map("packages").fields.mapValues { Self.moved($0, ["path"], below: folder) }
    }

    private static func moved(_ target: Any, below folder: String) -> Any {
        guard var fields = target as? [String: Any] else { return target }
        fields["sources"] = YAMLMap(fields).values("sources").map { moved($0, ["path"], below: folder) }
        for name in ["info", "entitlements"] { fields[name] = fields[name].map { moved($0, ["path"], below: folder) } }
        return fields
    }

    private static func moved(_ value: Any, _ keys: [String], below folder: String) -> Any {
        if let path = value as? String { return path.hasPrefix("/") ? path : "\(folder)/\(path)" }
        guard var fields = value as? [String: Any] else { return value }
        for key in keys {
            if let path = fields[key] as? String, !path.hasPrefix("/") { fields[key] = "\(folder)/\(path)" }
        }
        return fields
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
