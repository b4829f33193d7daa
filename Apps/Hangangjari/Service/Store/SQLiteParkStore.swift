import CompactJSON
import GRDB
import HangangjariAPI

/// The default store: an SQLite database in write-ahead mode.
///
/// The values of a park are one row with JSON text, because the service reads and writes them only as a whole. The
/// history is a separate table with one row for each half hour of a park.
package struct SQLiteParkStore: ParkStore {
    /// The number of days for which the history is kept.
    static let historyDays = 28

    private let file: ParkDatabase

    /// Opens the database, and creates or migrates it.
    ///
    /// - Parameters:
    ///   - path: The database's file.
    ///   - patience: The number of seconds to wait for another process that has locked the file.
    /// - Throws: ``ServiceError`` `storage`.
    package init(path: String, patience: Double = 2) throws(ServiceError) {
        file = try ParkDatabase(path: path, patience: patience)
    }

    package func check() throws(ServiceError) { try file.check() }

    package func parks() async throws(ServiceError) -> [String: StoredPark] {
        let database = try file.opened()
        return try await attempt("read the parks") {
            let records = try await database.read { try ParkRecord.fetchAll($0) }
            return try records.reduce(into: [:]) { parks, record in
                parks[record.id] = try CompactJSONDecoder().decode(StoredPark.self, from: Array(record.knowledge.utf8))
            }
        }
    }

    package func save(_ park: StoredPark, id: String, lease: Int = 0) async throws(ServiceError) {
        let database = try file.opened()
        try await attempt("store \(id)") {
            let text = String(decoding: try CompactJSONEncoder().encode(park), as: UTF8.self)
            try await database.write { database in
                try ParkRecord(id: id, knowledge: text).save(database)
                guard let record = park.sample.map({ SampleRecord($0, of: id) }) else { return }
                try record.save(database)
                try SampleRecord.of(id, isWeekend: record.isWeekend)
                    .filter(Column("day") < record.day - Self.historyDays)
                    .deleteAll(database)
            }
        }
    }

    package func history(of id: String, before day: KoreanDay) async throws(ServiceError) -> [ParkingSample] {
        let database = try file.opened()
        return try await attempt("read the history of \(id)") {
            try await database.read { database in
                try SampleRecord.of(id, isWeekend: day.isWeekend)
                    .filter((day.number - Self.historyDays..<day.number).contains(Column("day")))
                    .fetchAll(database)
                    .map(\.sample)
            }
        }
    }

    private func attempt<Value>(
        _ purpose: String,
        _ body: () async throws -> Value
    ) async throws(ServiceError) -> Value {
        do {
            return try await body()
        } catch {
            throw ServiceError(.storage, "the database cannot \(purpose)", cause: error)
        }
    }
}
