import Foundation
import Testing
import VitrineTesting
import VitrineWire

@testable import VitrineDevice

/// A service that a device runs: the errors in its log are reported, with a limit on their number.
@Suite(.hangGuard)
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

    /// A service of the shell, which says that it listens before it does what the script says.
    private func service(
        _ script: String,
        in folder: TemporaryFolder,
        conditions: [String] = [],
        host: HostClock = ManualHostClock().host
    ) throws -> ServiceHost {
        let path = try folder.program("service", "echo '{\"listening\":\"nowhere\"}'\n\(script)")
        return ServiceHost(path: path, arguments: [], port: 1, conditions: conditions, host: host)
    }

    /// Runs a service while a body uses it, and looks at what its host reports.
    private func run(_ service: ServiceHost, _ body: (inout Reports) async throws -> Void) async throws {
        let (stream, continuation) = AsyncStream<String>.makeStream()
        var reports = Reports(iterator: stream.makeAsyncIterator())
        let running = Task { await service.run { continuation.yield($0) } }
        try await body(&reports)
        running.cancel()
        await running.value
    }

    /// A script that writes a number of lines of each kind to standard error before it answers a line.
    private static func errors(_ errors: Int, infos: Int) -> String {
        """
        number=0
        while read -r line; do
            for i in $(seq \(infos)); do echo '{"level":"info"}' >&2; done
            for i in $(seq \(errors)); do number=$((number + 1)); echo "error $number" >&2; done
            echo '{}'
        done
        """
    }

    /// As the first process in a sandbox that is being set up does.
    @Test func processThatIgnoresTheEndOfItsServiceEndsWithIt() async throws {
        let folder = try TemporaryFolder()
        #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
        let text = """
            (trap '' TERM; exec sleep 600 </dev/null >'\(folder.path)/pipe' 2>&1) &
            read -r line
            """
        let service = try service(text, in: folder)
        var pipe: FileHandle?
        try await run(service) { _ in
            await service.listening()
            pipe = FileHandle(forReadingAtPath: folder.path + "/pipe")
        }
        #expect(try #require(pipe).readToEnd() == nil, "the pipe ends with its writer")
    }

    /// | the service                        | the device                                     |
    /// |------------------------------------|------------------------------------------------|
    /// | writes 60 errors at once           | keeps the first 50                             |
    /// |                                    | its clock advances by two seconds: room for 20 |
    /// | writes 60 more                     | reports the 10 lost lines, and keeps 20        |
    @Test func linesPassAgainOnceTimeHasPassed() async throws {
        let (folder, clock) = (try TemporaryFolder(), ManualHostClock())
        let service = try service(Self.errors(60, infos: 0), in: folder, host: clock.host)
        try await run(service) { reports in
            await service.setTime(.morning)
            await reports.wait(for: 50)
            await clock.advance(by: .seconds(2))
            await service.setTime(.morning)
            await reports.wait(for: 71)
            let lines = reports.lines
            try #require(lines.count == 71)
            #expect(lines[49] == "error 50")
            #expect(lines[50].hasPrefix("10 more lines"))
            #expect(lines[51...70] == (61...80).map { "error \($0)" }[...])
        }
    }

    @Test func linesWithoutErrorsCostNoCredit() async throws {
        let folder = try TemporaryFolder()
        let service = try service(Self.errors(1, infos: 100), in: folder)
        try await run(service) { reports in
            await service.setTime(.morning)
            await reports.wait(for: 1)
            #expect(reports.lines == ["error 1"])
        }
    }

    /// The device speaks the documented protocol to any program, and shows what the program refuses.
    @Test func serviceReceivesTimeAndConditionAndItsRefusalIsReported() async throws {
        let folder = try TemporaryFolder()
        let text = """
            read -r line; printf '%s\\n' "$line" >> '\(folder.path)/reported'; echo '{"now":"x","own":[1]}'
            read -r line; printf '%s\\n' "$line" >> '\(folder.path)/reported'; echo '{"error":"there is no such condition"}'
            read -r line; echo 'nonsense'
            cat > /dev/null
            """
        let conditions = ["none", "it's \"loud\""]
        let service = try service(text, in: folder, conditions: conditions)
        try await run(service) { reports in
            await service.setTime(.morning)
            service.setCondition(conditions[1])
            await service.setTime(.morning)
            await service.setTime(.morning)
            await reports.wait(for: 2)
            #expect(reports.lines.first == "the service refused the message: there is no such condition")
            #expect(reports.lines.dropFirst().first?.contains("not a reply") == true, "\(reports.lines)")
        }
        let reported = try String(contentsOfFile: folder.path + "/reported", encoding: .utf8).split(separator: "\n")
        let messages = try reported.map { try WireMessage.decode(ServiceMessage.self, from: Array($0.utf8)) }
        #expect(messages.map(\.condition) == conditions && messages.allSatisfy { $0.isRunning == false })
        let now = Date.morning.formatted(Date.ISO8601FormatStyle())
        #expect(messages.allSatisfy { $0.now == now })
    }
}
