import CompactJSON
import Foundation
import GRDB
import HangangjariAPI

/// The default store: an SQLite database in write-ahead mode.
///
/// The values of a park are one row with JSON text, because the service reads and writes them only as a whole. The history is
/// a separate table with one row for each half hour of a park.
package struct SQLiteParkStore: ParkStore {
    /// The number of days for which the history is kept.
    static let historyDays = 28

    private let database: DatabasePool

    /// Opens the database, and creates or migrates it.
    /// - Throws: ``ServiceError`` `storage`.
    package init(path: String) throws(ServiceError) {
        do {
            let folder = URL(filePath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var configuration = Configuration()
            configuration.busyMode = .timeout(2)
            database = try DatabasePool(path: path, configuration: configuration)
            try Self.migrator.migrate(database)
        } catch {
            throw ServiceError(.storage, "the database \(path) cannot be opened; delete it to start over", cause: error)
        }
    }

    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("parks and history") { database in
            try database.create(table: "park") { table in
                table.primaryKey("id", .text)
                table.column("knowledge", .text).notNull()
            }
            try database.create(table: "parking_sample", options: .withoutRowID) { table in
                table.primaryKey {
                    table.column("park", .text)
                    table.column("is_weekend", .boolean)
                    table.column("day", .integer)
                    table.column("slot", .integer)
                }
                table.column("share", .integer).notNull()
            }
        }
        return migrator
    }

    package func parks() async throws(ServiceError) -> [String: StoredPark] {
        try await attempt("read the parks") {
            try await database.read { database in
                let rows = try Row.fetchAll(database, sql: "SELECT id, knowledge FROM park")
                return try rows.reduce(into: [:]) { parks, row in
                    let text: String = row["knowledge"]
                    parks[row["id"]] = try CompactJSONDecoder().decode(StoredPark.self, from: Array(text.utf8))
                }
            }
        }
    }

    package func save(_ park: StoredPark, id: String) async throws(ServiceError) {
        try await attempt("store \(id)") {
            let text = String(decoding: try CompactJSONEncoder().encode(park), as: UTF8.self)
            // A failed request provides no new count.
            let sample = park.failure == nil ? park.report.flatMap(ParkingSample.init) : nil
            try await database.write { database in
                try database.execute(
                    sql: "INSERT OR REPLACE INTO park (id, knowledge) VALUES (?, ?)",
                    arguments: [id, text]
                )
                if let sample { try Self.keep(sample, of: id, in: database) }
            }
        }
    }

    private static func keep(_ sample: ParkingSample, of id: String, in database: Database) throws {
        try database.execute(
            sql: "INSERT OR REPLACE INTO parking_sample (park, is_weekend, day, slot, share) VALUES (?, ?, ?, ?, ?)",
            arguments: [id, sample.day.isWeekend, sample.day.number, sample.slot, sample.share]
        )
        try database.execute(
            sql: "DELETE FROM parking_sample WHERE park = ? AND is_weekend = ? AND day < ?",
            arguments: [id, sample.day.isWeekend, sample.day.number - historyDays]
        )
    }

    package func history(of id: String, before day: KoreanDay) async throws(ServiceError) -> [ParkingSample] {
        try await attempt("read the history of \(id)") {
            try await database.read { database in
                let rows = try Row.fetchAll(
                    database,
                    sql: """
                        SELECT day, slot, share FROM parking_sample
                        WHERE park = ? AND is_weekend = ? AND day BETWEEN ? AND ?
                        """,
                    arguments: [id, day.isWeekend, day.number - Self.historyDays, day.number - 1]
                )
                return rows.map { row in
                    ParkingSample(day: KoreanDay(number: row["day"]), slot: row["slot"], share: row["share"])
                }
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
