/// An additional terminal command of an extension's program, beside `timeline` and the other commands.
///
/// ```swift
/// HabitWidgetBundle.main(tasks: [
///     ExtensionTask("tap", operands: ["HABIT-ID"], abstract: "Checks a habit as a tap on the widget does.") { call in
///         try check(call.operands[0], at: DeviceMoment.current)
///         return "checked"
///     }
/// ])
/// ```
///
/// The command runs at the moment that `--now`, `--zone` and `--containers` define.
public struct ExtensionTask: Sendable {
    /// The name of the command.
    let name: String
    /// The names of the operands in the help text.
    let operands: [String]
    /// A sentence that describes the command.
    let abstract: String
    /// Runs the command and returns the text to print.
    let run: @Sendable (Call) async throws -> String

    /// What a person typed.
    public struct Call: Sendable {
        /// The operands, as many as the task names.
        public let operands: [String]
        /// The family of `--family`; nil if it was not given.
        public let family: WidgetFamily?
        /// Whether `--json` was given: the text to print is JSON.
        public let isJSON: Bool
    }

    /// Creates a task.
    ///
    /// - Parameters:
    ///   - name: The name of the command.
    ///   - operands: The names of the operands in the help text; the command requires exactly as many.
    ///   - abstract: A sentence that describes the command, for the help text.
    ///   - run: Runs the command and returns the text to print. If it throws, the program ends with code 70.
    public init(
        _ name: String,
        operands: [String] = [],
        abstract: String,
        run: @escaping @Sendable (Call) async throws -> String
    ) {
        self.name = name
        self.operands = operands
        self.abstract = abstract
        self.run = run
    }

    /// The name and the operands, for the help text.
    var usage: String { ([name] + operands).joined(separator: " ") }
}
