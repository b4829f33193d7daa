import Foundation

/// A file for this user alone.
enum OwnFile {
    /// Creates a missing file, and takes other users' access to a file that is there already.
    ///
    /// SQLite would create it with the access that the process's mask leaves; its journal has the access of its file.
    ///
    /// - Returns: Whether the file can be written; a file on a read-only file system can be read only.
    /// - Throws: An error that names the file.
    static func create(_ path: String) throws -> Bool {
        let file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else {
            let reason = errno
            if reason == EROFS, access(path, R_OK) == 0 { return false }
            throw failure(path, reason)
        }
        defer { close(file) }
        guard fchmod(file, 0o600) == 0 else { throw failure(path, errno) }
        return true
    }

    private static func failure(_ path: String, _ reason: Int32) -> CocoaError {
        CocoaError(
            .fileWriteUnknown,
            userInfo: [NSFilePathErrorKey: path, NSLocalizedDescriptionKey: String(cString: strerror(reason))]
        )
    }
}
