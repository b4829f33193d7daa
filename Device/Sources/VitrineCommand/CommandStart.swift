import ArgumentParser
@preconcurrency import Foundation
import VitrineDevice

/// Runs the command that a command line names, and ends the process with its status.
enum CommandStart {
    /// Returns after a command that succeeded.
    static func run(_ arguments: [String]) async {
        if let message = misspelt(arguments) {
            fail(CommandFailure(.usage, message))
        }
        do {
            var command = try Vitrine.parseAsRoot(separated(arguments))
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            try CommandFiles.flushOutput()
        } catch {
            fail(error)
        }
    }

    /// A command line whose value that begins with a minus, such as `-33.9,151.2`, is no option.
    ///
    /// No option begins with a digit; one that comes after the value is left before it.
    static func separated(_ arguments: [String]) -> [String] {
        let isNumber = { (word: String) in word.prefixMatch(of: /-[0-9]/) != nil }
        guard !arguments.contains("--"),
            let place = arguments.indices.dropFirst()
                .first(where: { index in
                    isNumber(arguments[index])
                        && (isNumber(arguments[index - 1]) || !arguments[index - 1].hasPrefix("-"))
                })
        else { return arguments }
        var rest = arguments
        let value = rest.remove(at: place)
        return rest.contains { $0.hasPrefix("--") }
            ? rest + ["--", value] : arguments[..<place] + ["--"] + arguments[place...]
    }

    /// A message about a first argument that looks like a command and is not one; nil for any other command line.
    ///
    /// The parser would take such a word for an argument of `vitrine run`, which has none.
    static func misspelt(_ arguments: [String]) -> String? {
        let named = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
        guard let word = named.first, !word.hasPrefix("-") else { return nil }
        let known = Vitrine.configuration.subcommands.map { $0._commandName } + ["help"]
        guard !known.contains(word) else { return nil }
        return "there is no command \(word); \(Spelling.hint(for: word, of: known))"
    }

    /// Prints what a parser or a command threw: help to standard output, errors as `vitrine: MESSAGE`.
    private static func report(_ error: any Error) -> ExitCode {
        if let failure = CommandFailure(error) {
            CommandFiles.report("vitrine: \(failure.message)")
            return failure.status.exitCode
        }
        let code = Vitrine.exitCode(for: error)
        let text = Vitrine.fullMessage(for: error)
        if code.isSuccess {
            if !text.isEmpty { print(text) }
        } else if !text.isEmpty {
            let own = "Error: "
            CommandFiles.report("vitrine: " + (text.hasPrefix(own) ? String(text.dropFirst(own.count)) : text))
        }
        return code
    }

    /// Prints an error as `vitrine: MESSAGE`, and ends the process with its status; with that of the output if it
    /// cannot be written, because then nobody can read why.
    static func fail(_ error: any Error) -> Never {
        var code = report(error)
        do {
            try CommandFiles.flushOutput()
        } catch let error where !Vitrine.exitCode(for: error).isSuccess {
            code = report(error)
        } catch {
            // Without a reader, the status says it all.
        }
        exit(code.rawValue)
    }
}
