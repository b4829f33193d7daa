/// The system's folder of compiled zones.
///
/// Reads the zone files themselves, because a process that asks Foundation for a zone by name loads ICU: some 20 MB and 10 ms, more than
/// a widget extension may have. A zone that is not there is an error, never UTC.
public struct ZoneDatabase: Hashable, Sendable {
    /// The folder's path.
    public let path: String

    /// The folder of Linux and Darwin alike.
    public static let system = ZoneDatabase(path: "/usr/share/zoneinfo")

    /// Creates a database from a folder.
    public init(path: String) { self.path = path }

    /// Reads the rules of a zone.
    ///
    /// - Parameter name: A name of the database, as `America/Havana` or `UTC`.
    /// - Returns: The rules.
    /// - Throws: ``VitrineError``: `invalidName`, `unknownZone` if there is no such file, `damagedZone` if it is no zone file.
    /// - Complexity: One small file is read, at every call.
    public func rules(of name: String) throws(VitrineError) -> ZoneRules {
        try ZoneName.check(name)
        let file = path + "/" + name
        // Zones are often links to others (Asia/Istanbul, Europe/Istanbul): here they are followed, the folder is the system's.
        switch FileReader.readFollowingLinks(path: file, maximumByteCount: 1 << 20) {
        case .content(let bytes): return try ZoneRules(name: name, bytes)
        case .missing:
            throw VitrineError(.unknownZone, "no zone \(name) in \(path); check its spelling, or install tzdata")
        case .tooLarge: throw VitrineError(.damagedZone, "\(file) is too large for a zone; install tzdata again")
        case .failed(let error): throw VitrineError(.unknownZone, error.message, cause: error.cause)
        }
    }
}
