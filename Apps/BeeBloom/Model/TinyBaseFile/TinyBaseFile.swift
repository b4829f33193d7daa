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
/// It reads and writes the formats of TinyBase's own SQLite persisters, in both of their modes:
/// <https://tinybase.org/guides/persistence/database-persistence/>. The journal mode and all other rows stay as they are, and
/// so does the schema, except that a table or column that TinyBase has not needed yet is created as TinyBase would.
///
/// ```swift
/// try TinyBaseFile.update(at: path, timeout: .seconds(2)) { file throws(TinyBaseError) in
///     let rows = try file.rows([RowRequest(table: "pets", cells: ["species"], filter: .rowID("fido"))])
///     return rows[0].isEmpty ? [.setCells(table: "pets", row: "fido", cells: [("species", .string("dog"))])] : []
/// }
/// ```
package final class TinyBaseFile {
    /// The format of the store in the file.
    package let mode: TinyBaseMode
    private let connection: SQLiteConnection
    private let columns: [String: Set<String>]

    private init(_ connection: SQLiteConnection) throws(TinyBaseError) {
        let schema = try TinyBaseSchema(connection)
        self.connection = connection
        mode = schema.mode
        columns = schema.columns
    }

    /// Whether a file exists, whatever its content.
    package static func exists(at path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Opens a file for one read transaction.
    ///
    /// Other processes can read at the same time. Processes that write wait until this object is released, which closes
    /// the file.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - timeout: The timeout while another process keeps the file locked.
    /// - Returns: The store in its current state, until it is closed.
    /// - Throws: `TinyBaseError`, with a separate code for each reason why the file is not a readable store.
    package static func open(at path: String, timeout: Duration) throws(TinyBaseError) -> TinyBaseFile {
        try requireFile(at: path)
        let connection = try SQLiteConnection(path: path, timeout: timeout)
        try connection.execute("BEGIN")
        return try TinyBaseFile(connection)
    }

    /// Changes rows in one transaction: all or none.
    ///
    /// The file is locked for writing before it is read, so that no change of another process is lost.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - timeout: The timeout of each step while another process keeps the file locked.
    ///   - decide: Reads what it needs and returns the changes, at most one per row; an empty result is not an error.
    /// - Returns: Whether there was a change.
    /// - Throws: `TinyBaseError`; the file is then unchanged, as it is if the process is killed.
    @discardableResult
    package static func update(
        at path: String,
        timeout: Duration,
        _ decide: (TinyBaseFile) throws(TinyBaseError) -> [TinyBaseEdit]
    ) throws(TinyBaseError) -> Bool {
        try requireFile(at: path)
        let connection = try SQLiteConnection(path: path, timeout: timeout)
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

    /// Creates a store in JSON mode, like TinyBase does, if the file is missing or empty.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - timeout: The timeout while another process keeps the file locked.
    ///   - edits: The rows of the new store, at most one change per row; the file is created with all of them or not.
    /// - Returns: Whether the store was created.
    /// - Throws: `TinyBaseError` if it cannot be created, for example because the path is a symbolic link. Other
    ///   content of an existing file is not checked.
    @discardableResult
    package static func createIfMissing(
        at path: String,
        timeout: Duration,
        with edits: [TinyBaseEdit] = []
    ) throws(TinyBaseError) -> Bool {
        if exists(at: path) { try requireFile(at: path) } else { makePrivateFile(at: path) }
        let connection = try SQLiteConnection(path: path, timeout: timeout, creating: true)
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
                if !edits.isEmpty { try TinyBaseFile(connection).apply(edits) }
            }
            try connection.execute(isEmpty ? "COMMIT" : "ROLLBACK", writing: true)
            return isEmpty
        } catch {
            connection.rollBack()
            throw error
        }
    }

    /// Reads rows of some tables, all in the same state of the store.
    ///
    /// - Returns: The rows of each request, in no particular order; a missing table has no rows.
    /// - Throws: `TinyBaseError` with code `damaged`, `tooLarge`, `locked`, `unreadable` or `mergeableStore`.
    /// - Complexity: One pass over the whole text in JSON mode, or over the requested tables in tabular mode. Memory
    ///   holds one row of the text and the result.
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

    /// Distinguishes a missing file from an inaccessible one, and refuses anything but a regular file.
    private static func requireFile(at path: String) throws(TinyBaseError) {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            if errno == ENOENT { throw TinyBaseError(.missing, "There is no file \(path): open the app once.") }
            throw TinyBaseError(
                .unreadable,
                "\(path) cannot be inspected (error \(errno)): allow access to its folder."
            )
        }
        // A link could lead out of the container.
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw TinyBaseError(.unreadable, "\(path) is not a regular file: put the app's own file there.")
        }
    }
}

/// Creates an empty file that only its owner can read; SQLite gives its journals the same mode.
///
/// A failure is not reported here: SQLite finds the file of a process that was faster, and reports with its own words
/// why a file cannot be created.
private func makePrivateFile(at path: String) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
}
