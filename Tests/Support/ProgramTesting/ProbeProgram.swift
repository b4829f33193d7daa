/// A program of the package that tests start over and over, also with a fault at one of its system calls.
///
/// ```swift
/// let probe = ProbeProgram("vitrine-store-probe")
/// #expect(try probe.start("set", folder.path, "new").finish().output == "stored\n")
/// let end = try probe.faulty("error=ENOSPC:when=1", call: "pwrite64", "set", folder.path, "new").finish()
/// ```
public struct ProbeProgram: Sendable {
    /// Where it lies.
    public let path: String

    /// Names a program of the package.
    public init(_ name: String) { path = Program(name: name).path }

    /// Starts it.
    ///
    /// - Throws: If it cannot be started.
    public func start(_ arguments: String...) throws -> RunningProgram { try RunningProgram(path, arguments) }

    /// Starts it under `strace` with a fault at one of its system calls.
    ///
    /// - Parameters:
    ///   - fault: The fault in strace's words, such as `error=EIO:when=2`.
    ///   - call: The system call.
    ///   - arguments: The program's arguments.
    /// - Returns: The running process.
    /// - Throws: If it cannot be started.
    public func faulty(_ fault: String, call: String, _ arguments: String...) throws -> RunningProgram {
        try RunningProgram(Strace.path, Strace.faulty(fault, call: call) + [path] + arguments)
    }

    /// Starts it, and ends it as it enters a system call.
    ///
    /// - Throws: If it cannot be started.
    public func killed(at call: SystemCall, _ arguments: [String]) throws -> RunningProgram {
        try RunningProgram(Strace.path, Strace.faulty(call.killing, call: call.name) + [path] + arguments)
    }

    /// Runs it to its end and tells its system calls.
    ///
    /// - Parameters:
    ///   - arguments: Its arguments.
    ///   - name: What a call has to name, in quotation marks, to be the first that counts: a path, or how one begins.
    /// - Returns: The calls from that one on, and how the program ended.
    /// - Throws: If it cannot be started.
    public func systemCalls(
        of arguments: [String],
        from name: String
    ) throws -> (calls: [SystemCall], end: (output: String, status: Int32)) {
        var end = (output: "", status: Int32(0))
        let calls = try SystemCall.traced(from: name) { options in
            end = try RunningProgram(Strace.path, options + [path] + arguments).finish()
        }
        return (calls, end)
    }
}
