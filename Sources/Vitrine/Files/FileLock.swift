import VitrinePlatform

/// An exclusive lock between processes and between threads, on its own lock file, held as long as the value exists.
///
/// `flock` decides who holds the lock: the kernel releases it when its holder dies, however it dies. A waiter tries
/// again after pauses that grow to half a millisecond. The real case is two writers, an app and its extension. For them
/// a queue that hands the lock over in turn was measured, and the longest wait was the same without it.
///
/// Every acquisition opens the file again: `flock` belongs to the open file, so two threads exclude each other as two
/// processes do.
struct FileLock: ~Copyable {
    private let file: OpenFile

    /// Takes the lock.
    ///
    /// - Parameters:
    ///   - folder: The descriptor of the lock file's folder.
    ///   - name: The lock file's name in the folder; the file is created if necessary, and never removed.
    ///   - path: The lock file's path, for errors.
    ///   - subject: What the lock protects, for errors.
    ///   - timeout: How long to wait for other holders.
    ///   - isCancelled: Ends the wait early.
    /// - Throws: ``VitrineError`` with code `locked`, naming the holder where the system provides it, or a failure of
    ///   the file system.
    init(
        at folder: Int32,
        _ name: String,
        path: String,
        subject: String,
        timeout: Duration,
        _ isCancelled: (@Sendable () -> Bool)? = nil
    ) throws(VitrineError) {
        let file = try OpenFile(at: folder, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK, path: path)
        if try !Self.isFree(file, path: path) {
            try Self.wait(for: file, path: path, subject: subject, timeout: timeout, isCancelled)
        }
        self.file = file
    }

    // Closing the file would do, but for a child process that was forked a moment ago and still has it open.
    deinit { _ = flock(file.descriptor, LOCK_UN) }

    /// Tries to take the lock without waiting.
    private static func isFree(_ file: borrowing OpenFile, path: String) throws(VitrineError) -> Bool {
        let descriptor = file.descriptor
        let tried = uninterrupted { flock(descriptor, LOCK_EX | LOCK_NB) }
        if tried.errno == EWOULDBLOCK { return false }
        guard tried.errno == 0 else { throw .system("flock", tried.errno, path: path, writing: true) }
        return true
    }

    /// Tries repeatedly, with pauses of 50 to 500 microseconds.
    private static func wait(
        for file: borrowing OpenFile,
        path: String,
        subject: String,
        timeout: Duration,
        _ isCancelled: (@Sendable () -> Bool)?
    ) throws(VitrineError) {
        let deadline = ContinuousClock.now.advanced(by: timeout)
        var pause: UInt32 = 50
        while ContinuousClock.now < deadline {
            if isCancelled?() == true { throw .cancelled(subject) }
            usleep(pause)
            if try isFree(file, path: path) { return }
            pause = min(pause * 2, 500)
        }
        let holder = LockHolder.find(of: file.descriptor)
        throw VitrineError(
            .locked,
            "\(subject) has been locked by \(holder) for more than \(timeout), through \(path); "
                + "end or continue that process, or try again later"
        )
    }
}
