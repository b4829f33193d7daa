import ArgumentParser
import Foundation
import VitrineDevice
import VitrineHost

/// `vitrine test`: runs the tests of a project that was written for Apple's frameworks.
struct Test: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run the tests of a project, XCTest and Swift Testing, against Vitrine's modules of Apple's names.",
        discussion: """
            A target is compiled with the app, the extensions and the frameworks that it tests. A file that uses what is \
            not here is left out and listed with the reason; a mistake in one fails its target. The tests run confined: they read the \
            project, write in a folder of their own, and use no network. Status 0: all that ran \
            passed. 1: one failed, or a target does not compile or has no tests. 65: there are no tests, or none was run.
            """
    )

    @Argument(help: "An Xcode project or workspace, an XcodeGen project.yml, a package, or a folder with one of them.")
    var path = "."

    @Option(help: "The only target of tests to run; by default all.")
    var target: String?

    @Option(help: "Write the results to this file as JUnit XML.")
    var junit: String?

    @Option(parsing: .unconditional, help: "After how many seconds without a sign a test is ended.")
    var deadline = 60

    @Flag(
        name: .customLong("no-sandbox"),
        help: "Run the tests with all your rights: they can read and change your files, and use the network."
    )
    var isUnconfined = false

    @OptionGroup var tools: BuildOptions

    func validate() throws {
        guard (1...3600).contains(deadline) else {
            throw ValidationError("--deadline must be a number of seconds from 1 to 3600, not \(deadline)")
        }
    }

    func run() async throws {
        if !isUnconfined { await ConfinementOptions.reportObstacle() }
        let confinement = isUnconfined ? nil : await ConfinementOptions.means()
        let host = try tools.hostBuild(confinement)
        let targets = try await host.finder.tests(at: CommandFiles.absolute(path), target: target)
        let command = self
        var reports: [TestReport] = []
        for own in targets {
            for note in own.notes { CommandFiles.report("Note: \(own.name): \(note)") }
            CommandFiles.reportBuild(of: own.name, hasLibrary: true)
            let report = try await CommandFiles.withFolder("test") { folder in
                try await command.report(own, with: host, confinement, in: folder)
            }
            reports.append(report)
        }
        Terminal.show(reports.flatMap(\.lines))
        try CommandFiles.write(TestReport.junit(reports), to: junit)
        guard !reports.contains(where: \.hasFailed) else { throw ExitCode.failure }
        guard reports.contains(where: \.hasRun) else { throw CommandFailure(.data, "no test was run") }
    }

    /// The folder that the path names, or is in.
    private var project: String {
        let path = CommandFiles.absolute(path)
        let isFolder = FileTree.disk.names(path) != nil && !FilePath.isProject(path)
        return isFolder ? path : URL(filePath: path).deletingLastPathComponent().path
    }

    /// The results of a target; a failure with the reason if it does not compile.
    /// - Throws: `HostError` with code `unavailable` without what compiles it.
    private func report(
        _ target: ExtensionSources,
        with host: HostBuild,
        _ confinement: Confinement?,
        in folder: String
    ) async throws(HostError) -> TestReport {
        do throws(HostError) {
            let program = try await host.buildTests(target)
            return await TestRun(
                program,
                of: project,
                folder: folder,
                limit: .seconds(deadline),
                confinement: confinement
            )
            .report()
        } catch {
            // No test has failed where none can be compiled.
            guard error.code != .unavailable else { throw error }
            return TestReport(target: target.name, failed: error.message)
        }
    }
}
