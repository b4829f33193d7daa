import VitrinePlatform

/// Reads small regular files completely, and rejects every other kind of file.
package enum FileReader {
    enum Answer {
        case missing
        case content([UInt8])
        case tooLarge(Int)
        case failed(VitrineError)

        /// A short value that differs between two answers with different content.
        var fingerprint: Fingerprint {
            switch self {
            case .missing: .missing
            case .content(let bytes): .content(ContentDigest(of: bytes))
            case .tooLarge(let count): .tooLarge(count)
            case .failed(let error): .failed(error)
            }
        }
    }

    /// What a file contains, in short.
    package enum Fingerprint: Hashable, Sendable {
        case missing
        case content(ContentDigest)
        case tooLarge(Int)
        case failed(VitrineError)
    }

    /// Reads the file at a path; a link as the last component is not followed.
    static func read(path: String, maximumByteCount: Int) -> Answer {
        read(at: AT_FDCWD, name: path, path: path, maximumByteCount: maximumByteCount)
    }

    /// Reads a system file, which may be reached through links.
    static func readFollowingLinks(path: String, maximumByteCount: Int) -> Answer {
        let opened = uninterrupted { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        if opened.errno == ENOENT || opened.errno == ENOTDIR { return .missing }
        guard opened.errno == 0 else { return .failed(.system("open", opened.errno, path: path, writing: false)) }
        return content(of: OpenFile(descriptor: opened.result), path: path, maximumByteCount: maximumByteCount)
    }

    /// Reads a file in an open folder.
    ///
    /// - Parameters:
    ///   - folder: The folder's descriptor, or `AT_FDCWD` for a plain path.
    ///   - name: The file's name in the folder.
    ///   - path: The file's path, for errors.
    ///   - maximumByteCount: The maximum size, inclusive.
    /// - Returns: The content, or the reason why it cannot be read.
    static func read(at folder: Int32, name: String, path: String, maximumByteCount: Int) -> Answer {
        // Without O_NONBLOCK, opening a pipe would wait for its writer.
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        let opened = uninterrupted { openat(folder, name, flags) }
        if opened.errno == ENOENT { return .missing }
        guard opened.errno == 0 else { return .failed(.system("openat", opened.errno, path: path, writing: false)) }
        let file = OpenFile(descriptor: opened.result)
        return content(of: file, path: path, maximumByteCount: maximumByteCount)
    }

    private static func content(of file: borrowing OpenFile, path: String, maximumByteCount: Int) -> Answer {
        var status = stat()
        guard fstat(file.descriptor, &status) == 0 else {
            return .failed(.system("fstat", errno, path: path, writing: false))
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            return .failed(
                VitrineError(.notRegularFile, "\(path) is not a regular file; remove it, nothing else is read")
            )
        }
        let size = Int(status.st_size)
        guard size <= maximumByteCount else { return .tooLarge(size) }
        return bytes(of: file, expected: size, path: path, maximumByteCount: maximumByteCount)
    }

    /// Reads to the end of the file, which is not at `expected` if another process writes into the file at the same
    /// time.
    private static func bytes(
        of file: borrowing OpenFile,
        expected: Int,
        path: String,
        maximumByteCount: Int
    ) -> Answer {
        let descriptor = file.descriptor
        var room = expected + 1
        var content: [UInt8] = []
        while true {
            var failure: Int32 = 0
            let start = content.count
            let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                // One call in the ordinary case: it fills everything except the one extra byte that shows the end.
                let done = uninterrupted { pread(descriptor, buffer.baseAddress, buffer.count, off_t(start)) }
                failure = done.errno
                count = max(done.result, 0)
            }
            guard failure == 0 else { return .failed(.system("pread", failure, path: path, writing: false)) }
            if start == 0 { content = chunk } else { content += chunk }
            if chunk.isEmpty || (start == 0 && chunk.count == expected && expected > 0) { return .content(content) }
            guard content.count <= maximumByteCount else { return .tooLarge(content.count) }
            room = min(maximumByteCount + 1 - content.count, 1 << 16)
        }
    }
}
