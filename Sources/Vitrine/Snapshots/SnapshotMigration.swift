import CompactJSON

/// A migration step from an older schema of a snapshot towards the current one.
///
/// Reading a file of schema *n* runs the steps from *n* on until the key's schema is reached. A step either changes
/// single fields (*n* to *n* + 1), or decodes an older type and converts it to the current value directly.
public struct SnapshotMigration<Value: Codable & Sendable>: Sendable {
    /// The schema to which the step applies.
    public let from: Int

    let step: Step

    enum Step: Sendable {
        case fields(@Sendable (inout SnapshotFields) throws -> Void)
        case value(@Sendable (SnapshotFields) throws -> Value)
    }

    /// Creates a step that changes single fields of one schema to those of the next, and keeps all others as they are.
    ///
    /// ```swift
    /// let step = SnapshotMigration<WidgetSnapshot>.fields(
    ///     from: 1,
    ///     .rename("done", to: "habitsToday"),
    ///     .convert("minutes", to: "seconds") { (minutes: Int) in minutes * 60 }
    /// )
    /// ```
    ///
    /// - Parameters:
    ///   - from: The older schema; the result has schema `from + 1`.
    ///   - changes: The changes, in this order. If one fails, the reading is `damaged`.
    /// - Returns: The step.
    public static func fields(from: Int, _ changes: SnapshotFieldChange...) -> SnapshotMigration {
        SnapshotMigration(
            from: from,
            step: .fields { fields in
                for change in changes { try change.apply(&fields) }
            }
        )
    }

    /// Creates a step that converts the type of an older schema to the current value.
    ///
    /// ```swift
    /// let step = SnapshotMigration<WidgetSnapshot>.value(from: 1, Entries.self) { entries in
    ///     WidgetSnapshot(habitsToday: entries.done.count)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - from: The older schema; the result has the key's schema.
    ///   - type: The type of the older schema.
    ///   - make: Converts the older value. If it throws, or the file does not decode as the type, the reading is
    ///     `damaged`.
    /// - Returns: The step.
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

/// A change of one field of a file, in a migration from one schema to the next.
///
/// A field is named by its key in the file, because the current type does not know the older one.
public struct SnapshotFieldChange: Sendable {
    let apply: @Sendable (inout SnapshotFields) throws -> Void

    /// Changes the key of a field, and keeps its value byte for byte.
    ///
    /// Does nothing if the field is absent. A field that already has the new key is replaced.
    public static func rename(_ key: String, to newKey: String) -> SnapshotFieldChange {
        SnapshotFieldChange { $0.rename(key, to: newKey) }
    }

    /// Removes a field, if it exists.
    public static func remove(_ key: String) -> SnapshotFieldChange {
        SnapshotFieldChange { $0.remove(key) }
    }

    /// Sets a field that earlier schemas did not have; a field that is there already is replaced.
    ///
    /// Fails if the value cannot be encoded.
    public static func set<Field: Encodable & Sendable>(_ key: String, to value: Field) -> SnapshotFieldChange {
        SnapshotFieldChange { try $0.encode(value, key) }
    }

    /// Converts the value of a field, such as to another unit.
    ///
    /// Does nothing if the field is absent or null. Fails if the field does not decode as `Older`.
    ///
    /// - Parameters:
    ///   - key: The field's key in the file.
    ///   - newKey: The new key; nil to keep it.
    ///   - convert: Converts the value; its parameter's type is that of the older schema.
    /// - Returns: The change.
    public static func convert<Older: Decodable & SendableMetatype, Newer: Encodable & SendableMetatype>(
        _ key: String,
        to newKey: String? = nil,
        _ convert: @escaping @Sendable (Older) throws -> Newer
    ) -> SnapshotFieldChange {
        SnapshotFieldChange { fields in
            guard let older = try fields.decode(Older.self, key) else { return }
            try fields.encode(try convert(older), key)
            if let newKey { fields.rename(key, to: newKey) }
        }
    }
}
