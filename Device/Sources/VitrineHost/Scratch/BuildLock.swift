import Foundation

/// Keeps other builds of the same extensions away while one works.
///
/// Two would compile and link the same files. The system drops the lock when its process ends, however it ends.
struct BuildLock: Sendable {
    let folder: ScratchFolder
    /// What is said, once, where another build has the lock.
    var notice: @Sendable (String) -> Void = { _ in }
    /// The time between two attempts.
    var pause: @Sendable () async throws -> Void = { try await Task.sleep(for: .milliseconds(50)) }

    /// Does some work as soon as no other build holds the lock.
    /// - Throws: What the work throws; ``HostError`` with code `scratch` if the folder cannot be locked, `build` if the
    ///   task was cancelled while it waited.
    func whileHeld<Result>(
        _ work: () async throws(HostError) -> Result
    ) async throws(HostError) -> Result {
        try folder.create(folder.path)
        let path = folder.path + "/lock"
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw failure(errno) }
        defer { close(descriptor) }
        var isWaiting = false
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            let reason = errno
            guard reason == EWOULDBLOCK || reason == EINTR else { throw failure(reason) }
            if !isWaiting {
                notice("Another build of the same extensions is running, through \(path); this one waits.")
            }
            isWaiting = true
            do {
                try await pause()
            } catch {
                throw HostError(.build, "the build was ended while it waited for another one", cause: error)
            }
        }
        return try await work()
    }

    private func failure(_ reason: CInt) -> HostError {
        HostError(
            .scratch,
            "cannot lock \(folder.path)/lock (error \(reason)); check the disk and the folder's permissions, or use --scratch"
        )
    }
}
