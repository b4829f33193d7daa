import Foundation

/// A system call of a process, by its name and its number among those of the name, from 1 on.
public struct SystemCall: Sendable, CustomStringConvertible {
    /// The call's name.
    public var name: String
    /// Which of its name in the process, from 1 on.
    public var number: Int
    /// The call as strace prints it.
    public var line: String
    /// Name and number.
    public var description: String { "\(name) \(number)" }

    /// The fault, in strace's words, that ends the process as it enters this call.
    public var killing: String { "signal=KILL:when=\(number)" }

    /// Tells the calls of a process that is run under `strace`.
    ///
    /// Memory calls come in other numbers each time, change nothing on the disk, and are left out.
    ///
    /// - Parameters:
    ///   - path: What a call has to name, in quotation marks, to be the first that counts: a path, or how one begins.
    ///   - run: Runs the process to its end, with strace's options.
    /// - Returns: The calls, in order.
    /// - Throws: What `run` throws.
    public static func traced(from path: String, _ run: (_ options: [String]) throws -> Void) throws -> [SystemCall] {
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("strace-\(UUID().uuidString)")
        defer {
            // A leftover in the temporary folder harms nobody.
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

    /// The name of the call in a line, which has the thread's number before it.
    private static func name(in line: Substring) -> Substring? {
        guard let open = line.firstIndex(of: "("), let name = line[..<open].split(separator: " ").last,
            name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
        else { return nil }
        return name
    }
}
