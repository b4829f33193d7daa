import CompactJSON
import GRDB
package import HangangjariAPI
package import Vitrine

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

    /// Opens the database in a file, and creates or migrates it.
    ///
    /// - Throws: `HangangjariError` with code `cache`.
    package init(path: String) throws(HangangjariError) {
        database = try Self.attempt("open \(path)") {
            var configuration = Configuration()
            // The command and the app may use the database at the same time.
            configuration.busyMode = .timeout(2)
            try OwnFile.create(path)
            let database = try DatabaseQueue(path: path, configuration: configuration)
            try CacheSchema.migrator.migrate(database)
            return database
        }
    }

    /// Opens a database in memory, for a test.
    ///
    /// - Throws: `HangangjariError` with code `cache`.
    package init() throws(HangangjariError) {
        database = try Self.attempt("open the database") {
            let database = try DatabaseQueue()
            try CacheSchema.migrator.migrate(database)
            return database
        }
    }

    /// Stores the list of parks, and removes all data of parks that are no longer on the list.
    ///
    /// - Throws: `HangangjariError` with code `cache`.
    package func keep(_ list: ParkList) throws(HangangjariError) {
        try attempt("keep the parks") { database in
            let known = Set(list.parks.map(\.id))
            for id in try String.fetchAll(database, sql: "SELECT id FROM park") where !known.contains(id) {
                try database.execute(sql: "DELETE FROM park WHERE id = ?", arguments: [id])
            }
            for (position, park) in list.parks.enumerated() { try keep(park, at: position, in: database) }
        }
    }

    /// Stores a summary as a whole, and its lots, counts and forecasts in separate tables.
    ///
    /// - Throws: `HangangjariError` with code `cache`.
    package func keep(_ summary: HomeSummary, tag: String?, at now: Date) throws(HangangjariError) {
        let text = try Self.attempt("write \(summary.park.id) as JSON") {
            String(decoding: try CompactJSONEncoder().encode(summary), as: UTF8.self)
        }
        try attempt("keep \(summary.park.id)") { database in
            let id = summary.park.id
            try keep(summary.park, at: nil, in: database)
            try database.execute(
                sql: "INSERT OR REPLACE INTO summary (park, content, tag, fetched_at) VALUES (?, ?, ?, ?)",
                arguments: [id, text, tag, now.timeIntervalSince1970]
            )
            try keep(summary.parking.lots, of: id, in: database)
            try keep(summary.parking.forecast, of: id, kind: "parking", in: database)
            try keep(summary.crowd.forecast, of: id, kind: "crowd", in: database)
        }
    }

    /// Records that the service confirmed a summary as unchanged.
    ///
    /// - Throws: `HangangjariError` with code `cache`.
    package func confirm(_ park: String, at now: Date) throws(HangangjariError) {
        try attempt("confirm \(park)") { database in
            try database.execute(
                sql: "UPDATE summary SET fetched_at = ? WHERE park = ?",
                arguments: [now.timeIntervalSince1970, park]
            )
        }
    }

    /// Marks or unmarks a park as a favourite.
    ///
    /// - Throws: `HangangjariError` with code `cache`.
    package func setFavourite(_ park: String, _ isFavourite: Bool) throws(HangangjariError) {
        try attempt("mark \(park)") { database in
            let sql =
                isFavourite
                ? "INSERT OR IGNORE INTO favourite (park) VALUES (?)" : "DELETE FROM favourite WHERE park = ?"
            try database.execute(sql: sql, arguments: [park])
        }
    }
}

extension ReadCache {
    /// Returns the parks in the service's order, each with its last summary.
    ///
    /// - Throws: `HangangjariError` with code `cache`.
    package func parks() throws(HangangjariError) -> [CachedPark] {
        try attempt("read the parks") { database in
            let rows = try Row.fetchAll(
                database,
                sql: """
                    SELECT park.*, favourite.park IS NOT NULL AS is_favourite, summary.content, summary.tag,
                        summary.fetched_at
                    FROM park
                    LEFT JOIN favourite ON favourite.park = park.id
                    LEFT JOIN summary ON summary.park = park.id
                    ORDER BY park.position, park.id
                    """
            )
            return rows.map { CachedPark($0) }
        }
    }

    /// Returns a park with its last summary; nil if the park is not on the list.
    ///
    /// - Throws: `HangangjariError` with code `cache`.
    package func park(_ id: String) throws(HangangjariError) -> CachedPark? {
        try parks().first { $0.park.id == id }
    }

    /// Returns the number of rows of a table, for a test.
    package func count(_ table: String) throws(HangangjariError) -> Int {
        try attempt("count \(table)") { try Int.fetchOne($0, sql: "SELECT count(*) FROM \"\(table)\"") ?? 0 }
    }

    private func keep(_ park: Park, at position: Int?, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO park (id, name, short_name, english_name, latitude, longitude, lot_count, capacity, position)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, coalesce(?, 1000))
                ON CONFLICT (id) DO UPDATE SET name = excluded.name, short_name = excluded.short_name,
                    english_name = excluded.english_name, latitude = excluded.latitude, longitude = excluded.longitude,
                    lot_count = excluded.lot_count, capacity = excluded.capacity,
                    position = CASE WHEN ? IS NULL THEN park.position ELSE excluded.position END
                """,
            arguments: [
                park.id, park.name, park.shortName, park.englishName, park.latitude, park.longitude, park.lotCount,
                park.capacity, position, position,
            ]
        )
    }

    private func keep(_ lots: [ParkingSection.Lot], of park: String, in database: Database) throws {
        try database.execute(sql: "DELETE FROM lot WHERE park = ?", arguments: [park])
        for (position, lot) in lots.enumerated() {
            try database.execute(
                sql: "INSERT INTO lot (id, park, name, capacity, position) VALUES (?, ?, ?, ?, ?)",
                arguments: [lot.id, park, lot.name, lot.capacity, position]
            )
            try database.execute(
                sql: "INSERT INTO lot_status (lot, remaining, level, observed_at) VALUES (?, ?, ?, ?)",
                arguments: [lot.id, lot.remaining, lot.level.rawValue, lot.observedAt?.secondsSince1970]
            )
        }
    }

    private func keep(_ forecast: Forecast?, of park: String, kind: String, in database: Database) throws {
        try database.execute(sql: "DELETE FROM forecast WHERE park = ? AND kind = ?", arguments: [park, kind])
        for point in forecast?.points ?? [] {
            try database.execute(
                sql:
                    "INSERT OR REPLACE INTO forecast (park, kind, at, p10, p50, p90, level) VALUES (?, ?, ?, ?, ?, ?, ?)",
                arguments: [
                    park, kind, point.at.secondsSince1970, point.p10, point.p50, point.p90, point.level.rawValue,
                ]
            )
        }
    }

    private func attempt<Result>(
        _ what: String,
        _ body: (Database) throws -> Result
    ) throws(HangangjariError) -> Result {
        try Self.attempt(what) { try database.write(body) }
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
        case .SQLITE_FULL: "free some space"
        case .SQLITE_BUSY, .SQLITE_LOCKED: "try again, another program uses it"
        case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN: "give this user permission to write to its folder"
        case .SQLITE_CORRUPT, .SQLITE_NOTADB:
            "its file hangangjari.sqlite is damaged: move it away, and refresh; only the favourites are lost"
        default: "check the disk, and try again"
        }
    }
}
