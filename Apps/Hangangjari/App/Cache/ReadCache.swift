import AppSupport
import CompactJSON
import Foundation
import GRDB
package import HangangjariAPI
import Synchronization
package import Vitrine
import VitrineWire

/// The app's database of data from the service, which no widget opens.
///
/// | table | content of a row |
/// |---|---|
/// | `park` | a park in the service's list |
/// | `summary` | the last home summary of a park, with its lots, counts and forecasts, and its entity tag |
/// | `favourite` | a park that a person marked as a favourite |
///
/// Except for the favourites, all data can be requested from the service again.
package struct ReadCache: Sendable {
    private let database: DatabaseQueue
    /// The database's file.
    private let path: String

    /// Opens the database in a file, and creates or migrates it; on a read-only file system it can be read only.
    ///
    /// - Parameters:
    ///   - path: The database's file.
    ///   - patience: The number of seconds to wait for another program that has locked the file.
    /// - Throws: `HangangjariError` with code `cache`.
    package init(path: String, patience: Double = 2) throws(HangangjariError) {
        self.path = path
        database = try Self.attempt("open \(path)") {
            var configuration = Configuration()
            // The command and the app may use the database at the same time.
            configuration.busyMode = .timeout(patience)
            configuration.readonly = try !OwnFile.create(path)
            let database = try DatabaseQueue(path: path, configuration: configuration)
            let isReady = try configuration.readonly && database.read(CacheSchema.migrator.hasCompletedMigrations)
            if !isReady { try CacheSchema.migrator.migrate(database) }
            return database
        }
    }

    /// Stores the list of parks, and removes all data of parks that neither this list nor the one before has.
    ///
    /// A single list may be short by mistake, and what it lacks is the last that is known of a park.
    /// - Throws: `HangangjariError` with code `cache`.
    package func keep(_ list: ParkList) throws(HangangjariError) {
        try write("keep the parks") { database in
            let known = list.parks.map(\.id)
            let absent = ParkRecord.filter(!known.contains(Column("id")))
            try absent.filter(Column("is_missing") == true).deleteAll(database)
            try absent.updateAll(database, Column("is_missing").set(to: true))
            for (position, park) in list.parks.enumerated() {
                try ParkRecord(park, position: position).save(database)
            }
        }
    }

    /// Stores a summary.
    ///
    /// - Throws: `HangangjariError` with code `cache`.
    package func keep(_ summary: HomeSummary, tag: String?, at now: Date) throws(HangangjariError) {
        let id = summary.park.id
        let content = try Self.attempt("write \(id) as JSON") {
            String(decoding: try CompactJSONEncoder().encode(summary), as: UTF8.self)
        }
        try write("keep \(id)") { database in
            let position = try ParkRecord.fetchOne(database, key: id)?.position ?? ParkRecord.lastPosition
            try ParkRecord(summary.park, position: position).save(database)
            try SummaryRecord(park: id, content: content, tag: tag, fetchedAt: now.timeIntervalSince1970).save(database)
        }
    }

    /// Records that the service confirmed a summary as unchanged.
    ///
    /// - Throws: `HangangjariError` with code `cache`.
    package func confirm(_ park: String, at now: Date) throws(HangangjariError) {
        try write("confirm \(park)") { database in
            let confirmed = Column("fetched_at").set(to: now.timeIntervalSince1970)
            _ = try SummaryRecord.filter(key: park).updateAll(database, confirmed)
        }
    }

    /// Marks or unmarks a park as a favourite.
    ///
    /// - Throws: `HangangjariError` with code `cache`.
    package func setFavourite(_ park: String, _ isFavourite: Bool) throws(HangangjariError) {
        try write("mark \(park)") { database in
            let favourite = FavouriteRecord(park: park)
            if isFavourite { try favourite.save(database) } else { try favourite.delete(database) }
        }
    }
}

extension ReadCache {
    /// Notes the database as a source of what is derived from it; every transaction changes its file.
    package func note(in sources: inout SnapshotSources) { sources.note(file: path) }

