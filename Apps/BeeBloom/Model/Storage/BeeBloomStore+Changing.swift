extension BeeBloomStore {
    /// Changes rows in one transaction, based on rows that were read in it.
    ///
    /// - Returns: Whether there was a change.
    /// - Throws: Any error that `decide` throws, or a failure of the store; nothing is then changed.
    func change(
        reading requests: [RowRequest],
        _ decide: ([[TinyBaseRow]]) throws(BeeBloomError) -> [TinyBaseEdit]
    ) throws(BeeBloomError) -> Bool {
        var refusal: BeeBloomError?
        let changed = try Self.mapped { () throws(TinyBaseError) in
            try TinyBaseFile.update(at: path, timeout: timeout) { file throws(TinyBaseError) in
                let rows = try file.rows(requests)
                do throws(BeeBloomError) { return try decide(rows) } catch {
                    refusal = error
                    return []
                }
            }
        }
        if let refusal { throw refusal }
        return changed
    }

    /// Changes rows based on the valid habits and groups.
    func change(
        _ decide: (HabitBoard) throws(BeeBloomError) -> [TinyBaseEdit]
    ) throws(BeeBloomError) {
        _ = try change(reading: [StoredRows.groupRequest, StoredRows.habitRequest]) { rows throws(BeeBloomError) in
            try decide(StoredRows.board(groups: rows[0], habits: rows[1]))
        }
    }

    /// Converts errors of the file to `BeeBloomError`.
    static func mapped<Value>(
        _ body: () throws(TinyBaseError) -> Value
    ) throws(BeeBloomError) -> Value {
        do throws(TinyBaseError) { return try body() } catch {
            throw BeeBloomError(code(for: error.code), error.message, cause: error)
        }
    }

    private static func code(for code: TinyBaseError.Code) -> BeeBloomError.Code {
        switch code {
        case .missing, .empty: .storeMissing
        case .notSQLite, .foreignSchema, .mergeableStore, .damaged, .tooLarge: .storeUnusable
        case .locked: .storeLocked
        case .unreadable: .storeUnreadable
        case .readOnly, .diskFull: .storeUnwritable
        }
    }
}
