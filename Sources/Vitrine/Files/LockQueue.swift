import CVitrineSystem

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The order in which waiters of a ``FileLock`` should try, as three words in the lock file's first bytes.
///
/// | offset | word |
/// |---|---|
/// | 0 | the next place to be given out |
/// | 4 | the place that is called: its holder, and everyone before it, may try the lock |
/// | 8 | a signal, raised at every change, on which waiters sleep |
///
/// All of it is advice. Places of waiters that died or gave up are skipped by whoever notices that nothing moves.
struct LockQueue: ~Copyable {
    /// How long nothing may move before a waiter looks whether the lock is free.
    static let firstSlice: Duration = .milliseconds(4)

    /// The same, after the waiter has found one that was gone.
    static let laterSlice: Duration = .microseconds(300)

    /// Longer queues do not come from us.
    private static let longest: UInt32 = 4096

    private static let byteCount = 64

    private let words: UnsafeMutablePointer<UInt32>

    private var next: UnsafeMutablePointer<UInt32> { words }
    private var called: UnsafeMutablePointer<UInt32> { words + 1 }
    private var signals: UnsafeMutablePointer<UInt32> { words + 2 }

    /// Maps the queue of a lock file; nil if there is no room or no memory for it.
    init?(_ file: borrowing OpenFile) {
        guard Self.prepare(file) else { return nil }
        let memory = mmap(nil, Self.byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, file.descriptor, 0)
        guard let memory, memory != MAP_FAILED else { return nil }
        words = memory.assumingMemoryBound(to: UInt32.self)
    }

    deinit { munmap(words, Self.byteCount) }

    /// Makes sure that the bytes exist on the disk: storing through a mapping of a hole ends the process if the disk is full.
    private static func prepare(_ file: borrowing OpenFile) -> Bool {
        var status = stat()
        guard fstat(file.descriptor, &status) == 0 else { return false }
        if status.st_size >= off_t(byteCount) { return true }
        // Beyond the words, so that two who do this at once do not wipe out each other's places.
        let zero: [UInt8] = [0]
        guard pwrite(file.descriptor, zero, 1, off_t(byteCount - 1)) == 1 else { return false }
        return true
    }

    /// Whether nobody waits, seen without mapping the file.
    static func isEmpty(_ file: borrowing OpenFile) -> Bool {
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2) { words in
            guard pread(file.descriptor, words.baseAddress, 8, 0) == 8 else { return true }
            return words[0] == words[1]
        }
    }

    /// Takes the next place.
    func join() -> UInt32 { vitrine_word_add(next, 1) }

    /// The present signal, to be read before looking whether to sleep.
    var signal: UInt32 { vitrine_word_load(signals) }

    /// Whether a place is called, or was passed over.
    func isCalled(_ turn: UInt32) -> Bool { Int32(bitPattern: vitrine_word_load(called) &- turn) >= 0 }

    /// Sleeps until the signal is raised for this place, or the time is over.
    ///
    /// - Returns: Whether something has moved.
    func sleep(_ turn: UInt32, after signal: UInt32, atMost time: Duration) -> Bool {
        let (seconds, attoseconds) = time.components
        vitrine_word_wait(signals, signal, Self.bit(of: turn), seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
        return self.signal != signal
    }

    /// Calls the next after the lock was let go.
    ///
    /// - Parameter turn: The place of the one who lets go; nil if it found the lock free and took none.
    func pass(from turn: UInt32?) {
        if let turn { _ = vitrine_word_swap(called, turn, turn &+ 1) }
        wakeCalled()
    }

    /// Skips one place, which the caller found to be nobody's.
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
