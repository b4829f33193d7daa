import SystemLibC

/// An image's bytes: an open file, or memory that the caller owns.
struct ImageInput: ~Copyable {
    /// The name of the image in errors.
    let name: String

    /// The number of bytes, at least 1.
    let byteCount: Int

    /// The descriptor of the open file; negative for memory.
    let descriptor: Int32

    /// The memory; empty for a file.
    let memory: UnsafeBufferPointer<UInt8>

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Opens a file.
    ///
    /// - Throws: ``ImageError`` if the file is missing, cannot be read, is not a regular file, or is empty.
    init(path: String) throws(ImageError) {
        // Without O_NONBLOCK, opening a pipe would wait for a writer; with it, the pipe is opened and then rejected.
        let opened = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard opened >= 0 else { throw .system("open", errno, name: path) }
        do throws(ImageError) {
            byteCount = try Self.byteCount(of: opened, path: path)
        } catch {
            close(opened)
            throw error
        }
        name = path
        descriptor = opened
        memory = UnsafeBufferPointer(start: nil, count: 0)
    }

    /// Uses memory that must remain valid as long as the input exists.
    init(memory: UnsafeBufferPointer<UInt8>, name: String) throws(ImageError) {
        try Self.refuseEmpty(memory.count, name: name)
        self.name = name
        byteCount = memory.count
        descriptor = -1
        self.memory = memory
    }

    private static func byteCount(of file: Int32, path: String) throws(ImageError) -> Int {
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .system("fstat", errno, name: path) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw ImageError(.notRegularFile, "\(path) is not a regular file; choose an image file.")
        }
        try refuseEmpty(Int(status.st_size), name: path)
        return Int(status.st_size)
    }

    private static func refuseEmpty(_ byteCount: Int, name: String) throws(ImageError) {
        guard byteCount > 0 else { throw ImageError(.empty, "\(name) is empty; copy the image again.") }
    }

    /// Determines the format from the first bytes.
    ///
    /// - Throws: ``ImageError/Code/unknownFormat`` for any other content, whatever the file's name.
    func format() throws(ImageError) -> ImageFormat {
        let start = try bytes(upTo: 16)
        guard let format = ImageFormat(startingWith: start) else {
            throw ImageError(
                .unknownFormat,
                "\(name) is neither JPEG nor PNG nor WebP, whatever its name says; convert it to one of them."
            )
        }
        return format
    }

    /// Reads bytes from the start; fewer if the file is shorter.
    func bytes(upTo count: Int) throws(ImageError) -> [UInt8] {
        guard descriptor >= 0 else { return Array(memory.prefix(count)) }
        var bytes = [UInt8](repeating: 0, count: min(count, byteCount))
        var done = 0
        while done < bytes.count {
            let more = bytes.withUnsafeMutableBytes { buffer in
                pread(descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done, off_t(done))
            }
            if more < 0 && errno == EINTR { continue }
            guard more >= 0 else { throw .system("pread", errno, name: name) }
            if more == 0 { break }
            done += more
        }
        bytes.removeSubrange(done...)
        return bytes
    }
}

extension ImageFormat {
    /// Recognises a format by a file's first 16 bytes.
    init?(startingWith bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) || bytes == [0xFF, 0xD8] {
            self = .jpeg
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
            self = .webp
        } else {
            return nil
        }
    }
}
