import Foundation
import Testing
import VitrineTesting

/// Errors of the apps' programs: one form, and the statuses of the table in docs/commands.md.
struct ProgramErrorTests {
    /// A command as the parser describes it to tools.
    private struct Described: Decodable {
        var commandName: String
        var subcommands: [Described]?

        /// The command lines of this command's last subcommands.
        var leaves: [[String]] {
            let rest = (subcommands ?? []).filter { $0.commandName != "help" }
            return rest.isEmpty ? [[]] : rest.flatMap { sub in sub.leaves.map { [sub.commandName] + $0 } }
        }
    }

    private struct Tool: Decodable {
        var command: Described
    }

    @Test(arguments: ["lucidpal", "beebloom", "dbmultiverse", "hangangjari", "hangangjari-service"])
    func everyCommandReportsWrongUsageInOneForm(program: String) throws {
        let help = try Program(name: program).run(["--experimental-dump-help"])
        let leaves = try JSONDecoder().decode(Tool.self, from: Data(help.output.utf8)).command.leaves
        #expect(leaves.count > 1)
        for command in leaves + [[]] {
            let ending = try Program(name: program).run(command + ["--frobnicate"])
            #expect(ending.status == 64, "\(command)")
            #expect(ending.output.isEmpty, "\(command)")
            #expect(ending.errors.hasPrefix("\(program): "), "\(command): \(ending.errors)")
        }
    }

    @Test(arguments: [
        "lucidpal-widget", "beebloom-widget", "dbmultiverse-widget", "hangangjari-widget",
    ])
    func programWithoutSubcommandsReportsWrongUsageInOneForm(program: String) throws {
        let ending = try Program(name: program).run(["--frobnicate"])
        #expect(ending.status == 64)
        #expect(ending.output.isEmpty)
        #expect(ending.errors.hasPrefix("\(program): "), "\(ending.errors)")
    }

    @Test(arguments: [
        ["lucidpal", "calendar", "import", "/nowhere"], ["dbmultiverse", "import", "/nowhere"],
        ["hangangjari-service", "serve", "--port", "0", "--recording", "/nowhere"],
        ["hangangjari-service", "serve", "--port", "0", "--state", "/dev/null/state"],
    ])
    func pathThatIsNotThereHasStatus74(arguments: [String]) throws {
        let folder = try TemporaryContainers()
        let ending = try Program(name: arguments[0])
            .run(Array(arguments.dropFirst()), environment: ["VITRINE_CONTAINERS": folder.path])
        #expect(ending.status == 74, "\(ending.errors)")
        #expect(ending.errors.hasPrefix("\(arguments[0]): "), "\(ending.errors)")
    }

    /// `/dev/full` fails each write as a full disk does (full(4)).
    @Test(arguments: ["lucidpal", "beebloom", "dbmultiverse", "hangangjari", "hangangjari-service", "lucidpal-widget"])
    func errorThatCannotBeWrittenKeepsItsStatus(program: String) throws {
        let ending = try Program(name: program)
            .run(["--frobnicate"], under: ["/bin/sh", "-c", #"exec "$@" 2>/dev/full"#, "sh"])
        #expect(ending.status == 64, "\(ending.status)")
    }

    @Test(arguments: ["lucidpal", "beebloom", "dbmultiverse", "hangangjari", "hangangjari-service"])
    func resultThatCannotBeWrittenIsAnError(program: String) throws {
        let ending = try Program(name: program)
            .run(["--help"], under: ["/bin/sh", "-c", #"exec "$@" >/dev/full"#, "sh"])
        #expect(ending.status == 74, "\(ending.status)")
        #expect(ending.errors.hasPrefix("\(program): standard output cannot be written"), "\(ending.errors)")
    }

    /// From the one descriptor beside the standard streams without which no program is loaded.
    @Test(arguments: [
        ["lucidpal", "sample"], ["beebloom", "today"], ["dbmultiverse", "chapters"], ["hangangjari", "refresh"],
        ["hangangjari-service", "serve", "--port", "0"],
    ])
    func missingDescriptorsAreNamed(arguments: [String]) throws {
        let folder = try TemporaryContainers()
        for limit in 4...16 {
            let ending = try Program(name: arguments[0])
                .run(
                    Array(arguments.dropFirst()),
                    under: ["/usr/bin/prlimit", "--nofile=\(limit)"],
                    environment: ["VITRINE_CONTAINERS": folder.path]
                )
            #expect(ending.status == 74, "\(limit): \(ending)")
            let begin = "\(arguments[0]): the limit of \(limit) file descriptors"
            #expect(ending.errors.hasPrefix(begin), "\(ending.errors)")
            #expect(ending.errors.contains(/raise it with ulimit -n \d{2,}\n$/), "\(ending.errors)")
        }
    }

    @Test(arguments: ["lucidpal", "beebloom", "dbmultiverse", "hangangjari"])
    func unknownZoneIsWrongUsage(program: String) throws {
        let command = ["lucidpal": ["habit", "list"], "beebloom": ["today"], "dbmultiverse": ["chapters"]]
        for zone in ["Europe", "Europe/Berln", "leapseconds"] {
            let ending = try Program(name: program)
                .run(
                    (command[program] ?? ["parks"]) + ["--zone", zone, "--containers", NSTemporaryDirectory() + "none"]
                )
            #expect(ending.status == 64, "\(zone): \(ending.errors)")
            #expect(ending.errors.contains(zone) && !ending.errors.contains("damaged"), "\(ending.errors)")
        }
    }

    @Test(arguments: [
        ["lucidpal", "habit", "add", "Run", "--unit", "count", "--target", "-1.5"],
        ["lucidpal", "calendar", "list", "--days", "-1.5"], ["beebloom", "habit", "add", "Run", "--target", "-1.5"],
        ["beebloom", "habit", "move", "Run", "--to", "-1"], ["beebloom", "history", "--weeks", "-1"],
        ["hangangjari-service", "serve", "--port", "-1"], ["hangangjari-service", "record", "--seed", "-1"],
    ])
    func negativeNumberIsRefusedByItsValue(arguments: [String]) throws {
        let number = try #require(arguments.last)
        let ending = try Program(name: arguments[0])
            .run(Array(arguments.dropFirst()), environment: ["VITRINE_CONTAINERS": NSTemporaryDirectory() + "none"])
        #expect([1, 64].contains(ending.status), "\(ending)")
        #expect(ending.errors.contains(number) && !ending.errors.contains("Missing"), "\(ending.errors)")
    }
}
