/// Checks of names that become file names: group identifiers, snapshot files, purposes, owners.
enum ContainerName {
    /// Longest accepted file name in bytes: 255 is the file system's limit, the rest is room for our own suffixes.
    static let maximumByteCount = 180

    /// Refuses a name that could leave its folder or hide in it.
    ///
    /// - Parameters:
    ///   - name: The name, one path component.
    ///   - what: What the name is for, to be named in the error.
    /// - Throws: ``VitrineError`` with code `invalidName` if the name is empty, begins with a dot, holds `/`, a control
    ///   character, or is longer than ``maximumByteCount``.
    static func check(_ name: String, what: String) throws(VitrineError) {
        guard let reason = fault(in: name) else { return }
        throw VitrineError(.invalidName, "\(what) \(quoted(name)) \(reason); use letters, digits, '-', '_' and '.'")
    }

    private static func fault(in name: String) -> String? {
        if name.isEmpty { return "is empty" }
        if name.utf8.count > maximumByteCount { return "is longer than \(maximumByteCount) bytes" }
        if name.utf8.first == UInt8(ascii: ".") { return "begins with a dot" }
        if name.utf8.contains(UInt8(ascii: "/")) { return "contains '/'" }
        if name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            return "contains a control character"
        }
        return nil
    }

    private static func quoted(_ name: String) -> String {
        let head = name.unicodeScalars.prefix(60).map { $0.escaped(asASCII: true) }.joined()
        return "'\(head)'"
    }
}
