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
