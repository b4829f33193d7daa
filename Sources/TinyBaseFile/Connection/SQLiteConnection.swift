import CSQLite

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// One connection to a database file, opened for one transaction and closed with it.
///
/// SQLite's C interface, not a library over it: the widget's extension has 10 MB and milliseconds.
final class SQLiteConnection {
    let handle: OpaquePointer
    let path: String
    private let waiting: Waiting

    /// Opens a file for reading, and for writing if the system allows it.
    ///
    /// - Parameters:
    ///   - path: The file's path.
    ///   - patience: How long each step waits while another process keeps the file locked.
    ///   - creating: Whether a file that is missing is made.
    /// - Throws: `TinyBaseError` if it cannot be opened; what is in it is not looked at.
    init(path: String, patience: Duration, creating: Bool = false) throws(TinyBaseError) {
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (creating ? SQLITE_OPEN_CREATE : 0)
        // A name that begins like a URI would be read as one.
        let name = path.hasPrefix("file:") ? "./" + path : path
        let code = sqlite3_open_v2(name, &opened, flags, nil)
        guard let opened else { throw TinyBaseError(.unreadable, "SQLite has no memory to open \(path).") }
        guard code == SQLITE_OK else {
            let failure = TinyBaseError(sqlite3_extended_errcode(opened), opened, path: path, writing: creating)
            sqlite3_close_v2(opened)
            throw failure
        }
        // From here on the end of the object closes the handle, also when a step below throws.
        handle = opened
        self.path = path
        waiting = Waiting(patience: patience)
        sqlite3_extended_result_codes(opened, 1)
        sqlite3_busy_handler(opened, Waiting.callback, Unmanaged.passUnretained(waiting).toOpaque())
        // The default of 2 MB would be a fifth of what an extension may use; a scan reads each page once.
        try execute("PRAGMA cache_size = -256")
    }

    deinit { sqlite3_close_v2(handle) }

    /// Runs statements that return nothing.
    func execute(_ sql: String, writing: Bool = false) throws(TinyBaseError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code, writing: writing) }
    }

    /// Ends the transaction without a change; nothing happens if there is none.
    func rollBack() {
        // Where SQLite has ended the transaction by itself there is nothing left to end, which it reports as an error.
        guard sqlite3_get_autocommit(handle) == 0 else { return }
        sqlite3_exec(handle, "ROLLBACK", nil, nil, nil)
    }

    /// Describes a result code of the last call.
    func failure(_ code: Int32, writing: Bool) -> TinyBaseError {
        TinyBaseError(code, handle, path: path, writing: writing)
    }
}

/// How long a connection waits for other processes: short naps until their sum reaches the patience.
private final class Waiting {
    /// Both in microseconds.
    private let patience: UInt64
    private var waited: UInt64 = 0

    init(patience: Duration) {
        let (seconds, attoseconds) = patience.components
        self.patience = UInt64(max(0, seconds)) * 1_000_000 + UInt64(max(0, attoseconds) / 1_000_000_000_000)
    }

    /// SQLite's busy handler: <https://www.sqlite.org/c3ref/busy_handler.html>.
    static let callback: @convention(c) (UnsafeMutableRawPointer?, Int32) -> Int32 = { context, count in
        guard let context else { return 0 }
        return Unmanaged<Waiting>.fromOpaque(context).takeUnretainedValue().nap(after: count) ? 1 : 0
    }

    /// Sleeps once; false if the patience is over.
    private func nap(after count: Int32) -> Bool {
        if count == 0 { waited = 0 }
        guard waited < patience else { return false }
        // SQLite's own naps grow to 100 ms: a process that writes one change after another leaves gaps far shorter, and
        // would starve the one that waits. Looking costs a microsecond.
        let nap = min(count < 2000 ? 250 : 1000, patience - waited)
        usleep(UInt32(nap))
        waited += nap
        return true
    }
}
