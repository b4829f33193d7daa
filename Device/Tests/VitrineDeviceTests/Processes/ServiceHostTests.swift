import Foundation
import Testing

@testable import VitrineDevice

/// A service that a device runs: the errors in its log are reported, with a limit on their number.
@Suite(.timeLimit(.minutes(1)))
struct ServiceHostTests {
    /// The lines that a service's host reports.
    private struct Reports {
        var iterator: AsyncStream<String>.Iterator
        var lines: [String] = []

        /// Waits until a total number of lines were reported, or the test's time limit is reached.
        mutating func wait(for count: Int) async {
            while lines.count < count, let line = await iterator.next(isolation: #isolation) { lines.append(line) }
        }
    }

    /// Creates a service that writes a number of lines of each kind to standard error before it answers a line.
    private static func script(_ folder: TemporaryFolder, errors: Int, infos: Int) throws -> String {
        let path = folder.path + "/service"
        let text = """
            #!/bin/sh
            echo '{"listening":"nowhere"}'
            number=0
            while read -r line; do
                for i in $(seq \(infos)); do echo '{"level":"info"}' >&2; done
                for i in $(seq \(errors)); do number=$((number + 1)); echo "error $number" >&2; done
                echo '{}'
            done
            """
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        return path
    }

    private func run(
        errors: Int,
        infos: Int,
        _ body: (ServiceHost, ManualHostClock, inout Reports) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let clock = ManualHostClock()
        let (stream, continuation) = AsyncStream<String>.makeStream()
        var reports = Reports(iterator: stream.makeAsyncIterator())
        let service = ServiceHost(
            path: try Self.script(folder, errors: errors, infos: infos),
            arguments: [],
            port: 1,
            conditions: [],
            host: clock.host
        )
        let running = Task { await service.run { continuation.yield($0) } }
        try await body(service, clock, &reports)
        running.cancel()
        await running.value
    }

    /// | the service                        | the device                                     |
    /// |------------------------------------|------------------------------------------------|
    /// | writes 60 errors at once           | keeps the first 50                             |
    /// |                                    | its clock advances by two seconds: room for 20 |
    /// | writes 60 more                     | reports the 10 lost lines, and keeps 20        |
    @Test func linesPassAgainOnceTimeHasPassed() async throws {
        try await run(errors: 60, infos: 0) { service, clock, reports in
            await service.tell(.morning)
            await reports.wait(for: 50)
            await clock.advance(by: .seconds(2))
            await service.tell(.morning)
            await reports.wait(for: 71)
            let lines = reports.lines
            try #require(lines.count == 71)
            #expect(lines[49] == "error 50")
            #expect(lines[50].hasPrefix("10 more lines"))
            #expect(lines[51...70] == (61...80).map { "error \($0)" }[...])
        }
    }

    @Test func linesWithoutErrorsCostNoCredit() async throws {
        try await run(errors: 1, infos: 100) { service, _, reports in
            await service.tell(.morning)
            await reports.wait(for: 1)
            #expect(reports.lines == ["error 1"])
        }
    }
}
