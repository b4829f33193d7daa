#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file descriptor that is closed when it goes out of scope.
struct OpenFile: ~Copyable {
    let descriptor: Int32

    deinit { close(descriptor) }

    /// Opens a file, folder or whatever the flags allow.
    ///
    /// - Parameters:
    ///   - folder: An open folder to start from, `AT_FDCWD` for a plain path.
    ///   - name: The thing in the folder.
    ///   - flags: As of `open(2)`; `O_CLOEXEC` is added. A file that is created gets mode 0600.
    ///   - path: The thing's path for errors.
    /// - Throws: ``VitrineError`` for a write that failed.
    init(at folder: Int32, _ name: String, _ flags: Int32, path: String) throws(VitrineError) {
        let opened = uninterrupted { openat(folder, name, flags | O_CLOEXEC, 0o600) }
        guard opened.errno == 0 else { throw .system("openat", opened.errno, path: path, writing: true) }
        self.init(descriptor: opened.result)
    }

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Writes everything from the start of the file on.
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
