import Testing

/// A system call of a process, by its name and its number among those of the name, from 1 on.
struct SystemCall: CustomStringConvertible {
    var name: String
    var number: Int
    var description: String { "\(name) \(number)" }

    /// The calls that the probe makes with these arguments, from the first one that names a path on.
    ///
    /// Memory calls come in other numbers each time, change nothing on the disk, and are left out.
    static func all(from path: String, _ arguments: [String]) throws -> [SystemCall] {
        let log = try TestFolder()
        let program = try Program("/usr/bin/strace", ["-f", "-qq", "-o", log.path + "/log", Program.probe] + arguments)
        #expect(try program.finish().status == 0)
        var counts: [String: Int] = [:]
        var calls: [SystemCall] = []
        var hasBegun = false
        for line in try log.text(of: "log").split(separator: "\n") {
            guard let open = line.firstIndex(of: "(") else { continue }
            let name = String(line[..<open].split(separator: " ").last ?? "")
            guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { continue }
            counts[name, default: 0] += 1
            if line.contains("\"\(path)") && !line.contains("execve") { hasBegun = true }
            guard hasBegun, !["mmap", "munmap", "brk", "mprotect", "futex", "exit_group"].contains(name) else {
                continue
            }
            calls.append(SystemCall(name: name, number: counts[name] ?? 0))
        }
        return calls
    }

    /// Runs the probe and ends it as it enters this call.
    func killing(_ arguments: [String]) throws -> (output: String, status: Int32) {
        try Program(
            "/usr/bin/strace",
            [
                "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(name)", "-e",
                "inject=\(name):signal=KILL:when=\(number)",
                Program.probe,
            ] + arguments
        )
        .finish()
    }
}
