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

    /// All values that are maps.
    var maps: [String: YAMLMap] { fields.compactMapValues { ($0 as? [String: Any]).map(YAMLMap.init) } }

    /// The bytes of all texts, and one for each value.
    var byteCount: Int { Self.byteCount(fields) }

    private static func byteCount(_ value: Any) -> Int {
        switch value {
        case let text as String: text.utf8.count + 1
        case let list as [Any]: list.reduce(1) { $0 + byteCount($1) }
        case let map as [String: Any]: map.reduce(1) { $0 + byteCount($1.key) + byteCount($1.value) }
        default: 1
        }
    }

    /// The values as build settings, whose lists are texts with spaces.
    var settings: [String: String] {
        fields.compactMapValues { value in
            Self.text(value) ?? (value as? [Any])?.compactMap(Self.text).joined(separator: " ")
        }
    }

    /// Replaces variables, such as `${target_name}`, in all texts; a value that is longer than a path's part is not
    /// taken.
    mutating func expand(_ variables: [String: String]) {
        let short = variables.filter { $0.value.utf8.count < 256 }
        if !short.isEmpty { fields = Self.expanded(fields, short) }
    }

    private static func expanded(_ fields: [String: Any], _ variables: [String: String]) -> [String: Any] {
        fields.reduce(into: [:]) { found, field in
            let key = expanded(field.key, variables) as? String ?? field.key
            found[key] = expanded(field.value, variables)
        }
    }

    private static func expanded(_ value: Any, _ variables: [String: String]) -> Any {
        switch value {
        case let text as String: variables.reduce(text) { $0.replacing("${\($1.key)}", with: $1.value) }
        case let list as [Any]: list.map { expanded($0, variables) }
        case let map as [String: Any]: expanded(map, variables) as [String: Any]
        default: value
        }
    }

    /// Adds what another map has and this one has not, also in the maps and lists of both.
    mutating func addMissing(_ other: YAMLMap) {
        fields = Self.merged(other.fields, fields)
    }

    private static func merged(_ base: [String: Any], _ own: [String: Any]) -> [String: Any] {
        own.reduce(into: base) { fields, field in
            // A key with this mark stands for what it names, and takes nothing of the other map's.
            let mark = ":REPLACE"
            let isWhole = field.key.hasSuffix(mark)
            let key = isWhole ? String(field.key.dropLast(mark.count)) : field.key
            switch (isWhole ? nil : fields[key], field.value) {
            case (let base as [String: Any], let own as [String: Any]): fields[key] = merged(base, own)
            case (let base as [Any], let own as [Any]): fields[key] = base + own
            default: fields[key] = field.value
            }
        }
    }

    /// Puts a folder before the paths of the targets and packages of an XcodeGen project.
    mutating func moveTargets(below folder: String) {
        for group in ["targets", "targetTemplates"] {
            fields[group] = map(group).fields.mapValues { Self.moved($0, below: folder) }
        }
        fields["packages"] = map("packages").fields.mapValues { Self.moved($0, ["path"], below: folder) }
        fields["configFiles"] = map("configFiles").fields.mapValues { Self.moved($0, [], below: folder) }
    }

    private static func moved(_ target: Any, below folder: String) -> Any {
        guard var fields = target as? [String: Any] else { return target }
        fields["sources"] = YAMLMap(fields).values("sources").map { moved($0, ["path"], below: folder) }
        let files = YAMLMap(fields).map("configFiles").fields
        fields["configFiles"] = files.mapValues { moved($0, [], below: folder) }
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
