import Foundation
import GRDB
import Synchronization
import VitrineWire

/// The open database of a store, which is made anew where its file was deleted.
///
/// SQLite goes on with a file that has no name any more, and what it stores is lost at its end.
final class ParkDatabase: Sendable {
    /// What tells two files of one name apart.
    private struct FileIdentity: Equatable {
        var volume: dev_t
        var number: ino_t

        /// Looks at a file; nil if there is none.
        init?(_ path: String) {
            var information = stat()
            guard stat(path, &information) == 0 else { return nil }
            volume = information.st_dev
            number = information.st_ino
        }
    }

    private struct Opened {
        var database: DatabasePool
        var file: FileIdentity?
    }

    private let path: String
    private let patience: Double
    private let current: Mutex<Opened>

    /// Opens the database, and creates or migrates it.
    ///
    /// - Parameters:
    ///   - path: The database's file.
    ///   - patience: The number of seconds to wait for another process that has locked the file.
    /// - Throws: ``ServiceError`` `storage`.
    init(path: String, patience: Double) throws(ServiceError) {
        self.path = path
        self.patience = patience
        current = Mutex(try Self.open(path, patience))
    }

    /// Returns the database, which is made anew if its file was deleted.
    /// - Throws: ``ServiceError`` `storage` if it cannot be made, or if another file stands in its place.
    func opened() throws(ServiceError) -> DatabasePool {
        try current.withLock { current throws(ServiceError) in
            let file = FileIdentity(path)
            if file == nil {
                // What is left beside a deleted database belongs to it, and a new one of its name would use it.
                for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
                current = try Self.open(path, patience)
            } else if file != current.file {
                throw replaced
            }
            return current.database
        }
    }

    /// Finds out whether what is stored is kept.
    /// - Throws: ``ServiceError`` `storage` if the file was deleted and not made anew yet, or replaced.
    func check() throws(ServiceError) {
        guard let file = FileIdentity(path) else { throw ServiceError(.storage, "the database \(path) was removed") }
        guard file == current.withLock({ $0.file }) else { throw replaced }
    }

    private var replaced: ServiceError {
        ServiceError(.storage, "another file is in the place of the database \(path); start the service again")
    }

    private static func open(_ path: String, _ patience: Double) throws(ServiceError) -> Opened {
        do {
            let folder = URL(filePath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            var configuration = Configuration()
            configuration.busyMode = .timeout(patience)
            let database = try DatabasePool(path: path, configuration: configuration)
            try Self.migrator.migrate(database)
            return Opened(database: database, file: FileIdentity(path))
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
}
