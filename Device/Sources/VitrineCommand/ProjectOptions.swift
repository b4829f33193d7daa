import ArgumentParser
import Foundation
import ProjectDoctor
import VitrineDevice
import VitrineDoctor
import VitrineHost
import VitrineScript
import VitrineWire

/// How `vitrine doctor` judges projects, and where it writes what it found.
struct ProjectOptions: ParsableArguments {
    @Option(help: "The rules' configuration; by default .vitrine-doctor.json of the project.")
    var configuration: String?

    @Option(help: "The recorded kinds of widgets; a kind that is gone is a finding.")
    var kinds: String?

    @Flag(help: "Record the kinds in the file of --kinds.")
    var accept = false

    @Option(help: "Write the findings of the project to this file as SARIF.")
    var sarif: String?

    @Option(help: "Write the findings of the project to this file as JUnit XML.")
    var junit: String?

    @Flag(help: "Print the findings of the project as GitHub's annotations.")
    var annotations = false

    func validate() throws {
        guard !accept || kinds != nil else { throw ValidationError("--accept goes with --kinds FILE") }
    }

    /// The name of an option that is given; nil if none is.
    var given: String? {
        let files = [("--configuration", configuration), ("--kinds", kinds), ("--sarif", sarif), ("--junit", junit)]
        return files.first { $1 != nil }?.0 ?? (annotations ? "--annotations" : nil)
    }

    /// Judges projects, and writes the files that are asked for.
    ///
    /// - Parameters:
    ///   - projects: Absolute paths.
    ///   - packages: What describes the packages of a project.
    /// - Returns: The reports, each with what precedes its paths so that they are relative to the working folder.
    /// - Throws: `HostError` without a parser, ``CommandFailure`` for a file that cannot be read or written, and for a
    ///   project in which there is nothing to judge.
    func reports(
        of projects: [String],
        _ packages: PackageDescriptions
    ) async throws -> [(report: ProjectReport, prefix: String)] {
        var reports: [(report: ProjectReport, prefix: String)] = []
        guard !projects.isEmpty else { return reports }
        guard projects.count == 1 || (sarif == nil && junit == nil && kinds == nil) else {
            throw ValidationError("--sarif, --junit and --kinds go with one --project")
        }
        let syntax = SyntaxReader(
            folder: BuildCache.defaultFolder(ProcessInfo.processInfo.environment),
            library: try LibraryLocation.find(nil, program: CommandFiles.ownProgram),
            confinement: await ConfinementOptions.means()
        )
        let reader = ProjectReader(syntax: syntax) { try await packages.description(of: $0) }
        for project in projects {
            let report = try await reader.report(at: project, options: try options(of: project))
            try Task.checkCancellation()
            guard !report.isEmpty || Self.namesGroups(project) else {
                let remedy =
                    SignedTargets { try await packages.description(of: $0) }.generatingPlugin(at: project)
                    .map {
                        "\($0) makes its widgets by `npx expo prebuild --platform ios`; run it, and name this folder again"
                    }
                    ?? report.notes.first ?? "name the folder of a project that has one"
                throw CommandFailure(.data, "\(project) has no app and no widget extension for phones; \(remedy)")
            }
            if accept { try CommandFiles.write(try report.kinds.json, to: kinds ?? "") }
            reports.append((report, Self.prefix(of: project)))
        }
        for (report, prefix) in reports {
            if let sarif {
                try CommandFiles.write(try report.sarif(prefix: prefix, version: VitrineVersion.number), to: sarif)
            }
            try CommandFiles.write(report.junit.xml, to: junit)
        }
        return reports
    }

    /// Whether a folder has code or entitlements whose groups are compared.
    private static func namesGroups(_ folder: String) -> Bool {
        var sources = GroupSources()
        sources.read(project: folder)
        return sources.code?.isEmpty == false || !sources.entitlements.isEmpty
    }

    private func options(of project: String) throws -> DoctorOptions {
        let folder = Self.folder(of: project)
        let usual = folder + "/.vitrine-doctor.json"
        let path = configuration.map(CommandFiles.absolute) ?? usual
        var options = DoctorOptions()
        if configuration != nil || FileManager.default.fileExists(atPath: path) {
            options = try DoctorOptions(try Self.read(path), path: path)
        }
        let recorded = kinds.map(CommandFiles.absolute) ?? options.kindsPath.map { "\(folder)/\($0)" }
        // A first run records them.
        if let recorded, !accept {
            do {
                options.kinds = try KindList(try Self.read(recorded))
            } catch is DecodingError {
                throw CommandFailure(.data, "\(recorded) is not a list of kinds; write it anew with --accept")
            }
        }
        return options
    }

    private static func read(_ path: String) throws(CommandFailure) -> Data {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CommandFailure(.file, "\(path) cannot be read; check the path")
        }
        return data
    }

    /// The folder to which the paths of a project's report and options are relative.
    private static func folder(of project: String) -> String {
        FilePath.isProject(project) ? FilePath.folder(project) : project
    }

    private static func prefix(of project: String) -> String {
        let folder = folder(of: project)
        guard let below = FilePath.relative(folder, to: CommandFiles.absolute(".")) else {
            return folder == CommandFiles.absolute(".") ? "" : folder + "/"
        }
        return below + "/"
    }
}

/// What `vitrine doctor --json` prints of a project and containers.
struct DoctorReports: Encodable {
    var report: DoctorReport
    var projects: [ProjectReport]

    enum CodingKeys: String, CodingKey { case projects }

    func encode(to encoder: any Encoder) throws {
        try report.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(projects, forKey: .projects)
    }

    /// The report for a terminal; what needs a remedy in a project or in its containers is counted at the end.
    func lines(isVerbose: Bool) -> [String] {
        guard !projects.isEmpty else { return report.lines(isVerbose: isVerbose) }
        let severities = projects.flatMap(\.findings).map { $0.severity == .problem }
        let all = severities + report.findings.map { $0.severity == .problem }
        let problems = all.count { $0 }
        let outcome = DoctorReport.outcome(problems: problems, of: all.count)
        return projects.flatMap(\.lines) + report.details(isVerbose: isVerbose)
            + ["in all: \(outcome); containers: \(report.containers.count)"]
    }

    var needsRemedy: Bool { report.needsRemedy || projects.contains(where: \.needsRemedy) }

    var json: Data { get throws { try JSONEncoder.readable.encode(self) } }
}
