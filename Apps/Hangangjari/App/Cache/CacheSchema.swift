import GRDB

/// The cache's tables, as a sequence of migrations; a released migration never changes.
enum CacheSchema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("parks, lots, counts, forecasts and summaries") { database in
            try makeParks(database)
            try makeLots(database)
            try database.create(table: "forecast", options: .withoutRowID) { table in
                table.column("park", .text).notNull().references("park", onDelete: .cascade)
                table.column("kind", .text).notNull()
                table.column("at", .integer).notNull()
                table.column("p10", .integer).notNull()
                table.column("p50", .integer).notNull()
                table.column("p90", .integer).notNull()
                table.column("level", .text).notNull()
                table.primaryKey(["park", "kind", "at"])
            }
            try database.create(table: "summary") { table in
                table.primaryKey("park", .text).references("park", onDelete: .cascade)
                table.column("content", .text).notNull()
                table.column("fetched_at", .double).notNull()
            }
        }
        migrator.registerMigration("tags of summaries") { database in
            try database.alter(table: "summary") { $0.add(column: "tag", .text) }
        }
        migrator.registerMigration("favourites") { database in
            // No foreign key: a park that disappears and returns is still a favourite.
            try database.create(table: "favourite") { $0.primaryKey("park", .text) }
        }
        migrator.registerMigration("lots and forecasts in their tables alone") { database in
            // The summaries contained them as well; they are requested again.
            try database.execute(sql: "DELETE FROM summary")
            try database.alter(table: "forecast") { $0.add(column: "risk", .double).notNull().defaults(to: 0) }
        }
        migrator.registerMigration("parks that the last list lacked") { database in
            try database.alter(table: "park") { $0.add(column: "is_missing", .boolean).notNull().defaults(to: false) }
        }
        return migrator
    }

    private static func makeParks(_ database: Database) throws {
        try database.create(table: "park") { table in
            table.primaryKey("id", .text)
            table.column("name", .text).notNull()
            table.column("short_name", .text).notNull()
            table.column("english_name", .text).notNull()
            table.column("latitude", .double).notNull()
            table.column("longitude", .double).notNull()
            table.column("lot_count", .integer).notNull()
            table.column("capacity", .integer).notNull()
            table.column("position", .integer).notNull()
        }
    }

    private static func makeLots(_ database: Database) throws {
        try database.create(table: "lot") { table in
            table.primaryKey("id", .text)
            table.column("park", .text).notNull().indexed().references("park", onDelete: .cascade)
            table.column("name", .text).notNull()
            table.column("capacity", .integer)
            table.column("position", .integer).notNull()
        }
        try database.create(table: "lot_status") { table in
            table.primaryKey("lot", .text).references("lot", onDelete: .cascade)
            table.column("remaining", .integer)
            table.column("level", .text).notNull()
            table.column("observed_at", .integer)
        }
    }
}
