@preconcurrency import Foundation

/// What the program prints beside its report.
enum Output {
    /// Writes a line to standard error; one that cannot be written is lost, and could be reported nowhere else.
    static func report(_ line: String) { try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8)) }

    /// Whether a person watches standard error.
    static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// The path of this program, links resolved.
    static var ownProgram: String {
        // The kernel knows the file, also where the shell found it by `PATH`.
        if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") { return path }
        return URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().path
    }
}
