import Foundation
public import VitrineDevice

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

    /// The trace in an order that does not depend on how the system schedules processes.
    ///
    /// Programs answer at the same moment in any order, and their processes start and end in any order. Records of one
    /// moment are therefore ordered by subject, and records that the system schedules are left out: those about
    /// processes, and about an app's screen, whose process hears of a changed file at a moment that the system chooses.
    public var trace: [TraceRecord] {
        var ordered: [TraceRecord] = []
        var moment: [TraceRecord] = []
        func close() {
            for (_, record) in moment.enumerated()
                .sorted(by: { ($0.element.subject, $0.offset) < ($1.element.subject, $1.offset) })
            {
                var record = record
                record.number = ordered.count + 1
                ordered.append(record)
            }
            moment = []
        }
        for record in result.trace where !TraceKind.scheduled.contains(record.kind) {
            if let last = moment.last, last.date != record.date { close() }
            moment.append(record)
        }
        close()
        return ordered
    }
}

extension TraceKind {
    /// What happens when the system schedules it.
    fileprivate static let scheduled: Set<TraceKind> = [
        .processStarted, .processSaid, .processSilenced, .processKilled, .processStopped, .processEnded,
        .programDescribed,
        .serviceReported, .memoryMarked, .screenChanged,
    ]
}
