import VitrinePlatform

/// A file descriptor that is closed when it goes out of scope.
struct OpenFile: ~Copyable {
    let descriptor: Int32

    deinit { close(descriptor) }

    /// Opens a file or folder, as the flags allow.
    ///
    /// - Parameters:
    ///   - folder: The descriptor of a folder to start from, or `AT_FDCWD` for a plain path.
    ///   - name: The name in the folder.
    ///   - flags: The flags of `open(2)`; `O_CLOEXEC` is added. A file that is created gets mode 0600.
    ///   - path: The path, for errors.
    /// - Throws: ``VitrineError``, with the code of a failed write.
    init(at folder: Int32, _ name: String, _ flags: Int32, path: String) throws(VitrineError) {
        let opened = uninterrupted { openat(folder, name, flags | O_CLOEXEC, 0o600) }
        guard opened.errno == 0 else { throw .system("openat", opened.errno, path: path, writing: true) }
        self.init(descriptor: opened.result)
    }

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Writes all bytes, from the start of the file.
    func write(_ bytes: [UInt8], path: String) throws(VitrineError) {
        var written = 0
        while written < bytes.count {
            let done = uninterrupted {
                bytes.withUnsafeBytes {
                    pwrite(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written, off_t(written))
                }
            }
            guard done.errno == 0 else { throw .system("pwrite", done.errno, path: path, writing: true) }
            guard done.result > 0 else { throw .system("pwrite", ENOSPC, path: path, writing: true) }
            written += done.result
        }
    }
}
