/// A folder of compiled time zone files.
///
/// Reads the zone files directly, because on Linux a process that asks Foundation for a time zone by name loads ICU:
/// some 20 MB and 10 ms, more than a widget extension can afford. A missing zone is an error; it is never replaced by
/// UTC.
public struct ZoneDatabase: Hashable, Sendable {
    /// The folder's path.
    public let path: String

    /// The system's database; on Apple's platforms a ``DayCalendar`` asks Foundation in its place.
    public static let system = ZoneDatabase(path: "/usr/share/zoneinfo")

    /// Creates a database in a folder, without touching the disk.
    public init(path: String) { self.path = path }

    /// Reads the rules of a zone.
    ///
    /// - Parameter name: A name in the database, such as `America/Havana` or `UTC`.
    /// - Returns: The zone's rules.
    /// - Throws: ``VitrineError``: `invalidName`, `unknownZone` if there is no such zone, `damagedZone` if its file is
    ///   damaged.
    /// - Complexity: Reads one small file at every call.
    package func rules(of name: String) throws(VitrineError) -> ZoneRules {
        try ZoneName.check(name)
        let file = path + "/" + name
        // Zone files are often links (Asia/Istanbul, Europe/Istanbul). Following them is safe: the folder is the
        // system's.
        switch FileReader.readFollowingLinks(path: file, maximumByteCount: 1 << 20) {
        case .content(let bytes): return try ZoneRules(name: name, bytes)
        case .missing:
            throw VitrineError(.unknownZone, "no zone \(name) in \(path); check its spelling, or install tzdata")
        case .tooLarge: throw VitrineError(.damagedZone, "\(file) is too large for a time zone; reinstall tzdata")
        case .failed(let error) where error.code == .notRegularFile:
            throw VitrineError(
                .unknownZone,
                "\(name) is not a zone but a folder of zones in \(path); name one of them, such as Europe/Berlin",
                cause: error.cause
            )
        case .failed(let error): throw VitrineError(.unknownZone, error.message, cause: error.cause)
        }
    }
}