    /// Returns the parks in the service's order, each with its last summary.
    ///
    /// - Throws: `HangangjariError` with code `cache`.
    package func parks() throws(HangangjariError) -> [CachedPark] {
        try read("read the parks") { database in
            let parks = try ParkRecord.order(Column("position"), Column("id")).fetchAll(database)
            return try parks.map { try CachedPark($0, in: database) }
        }
    }

    /// Returns the identifiers of the parks in the service's order.
    ///
    /// - Throws: `HangangjariError` with code `cache`.
    package func parkIDs() throws(HangangjariError) -> [String] {
        try read("read the parks") { database in
            try ParkRecord.order(Column("position"), Column("id")).fetchAll(database).map(\.id)
        }
    }

    /// Returns a park with its last summary; nil if the park is not on the list.
    ///
    /// - Throws: `HangangjariError` with code `cache`.
    package func park(_ id: String) throws(HangangjariError) -> CachedPark? {
        try read("read \(id)") { database in
            try ParkRecord.fetchOne(database, key: id).map { try CachedPark($0, in: database) }
        }
    }

    /// Returns a number that differs after a transaction of another connection
    /// (<https://www.sqlite.org/pragma.html#pragma_data_version>).
    ///
    /// - Throws: `HangangjariError` with code `cache`.
    func version() throws(HangangjariError) -> Int {
        try read("read the version") { try Int.fetchOne($0, sql: "PRAGMA data_version") ?? 0 }
    }

    /// The changes of the database by other processes: one element at once, then one after transactions of other
    /// connections.
    ///
    /// What this process writes through the same cache is no change. The sequence ends when the task that iterates over
    /// it is cancelled.
    package var changes: AsyncFilterSequence<FileChanges> {
        let file = URL(filePath: path)
        let folder = GroupContainer(path: file.deletingLastPathComponent().path)
        // SQLite removes its journal at the end of each transaction
        // (<https://www.sqlite.org/fileformat2.html#the_rollback_journal>).
        let signals = FileChanges(of: [file.lastPathComponent, file.lastPathComponent + "-journal"], in: folder)
        let seen = SeenVersion()
        // A database that can no longer be read has changed once: the screen then shows the reason.
        return signals.filter { _ in seen.isNew(try? version()) }
    }

    private func read<Result>(
        _ what: String,
        _ body: (Database) throws -> Result
    ) throws(HangangjariError) -> Result {
        try Self.attempt(what) { try database.read(body) }
    }

    private func write<Result>(
        _ what: String,
        _ body: (Database) throws -> Result
    ) throws(HangangjariError) -> Result {
        // SQLite goes on with a file that has no name any more, and what it stores is lost at its end.
        if !FileManager.default.fileExists(atPath: path) {
            throw HangangjariError(.cache, "cannot \(what); \(path) was removed: quit the app, and open it again")
        }
        return try Self.attempt(what) { try database.write(body) }
    }

    private static func attempt<Result>(_ what: String, _ body: () throws -> Result) throws(HangangjariError) -> Result
    {
        do {
            return try body()
        } catch {
            throw HangangjariError(.cache, "cannot \(what); \(remedy(for: error))", cause: error)
        }
    }

    /// What a person can do about an error of the database.
    private static func remedy(for error: any Error) -> String {
        switch (error as? DatabaseError)?.resultCode {
        case nil where DescriptorLimit.isNear, .SQLITE_CANTOPEN where DescriptorLimit.isNear: DescriptorLimit.remedy
        case .SQLITE_FULL: "free some space"
        case .SQLITE_BUSY, .SQLITE_LOCKED: "try again, another program uses it"
        case .SQLITE_READONLY: "give this user permission to write to its folder, or mount its file system writable"
        case .SQLITE_PERM, .SQLITE_CANTOPEN: "give this user permission to write to its folder"
        case .SQLITE_CORRUPT, .SQLITE_NOTADB:
            "its file hangangjari.sqlite is damaged: move it away, and refresh; only the favourites are lost"
        default: "check the disk, and try again"
        }
    }
}

/// The version of the database at the last change; nil if it could not be read, and no value before the first.
private final class SeenVersion: Sendable {
    private let last = Mutex<Int??>(nil)

    /// Whether a version differs from the one before.
    func isNew(_ version: Int?) -> Bool {
        last.withLock { last in
            defer { last = .some(version) }
            return last != .some(version)
        }
    }
}
