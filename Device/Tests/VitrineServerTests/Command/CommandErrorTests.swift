import Foundation
import Testing
import VitrineClient
import VitrineTesting

/// Errors of all commands: one form, and the statuses of the table in docs/commands.md.
@Suite(.serialized, .hangGuard)
struct CommandErrorTests {
    private let folder: TemporaryContainers
    private let script, manifest: String

    init() throws {
        folder = try TemporaryContainers()
        script = try folder.write("start: 2026-02-03T09:00:00Z\nsteps: []\n", to: "script.yaml")
        let text = """
            {"apps": [{"id": "app.faulty", "name": "Faulty", "group": "group.faulty", "program": "faulty-child",
            "widgetProgram": "faulty-child", "schemes": ["faulty"], "arguments": ["good"]}]}
            """
        manifest = try folder.write(text, to: "vitrine.json")
    }

    /// Commands for a running device are made alike from a table; `DeviceCommandTests` has wrong usage of the others.
    @Test func commandReportsWrongUsageInOneForm() async throws {
        let elsewhere = ["run", "host", "sheet", "fleet", "doctor", "trace"] + ClientCommand.all.map(\.name)
        let commands = try await DescribedCommand.all().map(\.commandName).filter { !elsewhere.contains($0) }
        #expect(commands.count > 10)
        for command in commands {
            let (status, output, errors) = try await VitrineCommandLine.run([command, "--frobnicate"])
            #expect(status == 64, "\(command)")
            #expect(output.isEmpty, "\(command)")
            // The parser names a missing argument before an unknown option.
            let isNamed = ["vitrine: Unknown option '--frobnicate'", "vitrine: Missing expected argument"]
                .contains { errors.hasPrefix($0) }
            #expect(isNamed, "\(command): \(errors)")
        }
    }

    /// From the one descriptor beside the standard streams without which no program is loaded; they are missed before
    /// the command is read.
    @Test func missingDescriptorsAreNamed() throws {
        for limit in 4...16 {
            let ending = try Program(name: "vitrine").run(["status"], under: ["/usr/bin/prlimit", "--nofile=\(limit)"])
            #expect(ending.status == 74, "\(limit): \(ending)")
            #expect(
                ending.errors.wholeMatch(
                    of: /vitrine: the limit of \d+ file descriptors .* raise it with ulimit -n \d{3,}\n/
                ) != nil,
                "\(limit): \(ending.errors)"
            )
        }
    }

    @Test(arguments: [
        ["run", "--manifest", "/nowhere"], ["run", "--package", "/nowhere"],
        ["play", "SCRIPT", "--package", "/nowhere"], ["simulate", "--script", "/nowhere"],
        ["simulate", "--script", "SCRIPT", "--manifest", "/nowhere"], ["sheet", "any", "--manifest", "/nowhere"],
        ["doctor", "/nowhere"], ["doctor", "--manifest", "/nowhere"], ["doctor", "group", "--project", "/nowhere"],
        ["inspect", "/nowhere"], ["fleet", "--policy", "trace:/nowhere:w1"],
    ])
    func pathThatIsNotThereHasStatus74(_ arguments: [String]) async throws {
        let (status, output, errors) = try await VitrineCommandLine.run(
            arguments.map { $0 == "SCRIPT" ? script : $0 }
        )
        // What a command says about its progress stands before the error.
        let lines = errors.split(separator: "\n").filter { $0.hasPrefix("vitrine: ") }
        #expect(status == 74, "\(errors)")
        #expect(output.isEmpty)
        #expect(lines.count == 1)
        #expect(lines.first?.contains("/nowhere") == true, "\(errors)")
    }

    /// The parser takes a number with a sign for an option, and would call the value missing.
    @Test(arguments: [
        ["run", "--port", "-1"], ["status", "--port", "-1"], ["host", "any", "--deadline", "-1"],
        ["fleet", "--widgets", "-1"], ["fleet", "--seed", "-1"], ["screenshot", "f.png", "--scale", "-1"],
        ["trace", "--last", "-1"], ["simulate", "--weeks", "-1"], ["mcp", "--port", "-1"],
    ])
    func negativeNumberIsRefusedByItsValue(_ arguments: [String]) async throws {
        let (status, output, errors) = try await VitrineCommandLine.run(arguments)
        #expect(status == 64 && output.isEmpty)
        #expect(errors.hasPrefix("vitrine: ") && !errors.contains("Missing"), "\(errors)")
    }

    @Test func sharedWeeksAreOfTheWorkersApps() async throws {
        let queue = ["simulate", "--queue", "postgres://owner@127.0.0.1:1/db", "--seeds", "1..2", "--commit", "aaaa"]
        let (status, _, errors) = try await VitrineCommandLine.run(queue + ["--manifest", "other.json"])
        #expect(status == 64)
        #expect(errors.contains("--queue goes without --manifest other.json"), "\(errors)")
    }

    /// The programs of a manifest lie beside the command, wherever it is started from.
    @Test(arguments: [nil, #"PATH="${0%/*}:$PATH"; exec vitrine "$@""#])
    func commandHasItsOwnFolder(script: String?) async throws {
        let sheet = ["sheet", "any", "--manifest", manifest, "--out", folder.path]
        let (status, _, errors) = try await VitrineCommandLine.run(sheet, by: script)
        #expect(status == 65, "\(errors)")
        #expect(errors.contains("offers no widget of kind any"), "\(errors)")
    }

    /// A worker that is killed asks for nothing; the kernel closes the pipe that it holds.
    @Test func simulationOfAWorkerEndsWithItsInput() async throws {
        let (status, _, errors) = try await VitrineCommandLine.run([
            "simulate", "--seeds", "1", "--weeks", "10000", "--script", script, "--manifest", manifest,
            "--ends-with-input",
        ])
        #expect(status == SIGTERM, "\(errors)")
    }

    @Test func fileThatCannotBeWrittenHasStatus74() async throws {
        let (status, _, errors) = try await VitrineCommandLine.run(["new", "Steps", "--folder", "/dev/null"])
        #expect(status == 74, "\(errors)")
        #expect(errors.hasPrefix("vitrine: "))
    }

    @Test(arguments: [["run"], ["sheet", "any"], ["doctor"]])
    func fileWithAnotherContentHasStatus65(_ command: [String]) async throws {
        try folder.write("{", to: "vitrine.json")
        let (status, _, errors) = try await VitrineCommandLine.run(command + ["--manifest", manifest])
        #expect(status == 65, "\(errors)")
        #expect(errors.hasPrefix("vitrine: \(manifest) is not a device manifest"), "\(errors)")
    }
}
