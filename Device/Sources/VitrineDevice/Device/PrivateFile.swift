import Foundation

/// Files that only their owner can read: what a person did on a device, and where.
enum PrivateFile {
    /// Replaces a file at once, so that a reader sees the old content or the new.
    /// - Throws: `CocoaError`; the old content then stays, and nothing else.
    static func replace(_ path: String, by data: Data) throws {
        let fresh = path + ".new"
        // What a device left that was killed; a link is removed and not followed.
        unlink(fresh)
        let descriptor = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            let code: CocoaError.Code = errno == ENOSPC ? .fileWriteOutOfSpace : .fileWriteNoPermission
            throw CocoaError(code, userInfo: [NSFilePathErrorKey: fresh])
        }
        do {
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            try file.write(contentsOf: data)
            guard rename(fresh, path) == 0 else {
                throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
            }
        } catch {
            unlink(fresh)
            throw error
        }
    }
}
