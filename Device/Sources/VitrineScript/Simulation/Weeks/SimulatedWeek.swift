/// A week that was played: its steps, what the checkers said, and the trace.
public struct SimulatedWeek: Sendable {
    /// From 1.
    public var number: Int
    /// The seed of the simulation; it and the number make the week.
    public var seed: UInt64
    public var result: ScriptResult
    /// The number of steps that were chosen, without those at the end of the script.
    public var chosenCount: Int

    /// What the checkers found; a state that was not reached is not a failure.
    public var failures: [ScriptResult.Finding] {
        result.findings.filter { $0.failure != nil && !result.isReachabilityFinding($0) }
    }

    /// The result without what only says whether a state was reached.
    public var judged: ScriptResult {
        var judged = result
        judged.findings.removeAll(where: result.isReachabilityFinding)
        return judged
    }

    /// The steps that were chosen, each with the refusal that it met.
    public var chosen: [DeviceScript.Step] { Array(result.script.steps.prefix(chosenCount)) }
}
