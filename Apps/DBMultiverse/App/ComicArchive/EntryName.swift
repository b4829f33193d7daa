/// The name of an entry in an archive or folder, checked before it is used.
struct EntryName {
    /// The role of a file, derived from its name.
    enum Role {
        case page
        /// A file that often accompanies comics and is not a page, such as metadata.
        case companion
        /// Any other file; not expected in a comic.
        case stranger
    }

    let text: String

    /// Refuses a name that could refer to a location outside the folder, or that cannot be displayed safely.
    ///
    /// - Throws: ``ComicErrorCode/unsafeName`` with the escaped name.
    init(_ text: String, in archive: String) throws(ComicError) {
        self.text = text
        let reason: String? =
            if text.isEmpty || text.utf8.count > 1024 {
                "is empty or longer than 1,024 bytes"
            } else if text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
                "contains control characters"
            } else if text.contains("\\") {
                "contains a backslash"
            } else if text.hasPrefix("/") || text.dropFirst().hasPrefix(":") {
                "is an absolute path"
            } else if text.split(separator: "/", omittingEmptySubsequences: false).contains("..") {
                "leaves its folder"
            } else {
                nil
            }
        if let reason {
            throw ComicError(
                .unsafeName,
                "\(archive) has a name that \(reason): \(Self.printable(text)); such archives are refused, pack the "
                    + "pages again."
            )
        }
    }

    /// The role, derived from the file extension and the folder.
    var role: Role {
        let parts = text.split(separator: "/")
        guard let last = parts.last else { return .stranger }
        if parts.contains("__MACOSX") || last.hasPrefix(".") { return .companion }
        let name = last.lowercased()
        let ending = name.split(separator: ".").dropFirst().last ?? ""
        if ["jpg", "jpeg", "jpe", "png", "webp"].contains(ending) { return .page }
        if name == "thumbs.db" || name == "desktop.ini" { return .companion }
        return ["xml", "txt", "nfo", "json", "sfv", "md5", "url", "acbf"].contains(ending) ? .companion : .stranger
    }

    /// The name as a file system that ignores case compares it.
    var folded: String { text.lowercased() }

    /// Returns a name on one line of bounded length, with control characters escaped.
    static func printable(_ text: String) -> String {
        let scalars = text.unicodeScalars.prefix(120)
        let line = scalars.map { $0.value < 0x20 || $0.value == 0x7F ? "\\u{\(String($0.value, radix: 16))}" : "\($0)" }
        return line.joined() + (text.unicodeScalars.count > 120 ? "…" : "")
    }
}
