import Foundation

/// An example of this repository, built by `vitrine host` as anybody's extension is.
struct HostedExample {
    /// The folder with the example's files: a copy, which a row may change.
    let sources: String
    /// The folder for scratch packages and products, which stays from run to run because the library is built in it.
    let scratch: String
    private let programs: String

    /// Copies an example; the current folder is the repository's.
    ///
    /// - Throws: The file system's error if the example is not there.
    init(_ name: String, in folder: BenchmarkFolder) throws {
        sources = folder.path + "/" + name
        programs = folder.programs
        scratch = FileManager.default.currentDirectoryPath + "/.build/host"
        try FileManager.default.copyItem(atPath: "Examples/" + name, toPath: sources)
    }

    /// Builds the extension and asks for each widget once.
    ///
    /// - Parameters:
    ///   - isRelease: Whether the compiler optimises.
    ///   - options: Further options of the command.
    /// - Throws: ``UsageError`` if it does not build, or a request is not answered.
    func check(isRelease: Bool, _ options: [String] = []) throws {
        try Self.run(
            [
                programs + "/vitrine", "host", sources, "--check", "--text-size", "large", "--scratch", scratch,
                "--library", FileManager.default.currentDirectoryPath, "--now", "2026-06-03T07:41:00Z",
            ] + (isRelease ? ["--release"] : []) + options
        )
    }

    /// Builds the package that `vitrine host` has written, by the package manager alone.
    ///
    /// - Throws: ``UsageError`` if it does not build.
    func buildBare() throws {
        try Self.run([
            "swift", "build", "--package-path", try package(), "--scratch-path", try products(),
            "--disable-index-store", "-debug-info-format", "none",
        ])
    }

    /// The scratch package.
    func package() throws -> String { try newest(in: scratch, "\((sources as NSString).lastPathComponent)-") }

    /// The extension's program.
    func program(isRelease: Bool) throws -> String {
        let name = (sources as NSString).lastPathComponent.lowercased()
        return try newest(in: try products() + (isRelease ? "/release" : "/debug"), "\(name)-", isProgram: true)
    }

    private func products() throws -> String { try newest(in: scratch, "build-") }

    private func newest(in folder: String, _ prefix: String, isProgram: Bool = false) throws -> String {
        let files = FileManager.default
        let names = try files.contentsOfDirectory(atPath: folder)
            .filter { $0.hasPrefix(prefix) && (!isProgram || !$0.contains(".")) }
        let dated = try names.map { name in
            let path = folder + "/" + name
            return (path, try files.attributesOfItem(atPath: path)[.modificationDate] as? Date ?? .distantPast)
        }
        guard let last = dated.max(by: { $0.1 < $1.1 }) else {
            throw UsageError(text: "\(folder) has no \(prefix)…; was the example built?")
        }
        return last.0
    }

    private static func run(_ command: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw UsageError(
                text: "\(command.joined(separator: " ")) failed:\n\(String(decoding: said, as: UTF8.self))"
            )
        }
    }
}
