import ArgumentParser
import Foundation

/// The files and messages of the command itself.
enum CommandFiles {
    /// The real path of this program.
    static var ownProgram: String {
        // On Linux the process's own name may be a link or be found by PATH; the kernel knows the file.
        if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") { return path }
        return URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().path
    }

    static func absolute(_ path: String) -> String {
        URL(filePath: path).absoluteURL.standardizedFileURL.path
    }

    /// Writes a line to standard error.
    static func report(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }

    /// Writes a text to a file; nothing without a path.
    static func write(_ text: String, to path: String?) throws {
        guard let path else { return }
        do {
            try Data(text.utf8).write(to: URL(filePath: path))
        } catch {
            throw Run.unavailable("cannot write \(path); check its folder and permissions")
        }
    }
}
