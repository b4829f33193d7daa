import VitrineImages

/// What holds pages, as the checks see it.
protocol PageContainer: ~Copyable {
    /// A file in it.
    associatedtype Entry

    /// Every file, folders left out, with its name judged.
    ///
    /// - Throws: ``ComicError/Code/tooManyPages`` before the names are collected.
    func entries(limits: ComicLimits) throws(ComicError) -> [(name: EntryName, entry: Entry)]

    /// A file's size, in bytes, unpacked.
    ///
    /// - Throws: If the file may not be a page for other reasons than its content.
    func byteCount(of entry: Entry, name: String, limits: ComicLimits) throws(ComicError) -> Int

    /// Reads a file, or its start, piece by piece.
    func read(
        _ entry: Entry,
        name: String,
        upTo count: Int,
        use: (UnsafeRawBufferPointer) throws(ComicError) -> Void
    ) throws(ComicError)
}

extension PageContainer where Self: ~Copyable {
    /// Finds the pages, and refuses what should not be there.
    func pages(in path: String, limits: ComicLimits) throws(ComicError) -> (pages: [ComicPage], passedOver: [String]) {
        var found: [(name: EntryName, entry: Entry)] = []
        var passedOver: [String] = []
        var seen: Set<String> = []
        for item in try entries(limits: limits) {
            guard seen.insert(item.name.folded).inserted else {
                throw ComicError(
                    .duplicateName,
                    "\(path) has two files called \(item.name.text), capitals aside; which one is meant cannot be known, "
                        + "rename one."
                )
            }
            switch item.name.role {
            case .page: found.append(item)
            case .companion: passedOver.append(item.name.text)
            case .stranger:
                throw ComicError(
                    .notImage,
                    "\(path) holds \(item.name.text), which is no page; a comic holds JPEG, PNG and WebP files, take it "
                        + "out."
                )
            }
        }
        guard !found.isEmpty else {
            throw ComicError(.noPages, "\(path) holds no page; put JPEG, PNG or WebP files into it.")
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
                    "\(name) in \(path) unpacks to \(byteCount) bytes, more than \(limits.maximumPageByteCount); save it "
                        + "smaller."
                )
            }
            total += byteCount
            guard total <= limits.maximumByteCount else {
                throw ComicError(
                    .tooLarge,
                    "\(path) unpacks to more than \(limits.maximumByteCount) bytes by \(name); split it into chapters."
                )
            }
            let header = try header(of: item.entry, name: name, byteCount: byteCount, in: path, limits: limits)
            pages.append(ComicPage(number: index + 1, name: name, byteCount: byteCount, header: header))
        }
        return pages
    }

    /// Reads a page's header from its first part, or from all of it where metadata comes first.
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
            "\(name) in \(path) is no image that can be read; take it out or save it again.",
            cause: failure?.description
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
                    + "\(limits.maximumPageArea); save it smaller."
            )
        }
    }
}
