/// A program of the package that tests start repeatedly, also with an injected fault at one of its system calls.
///
/// ```swift
/// let probe = ProbeProgram("vitrine-store-probe")
/// #expect(try probe.start("set", folder.path, "new").finish().output == "stored\n")
/// let end = try probe.faulty("error=ENOSPC:when=1", call: "pwrite64", "set", folder.path, "new").finish()
/// ```
public struct ProbeProgram: Sendable {
    /// The program's path in the folder of the built products.
    public let path: String

    /// Creates a reference to a program of the package by the name of its product.
    public init(_ name: String) { path = Program(name: name).path }

    /// Starts the program.
    ///
    /// - Throws: An error if the program cannot be started.
    public func start(_ arguments: String...) throws -> RunningProgram { try RunningProgram(path, arguments) }

    /// Starts the program under `strace` with a fault at one of its system calls.
    ///
    /// - Parameters:
    ///   - fault: The fault in strace's syntax, such as `error=EIO:when=2`.
    ///   - call: The name of the system call.
    ///   - arguments: The program's arguments.
    /// - Returns: The running process.
    /// - Throws: An error if the program cannot be started.
    public func faulty(_ fault: String, call: String, _ arguments: String...) throws -> RunningProgram {
        try RunningProgram(Strace.path, Strace.faulty(fault, call: call) + [path] + arguments)
    }

    /// Starts the program and kills it when it enters a system call.
    ///
    /// - Throws: An error if the program cannot be started.
    public func killed(at call: SystemCall, _ arguments: [String]) throws -> RunningProgram {
        try RunningProgram(Strace.path, Strace.faulty(call.killing, call: call.name) + [path] + arguments)
    }

    /// Runs the program to its end and returns its system calls.
    ///
    /// - Parameters:
    ///   - arguments: The program's arguments.
    ///   - name: A path, or the beginning of a path. The first call with it in quotation marks is the first that is
    ///     returned.
    /// - Returns: The calls from that call on, and the output and status of the program.
    /// - Throws: An error if the program cannot be started.
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
