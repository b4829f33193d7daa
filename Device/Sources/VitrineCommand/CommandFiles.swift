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
    /// - Throws: ``CommandFailure`` with status 74.
    static func write(_ text: String, to path: String?) throws {
        if let path { try write(Data(text.utf8), to: path) }
    }

    /// Adds a text to the end of a file, which is created if it does not exist.
    /// - Throws: ``CommandFailure`` with status 74.
    static func append(_ text: String, to path: String) throws {
        let old: Data
        do {
            old = FileManager.default.fileExists(atPath: path) ? try Data(contentsOf: URL(filePath: path)) : Data()
        } catch {
            throw CommandFailure(.file, "cannot read \(path); check its permissions")
        }
        try write(old + Data(text.utf8), to: path)
    }

    /// Writes a file.
    /// - Throws: ``CommandFailure`` with status 74.
    static func write(_ data: Data, to path: String) throws {
        do {
            try data.write(to: URL(filePath: path))
        } catch {
            throw CommandFailure(.file, "cannot write \(path); check its folder and permissions")
        }
    }

    /// A folder's address in the temporary folder that no other process uses; it is not created.
    static func temporaryFolder(_ purpose: String) -> URL {
        FileManager.default.temporaryDirectory.appending(path: "vitrine-\(purpose)-\(UUID().uuidString)")
    }
}
