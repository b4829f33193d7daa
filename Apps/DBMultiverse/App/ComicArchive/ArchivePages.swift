/// The files of a ZIP archive.
struct ArchivePages: PageContainer, ~Copyable {
    private let zip: ZipFile
    private let path: String

    init(path: String) throws(ComicError) {
        zip = try ZipFile(path: path)
        self.path = path
    }

    func entries(limits: ComicLimits) throws(ComicError) -> [(name: EntryName, entry: ZipFile.Entry)] {
        guard zip.count <= limits.maximumEntryCount else {
            throw ComicError(
                .tooManyPages,
                "\(path) has \(zip.count) entries, more than \(limits.maximumEntryCount); split it into chapters."
            )
        }
        var entries: [(name: EntryName, entry: ZipFile.Entry)] = []
        for index in 0..<zip.count {
            let entry = try zip.entry(at: index)
            // Folder names are checked too: an unsafe name disqualifies the whole archive.
            let name = try EntryName(entry.name, in: path)
            if !entry.isFolder { entries.append((name, entry)) }
        }
        return entries
    }

    func byteCount(of entry: ZipFile.Entry, name: String, limits: ComicLimits) throws(ComicError) -> Int {
        guard !entry.isLink else {
            throw ComicError(.unsafeName, "\(name) in \(path) is a link; pack the file that it points to.")
        }
        guard !entry.isEncrypted else {
            throw ComicError(.encrypted, "\(name) in \(path) is protected with a password; pack it without a password.")
        }
        let expansion = UInt64(limits.maximumExpansion)
        guard entry.byteCount / expansion <= max(1, entry.packedByteCount) else {
            throw ComicError(
                .tooLarge,
                "\(name) in \(path) unpacks to \(entry.byteCount) bytes from \(entry.packedByteCount); no image does, "
                    + "remove it."
            )
        }
        return Int(clamping: entry.byteCount)
    }

    func read(
        _ entry: ZipFile.Entry,
        name: String,
        upTo count: Int,
        use: (UnsafeRawBufferPointer) throws(ComicError) -> Void
    ) throws(ComicError) {
        try zip.read(entry.index, name: name, upTo: count, use: use)
    }
}
