/// A name in an archive or folder, judged before anything is done with it.
struct EntryName {
    /// What a name says about its file.
    enum Role {
        case page
        /// Something that comics bring along and nobody reads as a page.
        case companion
        /// Neither; not expected in a comic.
        case stranger
    }

    let text: String

    /// Refuses a name that could lead somewhere else, or that only looks like another.
    ///
    /// - Throws: ``ComicError/Code/unsafeName`` with the name, made printable.
    init(_ text: String, in archive: String) throws(ComicError) {
        self.text = text
        let reason: String? =
            if text.isEmpty || text.utf8.count > 1024 {
                "is empty or longer than 1,024 bytes"
            } else if text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
                "holds control characters"
            } else if text.contains("\\") {
                "holds a backslash"
            } else if text.hasPrefix("/") || text.dropFirst().hasPrefix(":") {
                "starts at the root"
            } else if text.split(separator: "/", omittingEmptySubsequences: false).contains("..") {
                "climbs out of its folder"
            } else {
                nil
            }
        if let reason {
            throw ComicError(
                .unsafeName,
                "\(archive) has a name that \(reason): \(Self.printable(text)); such archives are not opened, pack the "
                    + "pages again."
            )
        }
    }

    /// What the name says, by its ending and its folder.
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

    /// What two names have in common that are one name to a file system that ignores case.
    var folded: String { text.lowercased() }

    /// A name as one line of bounded length.
    static func printable(_ text: String) -> String {
        let scalars = text.unicodeScalars.prefix(120)
        let line = scalars.map { $0.value < 0x20 || $0.value == 0x7F ? "\\u{\(String($0.value, radix: 16))}" : "\($0)" }
        return line.joined() + (text.unicodeScalars.count > 120 ? "…" : "")
    }
}
