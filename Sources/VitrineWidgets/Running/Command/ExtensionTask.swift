#if !canImport(WidgetKit)
/// A command that an extension's program has beside `timeline` and the others: something that a person does by hand.
///
/// ```swift
/// HabitWidgetBundle.main(tasks: [
///     ExtensionTask("tap", operands: ["HABIT-ID"], abstract: "Checks a habit as a tap on the widget does.") { operands in
///         try check(operands[0], at: DeviceMoment.current)
///         return "checked"
///     }
/// ])
/// ```
///
/// It runs at the moment that `--now`, `--zone` and `--containers` say.
public struct ExtensionTask: Sendable {
    /// The word on the command line.
    let name: String
    /// What stands for the operands in the help, one name each.
    let operands: [String]
    /// What it does, in a sentence.
    let abstract: String
    /// Does it with the operands and returns what is printed.
    let run: @Sendable ([String]) async throws -> String

    /// Makes a task.
    ///
    /// - Parameters:
    ///   - name: The word on the command line.
    ///   - operands: What stands for the operands in the help; as many have to be given.
    ///   - abstract: What it does, in a sentence.
    ///   - run: Does it with the operands; returns what is printed. What it throws ends the program with code 70.
    public init(
        _ name: String,
        operands: [String] = [],
        abstract: String,
        run: @escaping @Sendable ([String]) async throws -> String
    ) {
        self.name = name
        self.operands = operands
        self.abstract = abstract
        self.run = run
    }

    /// The name with its operands.
    var usage: String { ([name] + operands).joined(separator: " ") }
}
#endif
