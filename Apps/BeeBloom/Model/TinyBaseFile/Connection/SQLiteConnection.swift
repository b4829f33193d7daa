import CSQLite

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A connection to a database file, opened for one transaction and closed after it.
///
/// It uses SQLite's C interface without a wrapper library: the widget extension has only 10 MB and a few milliseconds.
final class SQLiteConnection {
    let handle: OpaquePointer
    let path: String
    private let waiting: Waiting

    /// Opens a file for reading, and for writing if the system allows it.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - timeout: The timeout of each step while another process keeps the file locked.
    ///   - creating: Whether to create a missing file.
    /// - Throws: `TinyBaseError` if the file cannot be opened; its content is not checked.
    init(path: String, timeout: Duration, creating: Bool = false) throws(TinyBaseError) {
        _ = Self.withoutReserves
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (creating ? SQLITE_OPEN_CREATE : 0)
        // SQLite would interpret a path that begins with `file:` as a URI.
        let name = path.hasPrefix("file:") ? "./" + path : path
        let code = sqlite3_open_v2(name, &opened, flags, nil)
        guard let opened else { throw TinyBaseError(.unreadable, "SQLite has no memory to open \(path).") }
        guard code == SQLITE_OK else {
            let failure = TinyBaseError(sqlite3_extended_errcode(opened), opened, path: path, writing: creating)
            sqlite3_close_v2(opened)
            throw failure
        }
        // From here on `deinit` closes the handle, even if a step below throws.
        handle = opened
        self.path = path
        waiting = Waiting(timeout: timeout)
        sqlite3_extended_result_codes(opened, 1)
        sqlite3_busy_handler(opened, Waiting.callback, Unmanaged.passUnretained(waiting).toOpaque())
        // The default of 2 MB would be a fifth of an extension's memory limit; a scan reads each page only once.
        try execute("PRAGMA cache_size = -256")
        // Without the last of these waits, a commit that was acknowledged can be undone by a power cut: the removal of
        // the rollback journal must be on the disk, too (https://www.sqlite.org/pragma.html#pragma_synchronous).
        try execute("PRAGMA synchronous = EXTRA")
    }

    deinit { sqlite3_close_v2(handle) }

    /// Takes SQLite's reserves of small blocks and pages away, once, before the first connection.
    ///
    /// An extension's memory would hold them, and a short transaction does not need them. A refusal changes nothing but
    /// the memory, so its code is not examined.
    private static let withoutReserves = csqlite_without_reserves()

    /// Runs statements that return no rows.
    func execute(_ sql: String, writing: Bool = false) throws(TinyBaseError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code, writing: writing) }
    }

    /// Rolls back the transaction; does nothing if there is none.
    func rollBack() {
        // If SQLite has already ended the transaction itself, ROLLBACK would be an error.
        guard sqlite3_get_autocommit(handle) == 0 else { return }
        sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
    }

    /// Converts a result code of the last call to an error.
    func failure(_ code: Int32, writing: Bool) -> TinyBaseError {
        TinyBaseError(code, handle, path: path, writing: writing)
    }
}

/// The waiting of a connection for other processes: short sleeps up to a total timeout.
private final class Waiting {
    /// The timeout; like `waited`, in microseconds.
    private let timeout: UInt64
    private var waited: UInt64 = 0

    init(timeout: Duration) {
        let (seconds, attoseconds) = timeout.components
        self.timeout = UInt64(max(0, seconds)) * 1_000_000 + UInt64(max(0, attoseconds) / 1_000_000_000_000)
    }

    /// SQLite's busy handler: <https://www.sqlite.org/c3ref/busy_handler.html>.
    static let callback: @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32 = { context, count in
        guard let context else { return 0 }
        return Unmanaged<Waiting>.fromOpaque(context).takeUnretainedValue().nap(after: count) ? 1 : 0
    }

    /// Sleeps once; returns false if the timeout has passed.
    private func nap(after count: Int32) -> Bool {
        if count == 0 { waited = 0 }
        guard waited < timeout else { return false }
        // SQLite's own delays grow to 100 ms. A process that writes continuously leaves much shorter gaps and would
        // starve a waiting process. One check costs about a microsecond.
        let nap = min(count < 2000 ? 250 : 1000, timeout - waited)
        usleep(UInt32(nap))
        waited += nap
        return true
    }
}
