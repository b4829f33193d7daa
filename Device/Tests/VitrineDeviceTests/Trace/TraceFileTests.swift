import Foundation
import Testing

@testable import VitrineDevice

/// The trace that a device keeps while it is off.
struct TraceFileTests {
    private func trace(_ count: Int, after trace: DeviceTrace = DeviceTrace(capacity: 10)) -> DeviceTrace {
        var trace = trace
        for _ in 0..<count { _ = trace.append(.entry(.dayBegan(zone: "UTC")), about: "device", at: .morning) }
        return trace
    }

    private func lines(_ folder: TemporaryFolder) throws -> [Substring] {
        try String(contentsOfFile: folder.path + "/trace.jsonl", encoding: .utf8).split(separator: "\n")
    }

    @Test func recordsAreContinuedAfterARestart() throws {
        let folder = try TemporaryFolder()
        var file = TraceFile(folder: folder.path, capacity: 10)
        #expect(file.read().isEmpty)
        try file.keep(trace(3))
        var next = TraceFile(folder: folder.path, capacity: 10)
        let records = next.read()
        #expect(records.map(\.number) == [1, 2, 3])
        let continued = trace(2, after: DeviceTrace(capacity: 10, records: records))
        #expect(continued.lastNumber == 5)
        try next.keep(continued)
        #expect(try lines(folder).count == 5)
        var last = TraceFile(folder: folder.path, capacity: 10)
        #expect(last.read().map(\.number) == [1, 2, 3, 4, 5])
    }

    @Test func lengthsOfTimeAreSecondsAndThoseOfOlderDevicesAreRead() throws {
        let folder = try TemporaryFolder()
        let events: [TraceEvent] = [
            .reload(.waits(reason: .pushed, delay: .seconds(240), isBackingOff: false)),
            .reload(.pushLate(by: .milliseconds(1_500))),
            .setting(.clockSet(from: TraceDate(.morning), by: .seconds(-90))),
            .program(.fault(ProgramFault(.slowStart(.milliseconds(100))))),
            .program(.pushFault(PushFault(.late(.seconds(3_600))))),
        ]
        var trace = DeviceTrace(capacity: 10)
        for event in events { _ = trace.append(event, about: "device", at: .morning) }
        var file = TraceFile(folder: folder.path, capacity: 10)
        try file.keep(trace)
        let lines = try lines(folder)
        for (line, text) in zip(
            lines,
            [#""delay":240,"#, #""by":1.5}"#, #""by":-90,"#, #"{"slowStart":{"_0":0.1}}"#, #"{"late":{"_0":3600}}"#]
        ) {
            #expect(line.contains(text), "\(line)")
        }
        let old = lines[0].replacing(#""delay":240"#, with: #""delay":[13,192327041775828992]"#)
        #expect(old != lines[0])
        let tooLong = lines[1].replacing(#""by":1.5"#, with: #""by":1e300"#)
        let text = ([old, tooLong] + lines[2...]).joined(separator: "\n") + "\n"
        try text.write(toFile: folder.path + "/trace.jsonl", atomically: true, encoding: .utf8)
        var again = TraceFile(folder: folder.path, capacity: 10)
        #expect(again.read().map(\.event) == [events[0]] + events[2...])
    }

    @Test func fileStaysSmall() throws {
        let folder = try TemporaryFolder()
        var file = TraceFile(folder: folder.path, capacity: 10)
        var trace = trace(0)
        for _ in 0..<100 {
            trace = self.trace(1, after: trace)
            try file.keep(trace)
            #expect(try lines(folder).count <= 20)
        }
        var again = TraceFile(folder: folder.path, capacity: 10)
        #expect(again.read().map(\.number) == Array(91...100))
    }

    @Test(arguments: ["{\"number\": 4", "garbage", "\u{0}", "{\"number\": 1, \"date\": \"soon\"}"])
    func damagedLineIsLeftOut(_ line: String) throws {
        let folder = try TemporaryFolder()
        var file = TraceFile(folder: folder.path, capacity: 10)
        try file.keep(trace(3))
        let handle = try FileHandle(forWritingTo: URL(filePath: folder.path + "/trace.jsonl"))
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(line.utf8))
        try handle.close()
        var again = TraceFile(folder: folder.path, capacity: 10)
        let records = again.read()
        #expect(records.map(\.number) == [1, 2, 3])
        // What is appended begins a line of its own.
        try again.keep(trace(1, after: DeviceTrace(capacity: 10, records: records)))
        var last = TraceFile(folder: folder.path, capacity: 10)
        #expect(last.read().map(\.number) == [1, 2, 3, 4])
    }

    @Test func fileThatCannotBeWrittenIsReported() throws {
        var file = TraceFile(folder: "/dev/null", capacity: 10)
        let error = #expect(throws: DeviceError.self) { try file.keep(trace(1)) }
        #expect(error?.code == .state)
    }
}
