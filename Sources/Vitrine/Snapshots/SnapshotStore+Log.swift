extension SnapshotStore {
    /// Where a store and a loader write what they could not do although their caller got an answer.
    ///
    /// The closure has the shape of a logger's method, such as swift-log's:
    ///
    /// ```swift
    /// let store = SnapshotStore("group.app.lucidpal") { level, message, metadata in
    ///     print(level.rawValue, message, metadata["file"] ?? "")
    /// }
    /// ```
    ///
    /// The message is one line with the remedy. The metadata have `file`, the name of the snapshot or the path of the
    /// folder, and `code`, if there is an error. Neither has stored values. The closure is called on the caller's
    /// thread, with no lock held, and must not wait.
    public typealias Log = @Sendable (_ level: LogLevel, _ message: String, _ metadata: [String: String]) -> Void

    /// How important a line of the log is; the raw values are those of swift-log's levels.
    public enum LogLevel: String, Hashable, Sendable, CaseIterable {
        /// A request failed, and the load goes on or ends with the reason.
        case debug
        /// The caller was told too: a damaged file was set aside.
        case notice
        /// Something is missing or slower from now on: a fetched value was not stored, a fetch not recorded, or a
        /// folder is not watched.
        case warning
    }

    /// Writes a line about a file of the store.
    package func write(_ level: LogLevel, _ what: String, _ error: VitrineError, about file: String) {
        guard let log else { return }
        let cause = error.cause.map { " (\($0))" } ?? ""
        log(level, "\(what): \(error.message)\(cause)", ["file": file, "code": "\(error.code)"])
    }
}
