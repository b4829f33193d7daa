import Foundation

/// A file for this user alone.
enum OwnFile {
    /// Creates a missing file, and takes other users' access to a file that is there already.
    ///
    /// SQLite would create it with the access that the process's mask leaves; its journal has the access of its file.
    ///
    /// - Throws: An error that names the file.
    static func create(_ path: String) throws {
        let file = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw failure(path) }
        defer { close(file) }
        guard fchmod(file, 0o600) == 0 else { throw failure(path) }
    }

    private static func failure(_ path: String) -> CocoaError {
        CocoaError(
            .fileWriteUnknown,
            userInfo: [NSFilePathErrorKey: path, NSLocalizedDescriptionKey: String(cString: strerror(errno))]
        )
    }
}
