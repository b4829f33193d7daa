/// Describes where and why JSON could not be decoded, without the values themselves.
enum JSONFailure {
    static func describe(_ error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            "the key \"\(key.stringValue)\" is missing \(place(context.codingPath))"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            "\(context.debugDescription) \(place(context.codingPath))"
        case DecodingError.dataCorrupted(let context):
            "\(context.debugDescription) \(place(context.codingPath))"
        default:
            String(describing: error)
        }
    }

    private static func place(_ path: [any CodingKey]) -> String {
        if path.isEmpty { return "at the top level" }
        return "at " + path.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
}
