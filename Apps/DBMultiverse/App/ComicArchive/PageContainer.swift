import VitrineImages

/// A container of pages: a folder or an archive.
protocol PageContainer: ~Copyable {
    /// A reference to a file in the container.
    associatedtype Entry

    /// Returns all files with their checked names, without folders.
    ///
    /// - Throws: ``ComicErrorCode/tooManyPages`` before the names are collected.
    func entries(limits: ComicLimits) throws(ComicError) -> [(name: EntryName, entry: Entry)]

    /// Returns a file's unpacked size, in bytes.
    ///
    /// - Throws: An error if the file cannot be a page for reasons other than its content, such as a link.
    func byteCount(of entry: Entry, name: String, limits: ComicLimits) throws(ComicError) -> Int

    /// Reads the first `count` bytes of a file in pieces.
    func read(
        _ entry: Entry,
        name: String,
        upTo count: Int,
        use: (UnsafeRawBufferPointer) throws(ComicError) -> Void
    ) throws(ComicError)
}

extension PageContainer where Self: ~Copyable {
    /// Returns the pages in natural order, and refuses unexpected files.
    func pages(in path: String, limits: ComicLimits) throws(ComicError) -> (pages: [ComicPage], passedOver: [String]) {
        var found: [(name: EntryName, entry: Entry)] = []
        var passedOver: [String] = []
        var seen: Set<String> = []
        for item in try entries(limits: limits) {
            guard seen.insert(item.name.folded).inserted else {
                throw ComicError(
                    .duplicateName,
                    "\(path) has two files called \(item.name.text), ignoring case; "
                        + "rename one of them."
                )
            }
            switch item.name.role {
            case .page: found.append(item)
            case .companion: passedOver.append(item.name.text)
            case .stranger:
                throw ComicError(
                    .notImage,
                    "\(path) contains \(item.name.text), which is not a page; comics contain JPEG, PNG and WebP files, "
                        + "remove it."
                )
            }
        }
        guard !found.isEmpty else {
            throw ComicError(.noPages, "\(path) contains no pages; add JPEG, PNG or WebP files.")
        }
        found.sort { NaturalOrder.precedes($0.name.text, $1.name.text) }
        return (try numbered(found, in: path, limits: limits), passedOver.sorted())
    }

    private func numbered(
        _ found: [(name: EntryName, entry: Entry)],
        in path: String,
        limits: ComicLimits
    ) throws(ComicError) -> [ComicPage] {
        var pages: [ComicPage] = []
        var total = 0
        for (index, item) in found.enumerated() {
            let name = item.name.text
            let byteCount = try byteCount(of: item.entry, name: name, limits: limits)
            guard byteCount <= limits.maximumPageByteCount else {
                throw ComicError(
                    .tooLarge,
                    "\(name) in \(path) unpacks to \(byteCount) bytes, more than \(limits.maximumPageByteCount); "
                        + "reduce its size."
                )
            }
            total += byteCount
            guard total <= limits.maximumByteCount else {
                throw ComicError(
                    .tooLarge,
                    "\(path) unpacks to more than \(limits.maximumByteCount) bytes at \(name); split it into chapters."
                )
            }
            let header = try header(of: item.entry, name: name, byteCount: byteCount, in: path, limits: limits)
            pages.append(ComicPage(number: index + 1, name: name, byteCount: byteCount, header: header))
        }
        return pages
    }

    /// Reads a page's header from the start of the file, or from the whole file if long metadata precedes it.
    private func header(
        of entry: Entry,
        name: String,
        byteCount: Int,
        in path: String,
        limits: ComicLimits
    ) throws(ComicError) -> ImageHeader {
        var failure: ImageError?
        for count in [1 << 14, 1 << 18, byteCount] where failure == nil || count <= byteCount {
            var bytes: [UInt8] = []
            try read(entry, name: name, upTo: min(count, byteCount)) { bytes += $0 }
            let result = Result { () throws(ImageError) in try ImageHeader.read(from: bytes, named: name) }
            switch result {
            case .success(let header):
                try check(header, name: name, in: path, limits: limits)
                return header
            case .failure(let error):
                failure = error
            }
        }
        throw ComicError(
            .notImage,
            "\(name) in \(path) cannot be read as an image; remove it or save it again.",
            cause: failure
        )
    }

    private func check(
        _ header: ImageHeader,
        name: String,
        in path: String,
        limits: ComicLimits
    ) throws(ComicError) {
        let area = header.pixelWidth.multipliedReportingOverflow(by: header.pixelHeight)
        guard !area.overflow, area.partialValue <= limits.maximumPageArea else {
            throw ComicError(
                .tooLarge,
                "\(name) in \(path) declares \(header.pixelWidth) × \(header.pixelHeight) pixels, more than "
                    + "\(limits.maximumPageArea); reduce its size."
            )
        }
    }
}
