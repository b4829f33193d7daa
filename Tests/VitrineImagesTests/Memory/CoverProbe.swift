import Foundation
import Testing

/// The program that makes one cover, and what it took.
enum CoverProbe {
    struct Run {
        var status: Int32
        var output: String
        var peakKilobytes: Int
    }

    /// Makes a cover into `cover.jpg` in the folder.
    static func run(
        _ image: String,
        folder: TestFolder,
        memory: Int = 16_000_000,
        scratch: String = "/tmp"
    ) throws -> Run {
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
        let process = Process()
        process.executableURL = own.appendingPathComponent("vitrine-cover-probe")
        process.arguments = [image, folder.path + "/cover.jpg", "\(memory)", scratch]
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
