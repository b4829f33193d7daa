import ArgumentParser
import Foundation
import VitrineDevice
import VitrineScript
import VitrineSheet

/// `vitrine play`: plays scripts with the apps' real programs.
struct Play: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Play scripts on a device of their own, and check what they expect.",
        discussion: """
            Status 0: everything held. 1: an expectation failed, or the device refused a step. 65: a script or a manifest \
            has a mistake. 69: something that is needed is missing. 74: a file cannot be read or written.
            """
    )

    @Argument(help: "The scripts' files (YAML).")
    var files: [String]

    @OptionGroup var profile: ProfileOption

    @OptionGroup var apps: InstalledApps

    @Option(help: "Write the records of the devices to this file, one JSON object a line.")
    var trace: String?

    @Option(help: "Write the results to this file as JUnit XML.")
    var junit: String?

    @Option(help: "Write the results to this file as one HTML page, with lanes and the pictures of what failed.")
    var report: String?

    @Option(help: "Append the results to this file as Markdown; by default to the one that GITHUB_STEP_SUMMARY names.")
    var summary: String?

    func run() async throws {
        let scripts = try files.map { ($0, profile.applied(to: try DeviceScript(file: $0))) }
        let installed = try await apps.load()
        let results = try await CommandFiles.withFolder("play") { folder in
            var results: [ScriptResult] = []
            for (number, (file, script)) in scripts.enumerated() {
                let player = try ScriptPlayer(script, file: file, manifest: installed, folder: "\(folder)/\(number)")
                let result = try await player.play()
                try Task.checkCancellation()
                Terminal.show(result.lines)
                results.append(result)
            }
            return results
        }
        try CommandFiles.write(results.map(\.traceJSON).joined(), to: trace)
        try CommandFiles.write(JUnitReport(results).xml, to: junit)
        if let report { try CommandFiles.write(try ScriptReport(results).html(), to: report) }
        let summary = summary ?? ProcessInfo.processInfo.environment["GITHUB_STEP_SUMMARY"] ?? ""
        if !summary.isEmpty { try CommandFiles.append(MarkdownSummary(results).text, to: summary) }
        guard results.allSatisfy(\.hasPassed) else { throw ExitCode.failure }
    }
}
