import Foundation
import VitrineClient

/// What the command prints for people: in colours if it goes to a terminal.
enum Terminal {
    private static let output = colors(of: STDOUT_FILENO)
    private static let errors = colors(of: STDERR_FILENO)

    private static func colors(of descriptor: CInt) -> TerminalColors {
        TerminalColors(isTerminal: isatty(descriptor) == 1, environment: ProcessInfo.processInfo.environment)
    }

    /// Prints the lines of a report; nothing if there are none.
    ///
    /// - Parameters:
    ///   - lines: The lines.
    ///   - marks: The words that have a colour wherever they stand in a line.
    static func show(_ lines: [String], marking marks: [String: TerminalColors.Tone] = [:]) {
        guard !lines.isEmpty else { return }
        print(lines.map { output.line($0, marking: marks) }.joined(separator: "\n"))
    }

    /// Prints JSON, from which a terminal obeys nothing.
    static func show(json: String) { print(CommandJSON.escaped(json)) }

    /// A line for standard error.
    static func errorLine(_ line: String) -> String { errors.line(line) }

    /// A line as ``show(_:marking:)`` prints it.
    static func line(_ line: String, marking marks: [String: TerminalColors.Tone]) -> String {
        output.line(line, marking: marks)
    }
}
