import DBMultiverseComicKit
import Foundation

extension ComicLibrary {
    /// How long a process waits until another one has imported, written or removed a chapter.
    private static let timeout: Duration = .seconds(10)

    /// Runs a closure while no other process adds, writes or removes a chapter's folder.
    ///
    /// - Throws: `ReaderError` with code `storage` if another process takes too long, and the errors of the closure.
    func alone<Result>(_ body: () throws(ReaderError) -> Result) throws(ReaderError) -> Result {
        try makeFolder(comics)
        let folder = open(comics, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard folder >= 0 else {
            throw ReaderError(.storage, "\(comics) cannot be opened (error \(errno)); give this user permission")
        }
        defer { close(folder) }
        let deadline = ContinuousClock.now.advanced(by: Self.timeout)
        // The system releases the lock when its process ends, however it ends.
        while flock(folder, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR, ContinuousClock.now < deadline else {
                throw ReaderError(
                    .storage,
                    "another process has been changing \(comics) for more than \(Self.timeout); "
                        + "end or continue that process, or try again later"
                )
            }
            usleep(5_000)
        }
        defer { flock(folder, LOCK_UN) }
        return try body()
    }
}
