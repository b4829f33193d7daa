import CompactJSON

/// A migration step from an older schema of a snapshot towards the current one.
///
/// Reading a file of schema *n* runs the steps from *n* on until the key's schema is reached. A step either changes the fields
/// (*n* to *n* + 1), or decodes an older type and converts it to the current value directly.
public struct SnapshotMigration<Value: Codable & Sendable>: Sendable {
    /// The schema to which the step applies.
    public let from: Int

    let step: Step

    enum Step: Sendable {
        case fields(@Sendable (inout SnapshotFields) throws -> Void)
        case value(@Sendable (SnapshotFields) throws -> Value)
    }

    /// Creates a step that converts the fields of one schema to those of the next.
    ///
    /// - Parameters:
    ///   - from: The older schema; the result has schema `from + 1`.
    ///   - change: Renames, removes or sets fields. If it throws, the reading is `damaged`.
    /// - Returns: The step.
    public static func fields(
        from: Int,
        _ change: @escaping @Sendable (inout SnapshotFields) throws -> Void
    ) -> SnapshotMigration {
        SnapshotMigration(from: from, step: .fields(change))
    }

    /// Creates a step that converts the type of an older schema to the current value.
    public static func value<Older: Decodable & SendableMetatype>(
        from: Int,
        _ type: Older.Type,
        _ make: @escaping @Sendable (Older) throws -> Value
    ) -> SnapshotMigration {
        SnapshotMigration(
            from: from,
            step: .value { fields in try make(CompactJSONDecoder().decode(Older.self, from: fields.bytes)) }
        )
    }
}
