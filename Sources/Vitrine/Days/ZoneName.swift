/// Checks of time zone names, which become paths below the database's folder.
enum ZoneName {
    /// Rejects a name that could refer outside the folder: `America/Argentina/Ushuaia` is valid, `../etc/passwd` is
    /// not.
    ///
    /// - Throws: ``VitrineError`` with code `invalidName`.
    static func check(_ name: String) throws(VitrineError) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard name.utf8.count <= 64, !parts.isEmpty, parts.allSatisfy(isSafe) else {
            throw VitrineError(.invalidName, "not a time zone name; use a name such as 'America/Havana' or 'UTC'")
        }
    }

    private static func isSafe(_ part: Substring) -> Bool {
        !part.isEmpty
            && part.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"):
                    true
                default: false
                }
            }
    }
}
