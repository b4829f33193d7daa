import Yams

extension Node {
    /// The value with the types of the standard library; a key that is not a text is left out with its value.
    ///
    /// Yams's own `any` ends the program at a key that is a list or a map.
    var plain: Any {
        switch self {
        case .mapping(let mapping):
            mapping.reduce(into: [String: Any]()) { fields, field in
                if let key = field.key.string { fields[key] = field.value.plain }
            }
        case .sequence(let sequence): sequence.map(\.plain)
        case .scalar, .alias: any
        }
    }
}
