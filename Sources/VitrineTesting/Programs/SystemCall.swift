import Foundation

/// A system call of a process, identified by its name and its number among the calls with that name.
public struct SystemCall: Sendable, CustomStringConvertible {
    /// The call's name, such as `pwrite64`.
    public var name: String
    /// The number of the call among those with the same name in the process, from 1 on.
    public var number: Int
    /// The call as strace prints it.
    public var line: String
    /// The name and the number.
    public var description: String { "\(name) \(number)" }

    /// The fault, in strace's syntax, that kills the process when it enters this call.
    public var killing: String { "signal=KILL:when=\(number)" }

    /// Returns the calls of a process that runs under `strace`.
    ///
    /// Memory calls are left out, because their number varies and they do not change the disk.
    ///
    /// - Parameters:
    ///   - path: A path, or the beginning of a path. The first call with it in quotation marks is the first that is
    ///     returned.
    ///   - run: Runs the process to its end with the given strace options.
    /// - Returns: The calls, in order.
    /// - Throws: The error that `run` throws.
    public static func traced(from path: String, _ run: (_ options: [String]) throws -> Void) throws -> [SystemCall] {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("strace-\(UUID().uuidString)")
        defer {
            // A file left in the temporary folder does no harm.
            try? FileManager.default.removeItem(at: log)
        }
        try run(["-f", "-qq", "-o", log.path])
        var counts: [Substring: Int] = [:]
        var calls: [SystemCall] = []
        for line in try String(contentsOf: log, encoding: .utf8).split(separator: "\n") {
            guard let name = name(in: line) else { continue }
            counts[name, default: 0] += 1
            let isFirst = name != "execve" && line.contains("\"\(path)")
            guard isFirst || !calls.isEmpty, !ofMemory.contains(name) else { continue }
            calls.append(SystemCall(name: String(name), number: counts[name] ?? 0, line: String(line)))
        }
        return calls
    }

    private static let ofMemory: Set<Substring> = [
        "mmap", "munmap", "brk", "mprotect", "madvise", "futex", "exit_group",
    ]

    /// Returns the name of the call in a line, which begins with the thread's number.
    private static func name(in line: Substring) -> Substring? {
        guard let open = line.firstIndex(of: "("), let name = line[..<open].split(separator: " ").last,
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return name
    }
}

extension [SystemCall] {
    /// The calls at which a sweep injects its fault: every second one, from a random first, or all of them.
    ///
    /// `VITRINE_SWEEP=all`, which `make fuzz` sets, chooses all. The printed seed and `VITRINE_SEED` repeat a choice.
    public func swept() -> [SystemCall] {
        guard ProcessInfo.processInfo.environment["VITRINE_SWEEP"] != "all" else { return self }
        var generator = SeededGenerator(seed: SeededGenerator.seed())
        let first = Int.random(in: 0...1, using: &generator)
        return indices.filter { $0 % 2 == first }.map { self[$0] }
    }
}
