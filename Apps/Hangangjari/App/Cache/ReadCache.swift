import AppSupport
import CompactJSON
import Foundation
import GRDB
package import HangangjariAPI
package import Vitrine
import VitrineWire

/// The app's database of data from the service, which no widget opens.
///
/// | table | content of a row |
/// |---|---|
/// | `park` | a park in the service's list |
/// | `lot` | a parking lot of a park |
/// | `lot_status` | the last count of a lot |
/// | `forecast` | a forecast hour, of free spaces or of people |
/// | `summary` | the last home summary of a park, with its entity tag |
/// | `favourite` | a park that a person marked as a favourite |
///
/// Except for the favourites, all data can be requested from the service again.
package struct ReadCache: Sendable {
    private let database: DatabaseQueue
    /// The database's file; nil in memory.
    private let path: String?

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

    /// Opens a database in memory, for a test.
    ///
    /// - Throws: `HangangjariError` with code `cache`.
    package init() throws(HangangjariError) {
        path = nil
        database = try Self.attempt("open the database") {
            let database = try DatabaseQueue()
            try CacheSchema.migrator.migrate(database)
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

    /// Stores a summary: its lots, counts and forecasts as rows of their tables, and the rest as a whole.
    ///
    /// - Throws: `HangangjariError` with code `cache`.
    package func keep(_ summary: HomeSummary, tag: String?, at now: Date) throws(HangangjariError) {
        let id = summary.park.id
        var rest = summary
        rest.parking.lots = []
        rest.parking.forecast?.points = []
        rest.crowd.forecast?.points = []
        let content = try Self.attempt("write \(id) as JSON") {
            String(decoding: try CompactJSONEncoder().encode(rest), as: UTF8.self)
        }
        try write("keep \(id)") { database in
            let position = try ParkRecord.fetchOne(database, key: id)?.position ?? ParkRecord.lastPosition
            try ParkRecord(summary.park, position: position).save(database)
            try SummaryRecord(park: id, content: content, tag: tag, fetchedAt: now.timeIntervalSince1970).save(database)
            try keep(summary.parking.lots, of: id, in: database)
            try keep(summary.parking.forecast, of: id, kind: .parking, in: database)
            try keep(summary.crowd.forecast, of: id, kind: .crowd, in: database)
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
    package func note(in sources: inout SnapshotSources) {
        if let path { sources.note(file: path) }
    }

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

    /// The database's file; nil in memory.
    var file: (folder: GroupContainer, name: String)? {
        guard let path, let slash = path.lastIndex(of: "/") else { return nil }
        return (GroupContainer(path: String(path[..<slash])), String(path[path.index(after: slash)...]))
    }

    /// Returns the number of rows of a table, for a test.
    package func count(_ table: String) throws(HangangjariError) -> Int {
        try read("count \(table)") { try Table(table).fetchCount($0) }
    }

    private func keep(_ lots: [ParkingSection.Lot], of park: String, in database: Database) throws {
        // The counts of the lots go with them.
        try LotRecord.filter(Column("park") == park).deleteAll(database)
        for (position, lot) in lots.enumerated() {
            try LotRecord(id: lot.id, park: park, name: lot.name, capacity: lot.capacity, position: position)
                .insert(database)
            try LotStatusRecord(
                lot: lot.id,
                remaining: lot.remaining,
                level: lot.level.rawValue,
                observedAt: lot.observedAt?.secondsSince1970
            )
            .insert(database)
        }
    }

    private func keep(
        _ forecast: Forecast?,
        of park: String,
        kind: ForecastRecord.Kind,
        in database: Database
    ) throws {
        try ForecastRecord.filter(Column("park") == park && Column("kind") == kind).deleteAll(database)
        for point in forecast?.points ?? [] { try ForecastRecord(point, of: park, kind: kind).save(database) }
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
        if let path, !FileManager.default.fileExists(atPath: path) {
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
