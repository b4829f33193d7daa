import AppSupport
import CompactJSON
import Foundation
import GRDB
import HangangjariAPI
import VitrineWire

/// The default store: an SQLite database in write-ahead mode.
///
/// The values of a park are one row with JSON text, because the service reads and writes them only as a whole. The
/// history is a separate table with one row for each half hour of a park.
package struct SQLiteParkStore: ParkStore {
    /// The number of days for which the history is kept.
    static let historyDays = 28

    private let database: DatabasePool
    private let path: String

    /// Opens the database, and creates or migrates it.
    ///
    /// - Parameters:
    ///   - path: The database's file.
    ///   - patience: The number of seconds to wait for another process that has locked the file.
    /// - Throws: ``ServiceError`` `storage`.
    package init(path: String, patience: Double = 2) throws(ServiceError) {
        self.path = path
        do {
            let folder = URL(filePath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var configuration = Configuration()
            configuration.busyMode = .timeout(patience)
            database = try DatabasePool(path: path, configuration: configuration)
            try Self.migrator.migrate(database)
        } catch {
            throw ServiceError(
                .storage,
                "the database \(path) cannot be opened; \(Self.remedy(for: error))",
                cause: error
            )
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
            let records = try await database.read { try ParkRecord.fetchAll($0) }
            return try records.reduce(into: [:]) { parks, record in
                parks[record.id] = try CompactJSONDecoder().decode(StoredPark.self, from: Array(record.knowledge.utf8))
            }
        }
    }

    package func save(_ park: StoredPark, id: String) async throws(ServiceError) {
        // SQLite goes on with a file that has no name any more, and what it stores is lost at its end.
        guard FileManager.default.fileExists(atPath: path) else {
            throw ServiceError(.storage, "the database \(path) was removed; start the service again")
        }
        try await attempt("store \(id)") {
            let text = String(decoding: try CompactJSONEncoder().encode(park), as: UTF8.self)
            // A failed request provides no new count.
            let sample = park.failure == nil ? park.report.flatMap(ParkingSample.init) : nil
            try await database.write { database in
                try ParkRecord(id: id, knowledge: text).save(database)
                guard let record = sample.map({ SampleRecord($0, of: id) }) else { return }
                try record.save(database)
                try SampleRecord.of(id, isWeekend: record.isWeekend)
                    .filter(Column("day") < record.day - Self.historyDays)
                    .deleteAll(database)
            }
        }
    }

    package func history(of id: String, before day: KoreanDay) async throws(ServiceError) -> [ParkingSample] {
        try await attempt("read the history of \(id)") {
            try await database.read { database in
                try SampleRecord.of(id, isWeekend: day.isWeekend)
                    .filter((day.number - Self.historyDays..<day.number).contains(Column("day")))
                    .fetchAll(database)
                    .map(\.sample)
            }
        }
    }

    /// What a person can do about a database that cannot be opened.
    private static func remedy(for error: any Error) -> String {
        switch (error as? DatabaseError)?.resultCode {
        case nil where DescriptorLimit.isNear, .SQLITE_CANTOPEN where DescriptorLimit.isNear: DescriptorLimit.remedy
        case .SQLITE_BUSY, .SQLITE_LOCKED:
            "another program has locked it: end that program, and start the service again"
        case .SQLITE_FULL: "free some space"
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN: "give this user permission to write to its folder"
        case .SQLITE_CORRUPT, .SQLITE_NOTADB: "it is damaged: delete it to start over"
        default: "check the disk, and start the service again"
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
