import Foundation
import VitrineDevice

extension ScriptResult {
    /// The trace as lines of JSON.
    public var traceJSON: String { traceLines.map { $0 + "\n" }.joined() }

    /// The records without what differs from run to run: digests, processes' numbers, and where the device's folder is.
    var traceLines: [String] {
        // A regular expression is compiled wherever it stands, so it stands before the loop.
        let digest = #/"digest":"[^"]*",/#
        let process = #/process [0-9]+ \(/#
        let folder = #/\/[^ "]*\/containers\//#
        return orderedTrace.map { record in
            record.json.replacing(digest, with: "").replacing(process, with: "process (")
                .replacing(folder, with: "containers/")
        }
    }

    /// The trace in an order that does not depend on how the system schedules processes.
    ///
    /// Programs answer at the same moment in any order, and their processes start and end in any order. Records of one
    /// moment are therefore ordered by subject, and records that the system schedules are left out: those about
    /// processes, and about an app's screen, whose process hears of a changed file at a moment that the system chooses.
    var orderedTrace: [TraceRecord] {
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
        for record in trace where !TraceKind.scheduled.contains(record.kind) {
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
