import Foundation
import Testing
import VitrineTesting

/// Errors of all commands: one form, and the statuses of the table in docs/commands.md.
@Suite(.serialized, .hangGuard)
struct CommandErrorTests {
    /// A command as the parser describes it to tools.
    private struct Described: Decodable {
        var commandName: String
        var subcommands: [Described]?
    }

    private struct Tool: Decodable {
        var command: Described
    }

    private func commands() async throws -> [String] {
        let (_, output, _) = try await VitrineCommandLine.run(["--experimental-dump-help"])
        let tool = try JSONDecoder().decode(Tool.self, from: Data(output.utf8))
        return (tool.command.subcommands ?? []).map(\.commandName).filter { $0 != "help" }
    }

    @Test func everyCommandReportsWrongUsageInOneForm() async throws {
        let commands = try await commands()
        #expect(commands.count > 20)
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

    /// From the one descriptor beside the standard streams without which no program is loaded.
    @Test(arguments: [["status"], ["doctor", "/nowhere"], ["host", "/nowhere"], ["mcp"], ["run", "--port", "0"]])
    func missingDescriptorsAreNamed(_ arguments: [String]) throws {
        for limit in 4...16 {
            let ending = try Program(name: "vitrine").run(arguments, under: ["/usr/bin/prlimit", "--nofile=\(limit)"])
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
        ["run", "--manifest", "/nowhere"], ["run", "--package", "/nowhere"], ["play", "/nowhere"],
        ["play", "SCRIPT", "--package", "/nowhere"], ["simulate", "--script", "/nowhere"],
        ["simulate", "--script", "SCRIPT", "--manifest", "/nowhere"], ["sheet", "any", "--manifest", "/nowhere"],
        ["doctor", "/nowhere"], ["doctor", "--manifest", "/nowhere"], ["doctor", "group", "--project", "/nowhere"],
        ["inspect", "/nowhere"], ["fleet", "--policy", "trace:/nowhere:w1"], ["host", "/nowhere"],
    ])
    func pathThatIsNotThereHasStatus74(_ arguments: [String]) async throws {
        let folder = try TemporaryContainers()
        let script = folder.path + "/script.yaml"
        try Data("start: 2026-02-03T09:00:00Z\nsteps: []\n".utf8).write(to: URL(filePath: script))
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
    @Test func commandThatTheShellFindsHasItsOwnFolder() async throws {
        let folder = try TemporaryContainers()
        let manifest = folder.path + "/vitrine.json"
        let text = """
            {"apps": [{"id": "app.faulty", "name": "Faulty", "group": "group.faulty", "program": "faulty-child",
            "widgetProgram": "faulty-child", "schemes": ["faulty"], "arguments": ["good"]}]}
            """
        try Data(text.utf8).write(to: URL(filePath: manifest))
        for byPath in [false, true] {
            let (status, _, errors) = try await VitrineCommandLine.run(
                ["sheet", "any", "--manifest", manifest, "--out", folder.path],
                byPath: byPath
            )
            #expect(status == 65, "\(errors)")
            #expect(errors.contains("offers no widget of kind any"), "\(errors)")
        }
    }

    /// A worker that is killed asks for nothing; the kernel closes the pipe that it holds.
    @Test func simulationOfAWorkerEndsWithItsInput() async throws {
        let folder = try TemporaryContainers()
        let (script, manifest) = (folder.path + "/script.yaml", folder.path + "/vitrine.json")
        try Data("start: 2026-02-03T09:00:00Z\nsteps: []\n".utf8).write(to: URL(filePath: script))
        let text = """
            {"apps": [{"id": "app.faulty", "name": "Faulty", "group": "group.faulty", "program": "faulty-child",
            "widgetProgram": "faulty-child", "schemes": ["faulty"], "arguments": ["good"]}]}
            """
        try Data(text.utf8).write(to: URL(filePath: manifest))
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

    @Test func fileWithAnotherContentHasStatus65() async throws {
        let folder = try TemporaryContainers()
        let manifest = folder.path + "/vitrine.json"
        try Data("{".utf8).write(to: URL(filePath: manifest))
        for arguments in [["run"], ["sheet", "any"], ["doctor"]] {
            let (status, _, errors) = try await VitrineCommandLine.run(arguments + ["--manifest", manifest])
            #expect(status == 65, "\(errors)")
            #expect(errors.hasPrefix("vitrine: \(manifest) is not a device manifest"), "\(errors)")
        }
    }
}
