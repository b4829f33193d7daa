import VitrinePlatform

/// An exclusive lock between processes and between threads, on its own lock file, held as long as the value exists.
///
/// `flock` alone decides who holds the lock: the kernel releases it when its holder dies, however it dies. But `flock` is
/// unfair: the thread that has just released the lock is running and takes it again, while the others are still being woken;
/// with 8 writers the longest wait was over 200 ms. So threads that find the lock taken wait in a ``LockQueue``, a few words
/// of shared memory in the lock file. The queue only decides who tries next. If it contains invalid data, or a waiter died,
/// the lock is slower but still correct.
///
/// Every acquisition opens the file again: `flock` belongs to the open file, so two threads exclude each other as two
/// processes do.
struct FileLock: ~Copyable {
    private let file: OpenFile
    private let turn: UInt32?

    /// Takes the lock.
    ///
    /// - Parameters:
    ///   - folder: The descriptor of the lock file's folder.
    ///   - name: The lock file's name in the folder; the file is created if necessary, and never removed.
    ///   - path: The lock file's path, for errors.
    ///   - subject: What the lock protects, for errors.
    ///   - patience: How long to wait for other holders.
    /// - Throws: ``VitrineError`` with code `locked`, naming the holder where the system provides it, or a failure of the file
    ///   system.
    init(
        at folder: Int32,
        name: String,
        path: String,
        subject: String,
        patience: Duration
    ) throws(VitrineError) {
        let file = try OpenFile(at: folder, name, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK, path: path)
        var turn: UInt32?
        let isTaken = LockQueue.isEmpty(file) ? try !Self.isFree(file, path: path) : true
        if isTaken {
            turn = try Self.wait(for: file, path: path, subject: subject, patience: patience)
        }
        self.turn = turn
        self.file = file
    }

    deinit {
        // Unlock first, then look for waiters: a waiter that arrives in between either finds the lock free or is found here.
        _ = flock(file.descriptor, LOCK_UN)
        if turn != nil || !LockQueue.isEmpty(file) {
            LockQueue(file)?.pass(from: turn)
        }
    }

    /// Tries to take the lock without waiting.
    private static func isFree(_ file: borrowing OpenFile, path: String) throws(VitrineError) -> Bool {
        let descriptor = file.descriptor
        let tried = uninterrupted { flock(descriptor, LOCK_EX | LOCK_NB) }
        if tried.errno == EWOULDBLOCK { return false }
        guard tried.errno == 0 else { throw .system("flock", tried.errno, path: path, writing: true) }
        return true
    }

    /// Waits in the queue until this thread holds the lock.
    ///
    /// - Returns: The position in the queue; nil if there is no queue because its memory could not be mapped.
    private static func wait(
        for file: borrowing OpenFile,
        path: String,
        subject: String,
        patience: Duration
    ) throws(VitrineError) -> UInt32? {
        let deadline = ContinuousClock.now.advanced(by: patience)
        guard let queue = LockQueue(file) else {
            try poll(file, path: path, subject: subject, patience: patience, deadline: deadline)
            return nil
        }
        let turn = queue.join()
        var idle = LockQueue.firstSlice
        while true {
            let signal = queue.signal
            if queue.isCalled(turn), try isFree(file, path: path) { return turn }
            let left = deadline - ContinuousClock.now
            guard left > .zero else { break }
            guard !queue.sleep(turn, after: signal, atMost: min(idle, left)) else {
                idle = LockQueue.firstSlice
                continue
            }
            // Nothing has changed for a while. If the lock is free, the waiter that was called is gone: call the next.
            if try isFree(file, path: path) {
                if queue.isCalled(turn) { return turn }
                _ = flock(file.descriptor, LOCK_UN)
                queue.skip(on: turn)
                idle = LockQueue.laterSlice
            }
        }
        if try isFree(file, path: path) { return turn }
        throw held(file, path: path, subject: subject, patience: patience)
    }

    /// Tries repeatedly, with pauses of 50 microseconds to 2 milliseconds.
    private static func poll(
        _ file: borrowing OpenFile,
        path: String,
        subject: String,
        patience: Duration,
        deadline: ContinuousClock.Instant
    ) throws(VitrineError) {
        var pause: UInt32 = 50
        while true {
            if try isFree(file, path: path) { return }
            guard ContinuousClock.now < deadline else {
                throw held(file, path: path, subject: subject, patience: patience)
            }
            usleep(pause)
            pause = min(pause * 2, 2000)
        }
    }

    private static func held(
        _ file: borrowing OpenFile,
        path: String,
        subject: String,
        patience: Duration
    ) -> VitrineError {
        let holder = LockHolder.find(of: file.descriptor)
        return VitrineError(
            .locked,
            "\(subject) has been locked by \(holder) for more than \(patience), through \(path); "
                + "end or continue that process, or try again later"
        )
    }
}
