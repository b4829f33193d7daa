import Foundation

/// The files directly in a folder; subfolders are skipped.
struct FolderPages: PageContainer, ~Copyable {
    private let descriptor: Int32
    private let path: String

    deinit { close(descriptor) }

    init(path: String) throws(ComicError) {
        let opened = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard opened >= 0 else { throw .system("open", errno, path: path) }
        descriptor = opened
        self.path = path
    }

    func entries(limits: ComicLimits) throws(ComicError) -> [(name: EntryName, entry: String)] {
        // `fdopendir` takes ownership of its descriptor, so it gets a separate one.
        let own = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard own >= 0 else { throw .system("openat", errno, path: path) }
        guard let list = fdopendir(own) else {
            let number = errno
            close(own)
            throw .system("fdopendir", number, path: path)
        }
        defer { closedir(list) }
        var entries: [(name: EntryName, entry: String)] = []
        while let item = readdir(list) {
            let name = withUnsafePointer(to: &item.pointee.d_name) { start in
                String(cString: UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
            }
            if name == "." || name == ".." || Int32(item.pointee.d_type) == Int32(DT_DIR) { continue }
            guard entries.count < limits.maximumEntryCount else {
                throw ComicError(
                    .tooManyPages,
                    "\(path) has more than \(limits.maximumEntryCount) files; split it into chapters."
                )
            }
            entries.append((try EntryName(name, in: path), name))
        }
        return entries
    }

    func byteCount(of entry: String, name: String, limits: ComicLimits) throws(ComicError) -> Int {
        let file = try openPage(entry)
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .system("fstat", errno, path: path + "/" + name) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw ComicError(.notImage, "\(path)/\(name) is not a regular file; remove it.")
        }
        return Int(status.st_size)
    }

    func read(
        _ entry: String,
        name: String,
        upTo count: Int,
        use: (UnsafeRawBufferPointer) throws(ComicError) -> Void
    ) throws(ComicError) {
        let file = try openPage(entry)
        defer { close(file) }
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
        defer { buffer.deallocate() }
        var left = count
        while left > 0 {
            let done = systemRead(file, buffer.baseAddress, min(left, buffer.count))
            if done < 0 && errno == EINTR { continue }
            guard done >= 0 else { throw .system("read", errno, path: path + "/" + name) }
            if done == 0 { return }
            left -= done
            try use(UnsafeRawBufferPointer(rebasing: buffer[..<done]))
        }
    }

    private func openPage(_ name: String) throws(ComicError) -> Int32 {
        // A link could point outside the folder; opening a pipe would wait for a writer.
        let file = openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else {
            let number = errno
            if number == ELOOP {
                throw ComicError(.unsafeName, "\(path)/\(name) is a link; replace it with the file that it points to.")
            }
            throw .system("openat", number, path: path + "/" + name)
        }
        return file
    }
}

// A wrapper, because inside the type a method with the same name hides the system call.
private func systemRead(_ file: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, buffer, count)
}
