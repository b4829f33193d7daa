import Foundation
import Testing

/// Runs the program that creates one cover, and measures its memory.
enum CoverProbe {
    struct Run {
        var status: Int32
        var output: String
        var peakKilobytes: Int
    }

    /// Creates `cover.jpg` in the folder.
    static func run(
        _ image: String,
        folder: TestFolder,
        memory: Int = 16_000_000,
        scratch: String = "/tmp"
    ) throws -> Run {
        try start(program, [image, folder.path + "/cover.jpg", "\(memory)", scratch])
    }

    /// The path of the program, next to the tests in the build folder.
    static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        .appendingPathComponent("vitrine-cover-probe").path

    /// Runs the program, or another program that runs it.
    static func start(_ path: String, _ arguments: [String]) throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = text.split(separator: "\n")
        let peak = try #require(lines.last.flatMap { Int($0.split(separator: " ").last ?? "") }, "\(text)")
        return Run(
            status: process.terminationStatus,
            output: lines.dropLast().joined(separator: "\n"),
            peakKilobytes: peak
        )
    }
}
