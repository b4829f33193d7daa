/// Checks of names that are used as file names: group identifiers, snapshot files, purposes.
enum ContainerName {
    /// The longest accepted file name in bytes: the file system allows 255, and the rest is reserved for internal
    /// suffixes.
    static let maximumByteCount = 180

    /// Rejects a name that could refer outside its folder or be hidden.
    ///
    /// - Parameters:
    ///   - name: One path component.
    ///   - what: What the name is for, used in the error message.
    /// - Throws: ``VitrineError`` with code `invalidName` if the name is empty, begins with a dot, holds `/`, a control
    ///   character, or is longer than ``maximumByteCount``.
    static func check(_ name: String, what: String) throws(VitrineError) {
        guard let reason = fault(in: name) else { return }
        let remedy = name.utf8.count > maximumByteCount ? "shorten it" : "use letters, digits, '-', '_' and '.'"
        throw VitrineError(.invalidName, "\(what) \(quoted(name)) \(reason); \(remedy)")
    }

    /// Inserts a text before the extension of a file name.
    static func inserting(_ text: String, in fileName: String) -> String {
        let dot = fileName.lastIndex(of: ".") ?? fileName.endIndex
        return fileName[..<dot] + text + fileName[dot...]
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
