import Foundation

/// A command as the parser describes it to tools.
struct DescribedCommand: Decodable, Sendable {
    struct Argument: Decodable, Sendable {
        struct Name: Decodable, Sendable {
            var name: String
        }

        var names: [Name]?
        var valueName: String?
    }

    var commandName: String
    var arguments: [Argument]?
    var subcommands: [DescribedCommand]?

    /// What its arguments are called: options without their hyphens, others by their values.
    var words: Set<String> {
        Set((arguments ?? []).flatMap { ($0.names?.map(\.name) ?? []) + [$0.valueName ?? ""] })
    }

    /// The commands of `vitrine`, besides `help`; described once, which takes seconds.
    static func all() async throws -> [DescribedCommand] { try await description.value }

    private static let description: Task<[DescribedCommand], any Error> = Task {
        struct Tool: Decodable {
            var command: DescribedCommand
        }
        let (_, output, _) = try await VitrineCommandLine.run(["--experimental-dump-help"])
        let vitrine = try JSONDecoder().decode(Tool.self, from: Data(output.utf8)).command
        return (vitrine.subcommands ?? []).filter { $0.commandName != "help" }
    }
}
