import CVitrineSystem
import VitrinePlatform

/// The order in which waiters of a ``FileLock`` should try, in three words at the start of the lock file.
///
/// | offset | word |
/// |---|---|
/// | 0 | the next position to be assigned |
/// | 4 | the position that is called: its holder, and every waiter before it, may try the lock |
/// | 8 | a signal, increased at every change, on which waiters sleep |
///
/// The queue is only advisory. A waiter that notices that nothing changes skips the positions of waiters that died or gave up.
struct LockQueue: ~Copyable {
    /// How long a waiter sleeps without any change before it checks whether the lock is free.
    static let firstSlice: Duration = .milliseconds(4)

    /// The same, after the waiter found a position whose waiter is gone.
    static let laterSlice: Duration = .microseconds(300)

    /// The maximum plausible length; a longer queue is invalid data.
    private static let longest: UInt32 = 4096

    private static let byteCount = 64

    private let words: UnsafeMutablePointer<UInt32>

    private var next: UnsafeMutablePointer<UInt32> { words }
    private var called: UnsafeMutablePointer<UInt32> { words + 1 }
    private var signals: UnsafeMutablePointer<UInt32> { words + 2 }

    /// Maps the queue of a lock file; nil if there is no disk space or memory for it.
    init?(_ file: borrowing OpenFile) {
        guard Self.prepare(file) else { return nil }
        let memory = mmap(nil, Self.byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file.descriptor, 0)
        guard let memory, memory != MAP_FAILED else { return nil }
        words = memory.assumingMemoryBound(to: UInt32.self)
    }

    deinit { munmap(words, Self.byteCount) }

    /// Ensures that the bytes exist on the disk: a store through a mapping of a hole ends the process if the disk is full.
    private static func prepare(_ file: borrowing OpenFile) -> Bool {
        var status = stat()
        guard fstat(file.descriptor, &status) == 0 else { return false }
        if status.st_size >= off_t(byteCount) { return true }
        // Write beyond the words, so that two processes that do this at once do not erase each other's positions.
        let zero: [UInt8] = [0]
        guard pwrite(file.descriptor, zero, 1, off_t(byteCount - 1)) == 1 else { return false }
        return true
    }

    /// Whether no process or thread waits, determined without mapping the file.
    static func isEmpty(_ file: borrowing OpenFile) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2) { words in
            guard pread(file.descriptor, words.baseAddress, 8, 0) == 8 else { return true }
            return words[0] == words[1]
        }
    }

    /// Takes the next position.
    func join() -> UInt32 { vitrine_word_add(next, 1) }

    /// The current signal; read it before deciding whether to sleep.
    var signal: UInt32 { vitrine_word_load(signals) }

    /// Whether a position is called, or was skipped.
    func isCalled(_ turn: UInt32) -> Bool { Int32(bitPattern: vitrine_word_load(called) &- turn) >= 0 }

    /// Sleeps until the signal is increased for this position, or the time is over.
    ///
    /// - Returns: Whether the queue has changed.
    func sleep(_ turn: UInt32, after signal: UInt32, atMost time: Duration) -> Bool {
        let (seconds, attoseconds) = time.components
        vitrine_word_wait(signals, signal, Self.bit(of: turn), seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
        return self.signal != signal
    }

    /// Calls the next waiter after the lock was released.
    ///
    /// - Parameter turn: The position of the thread that released the lock; nil if it found the lock free and took no position.
    func pass(from turn: UInt32?) {
        if let turn { _ = vitrine_word_swap(called, turn, turn &+ 1) }
        wakeCalled()
    }

    /// Skips the called position, whose waiter is gone.
    func skip(on turn: UInt32) {
        let present = vitrine_word_load(called)
        let distance = turn &- present
        guard Int32(bitPattern: distance) > 0 else { return }
        _ = vitrine_word_swap(called, present, distance > Self.longest ? turn : present &+ 1)
        wakeCalled()
    }

    private func wakeCalled() {
        _ = vitrine_word_add(signals, 1)
        vitrine_word_wake(signals, Self.bit(of: vitrine_word_load(called)))
    }

    private static func bit(of turn: UInt32) -> UInt32 { 1 << (turn & 31) }
}
