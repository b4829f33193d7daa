import Foundation
import VitrineDevice

/// Keeps other builds of the same extensions away while one works.
///
/// Two would compile and link the same files.
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
        var isWaiting = false
        while true {
            if let lock = try taken(path) {
                defer { withExtendedLifetime(lock) {} }
                return try await work()
            }
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
    }

    private func taken(_ path: String) throws(HostError) -> ProcessLock? {
        do {
            return try ProcessLock(path)
        } catch {
            let remedy = "check the disk and the folder's permissions, or use --scratch"
            throw HostError(.scratch, "cannot lock \(path) (error \(error.code.rawValue)); \(remedy)")
        }
    }
}
