import CSQLite

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A TinyBase store in a SQLite file, open for one transaction.
///
/// Reads and writes what TinyBase's own SQLite persisters do, in both of their modes:
/// <https://tinybase.org/guides/persistence/database-persistence/>. The schema, the journal mode and rows that are not
/// named stay as they are.
///
/// ```swift
/// try TinyBaseFile.update(at: path, patience: .seconds(2)) { file throws(TinyBaseError) in
///     let rows = try file.rows([RowRequest(table: "pets", cells: ["species"], filter: .rowID("fido"))])
///     return rows[0].isEmpty ? [.setCells(table: "pets", row: "fido", cells: [("species", .string("dog"))])] : []
/// }
/// ```
package final class TinyBaseFile {
    /// How the file keeps its store.
    package let mode: TinyBaseMode
    private let connection: SQLiteConnection
    private let columns: [String: Set<String>]

    private init(_ connection: SQLiteConnection) throws(TinyBaseError) {
        let schema = try TinyBaseSchema(connection)
        self.connection = connection
        mode = schema.mode
        columns = schema.columns
    }

    /// Whether there is a file, whatever is in it.
    package static func exists(at path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Opens a file for reading it once.
    ///
    /// Other processes can read meanwhile; those that write wait until this one is closed, which happens with its last use.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - patience: How long to wait while another process keeps the file locked.
    /// - Returns: The store as it is now, until it is closed.
    /// - Throws: `TinyBaseError`: one code for each way in which it is not a store that can be read.
    package static func open(at path: String, patience: Duration) throws(TinyBaseError) -> TinyBaseFile {
        try requireFile(at: path)
        let connection = try SQLiteConnection(path: path, patience: patience)
        try connection.execute("BEGIN")
        return try TinyBaseFile(connection)
    }

    /// Changes rows in one transaction: all or none.
    ///
    /// The file is locked for writing first, then read, so that no change of another process is lost.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - patience: How long each step waits while another process keeps the file locked.
    ///   - decide: Reads what it needs and returns the changes, each of another row; none is not an error.
    /// - Returns: Whether there was a change.
    /// - Throws: `TinyBaseError`; the file is then as it was. So it is if the process dies in between.
    @discardableResult
    package static func update(
        at path: String,
        patience: Duration,
        _ decide: (TinyBaseFile) throws(TinyBaseError) -> [TinyBaseEdit]
    ) throws(TinyBaseError) -> Bool {
        try requireFile(at: path)
        let connection = try SQLiteConnection(path: path, patience: patience)
        try connection.execute("BEGIN IMMEDIATE", writing: true)
        do throws(TinyBaseError) {
            let file = try TinyBaseFile(connection)
            let edits = try decide(file)
            if !edits.isEmpty { try file.apply(edits) }
            try connection.execute(edits.isEmpty ? "ROLLBACK" : "COMMIT", writing: true)
            return !edits.isEmpty
        } catch {
            connection.rollBack()
            throw error
        }
    }

    /// Makes an empty store in JSON mode, as TinyBase does, if there is no file or nothing in it.
    ///
    /// - Returns: Whether it was made.
    /// - Throws: `TinyBaseError` if it cannot be, also where a link stands in its place; what else is in the file is not
    ///   looked at.
    @discardableResult
    package static func createIfMissing(at path: String, patience: Duration) throws(TinyBaseError) -> Bool {
        if exists(at: path) { try requireFile(at: path) }
        let connection = try SQLiteConnection(path: path, patience: patience, creating: true)
        try connection.execute("BEGIN IMMEDIATE", writing: true)
        do throws(TinyBaseError) {
            let tables = try SQLiteStatement("SELECT 1 FROM sqlite_schema LIMIT 1", on: connection)
            let isEmpty = try !tables.step()
            if isEmpty {
                try connection.execute(
                    """
                    CREATE TABLE "tinybase"("_id" PRIMARY KEY,"store");
                    INSERT INTO "tinybase" ("_id", "store") VALUES ('_', '[{},{}]');
                    """,
                    writing: true
                )
            }
            try connection.execute(isEmpty ? "COMMIT" : "ROLLBACK", writing: true)
            return isEmpty
        } catch {
            connection.rollBack()
            throw error
        }
    }

    /// Reads rows of some tables, all as of one moment.
    ///
    /// - Returns: For each request its rows, in no order that means anything; a table that is missing has none.
    /// - Throws: `TinyBaseError` with code `damaged`, `tooLarge`, `locked` or `unreadable`, and `mergeableStore`.
    /// - Complexity: One pass over the whole text in JSON mode, over the tables asked for in tabular mode. Memory holds
    ///   one row of the text and the answer.
    package func rows(_ requests: [RowRequest]) throws(TinyBaseError) -> [[TinyBaseRow]] {
        switch mode {
        case .json: try JSONStoreCell(connection).rows(requests)
        case .tabular: try TabularStore(connection, columns: columns).rows(requests)
        }
    }

    private func apply(_ edits: [TinyBaseEdit]) throws(TinyBaseError) {
        switch mode {
        case .json: try JSONStoreCell(connection).apply(edits)
        case .tabular: try TabularStore(connection, columns: columns).apply(edits)
        }
    }

    /// Tells a file that is missing from one that cannot be opened, and refuses what is none.
    private static func requireFile(at path: String) throws(TinyBaseError) {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT { throw TinyBaseError(.missing, "There is no file \(path): open the app once.") }
            throw TinyBaseError(
                .unreadable,
                "\(path) cannot be looked at (error \(errno)): allow access to its folder."
            )
        }
        // A link could lead out of the container.
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw TinyBaseError(.unreadable, "\(path) is no plain file: put the app's own file there.")
        }
    }
}
