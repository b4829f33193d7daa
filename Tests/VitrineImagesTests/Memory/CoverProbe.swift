import Testing
import VitrineTesting

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
        let arguments = [image, folder.path + "/cover.jpg", "\(memory)", scratch]
        let end = try Program(name: "vitrine-cover-probe").run(arguments)
        let lines = end.output.split(separator: "\n")
        let peak = try #require(lines.last.flatMap { Int($0.split(separator: " ").last ?? "") }, "\(end)")
        return Run(status: end.status, output: lines.dropLast().joined(separator: "\n"), peakKilobytes: peak)
    }
}
