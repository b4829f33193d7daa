import GRDB

/// The cache's tables, as a sequence of migrations; a released migration never changes.
enum CacheSchema {
    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("parks, summaries and favourites") { database in
            // What development versions stored is requested again, except for the favourites.
            for table in ["forecast", "lot_status", "lot", "summary", "park"] {
                try database.execute(sql: "DROP TABLE IF EXISTS \(table)")
            }
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
                table.column("is_missing", .boolean).notNull()
            }
            try database.create(table: "summary") { table in
                table.primaryKey("park", .text).references("park", onDelete: .cascade)
                table.column("content", .text).notNull()
                table.column("tag", .text)
                table.column("fetched_at", .double).notNull()
            }
            // No foreign key: a park that disappears and returns is still a favourite.
            try database.create(table: "favourite", options: .ifNotExists) { $0.primaryKey("park", .text) }
        }
        return migrator
    }
}
