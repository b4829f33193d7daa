import CompactJSON
import HangangjariAPI
import Testing
import VitrineWire

@testable import HangangjariService

@Suite("A control message")
struct ServiceControlTests {
    private let clock = ServiceClock(standingAt: TestedService.begin)
    private let faults = AnswerFaults()
    private let source = SwitchableSource(ScriptedSource.good())

    private func send(_ line: String) throws -> ControlReply {
        let reply = ServiceControl(clock: clock, faults: faults, source: source).handle(line: line)
        #expect(!reply.contains("\n"))
        return try CompactJSONDecoder().decode(ControlReply.self, from: Array(reply.utf8))
    }

    @Test("sets the clock, the fault and the source that it names, and the reply contains all three")
    func sets() throws {
        let reply = try send(#"{"now":"2030-01-01T00:00:00Z","condition":"slow","source":"off"}"#)
        #expect(reply.error == nil)
        #expect(reply.now.description == "2030-01-01T00:00:00Z")
        #expect(reply.condition == .slow)
        #expect(reply.source == .off)
        #expect(clock.now == reply.now)
        let unchanged = try send("{}")
        #expect(unchanged.now == reply.now && unchanged.condition == .slow && unchanged.source == .off)
    }

    @Test("is one of the device's protocol, and so is the reply")
    func protocolOfTheDevice() throws {
        let message = ServiceMessage(now: "2030-01-01T00:00:00Z", isRunning: false, condition: "slow")
        let line = String(decoding: try message.line().dropLast(), as: UTF8.self)
        let text = ServiceControl(clock: clock, faults: faults, source: source).handle(line: line)
        let reply = try ServiceReply(line: Array(text.utf8))
        #expect(reply == ServiceReply(now: "2030-01-01T00:00:00Z", condition: "slow", error: nil))
        #expect(clock.now.description == "2030-01-01T00:00:00Z" && faults.mode == .slow)
    }

    @Test("is accepted for every mode")
    func modes() throws {
        for mode in AnswerFaults.Mode.allCases {
            #expect(try send(#"{"condition":"\#(mode.rawValue)"}"#).condition == mode)
        }
        for mode in SwitchableSource.Mode.allCases {
            #expect(try send(#"{"source":"\#(mode.rawValue)"}"#).source == mode)
        }
    }

    @Test(
        "that is invalid changes nothing",
        arguments: [
            "", "now", "[]", #"{"now":"yesterday"}"#, #"{"condition":"on fire"}"#, #"{"conditoin":"slow"}"#,
            #"{"condition":"slow","now":7}"#, #"{"condition":"slow","more":1}"#,
        ]
    )
    func refused(line: String) throws {
        let reply = try send(line)
        #expect(reply.error != nil)
        #expect(reply.condition == AnswerFaults.Mode.none)
        #expect(reply.now == TestedService.begin)
    }

    @Test("lets the clock run only if it says so")
    func running() throws {
        _ = try send(#"{"now":"2030-01-01T00:00:00Z"}"#)
        #expect(clock.now.description == "2030-01-01T00:00:00Z")
        _ = try send(#"{"now":"2030-01-01T00:00:00Z","running":true}"#)
        #expect(clock.now >= Timestamp(secondsSince1970: 1_893_456_000))
    }
}

@Suite("A switchable source")
struct SwitchableSourceTests {
    @Test(
        "fails as its mode states",
        arguments: [
            (SwitchableSource.Mode.off, ServiceError.Code.unreachable), (.garbage, .unreadable),
            (.wrongPark, .wrongPark),
        ]
    )
    func modes(mode: SwitchableSource.Mode, code: ServiceError.Code) async throws {
        let source = SwitchableSource(ScriptedSource.good())
        let park = try #require(RiverParks.all.last)
        let reader = ParkReportReader(park: park, now: TestedService.begin)
        source.mode = mode
        do {
            let payload = try await source.payload(of: park, at: TestedService.begin)
            _ = try reader.report(from: payload.bytes)
            Issue.record("\(mode) gave a valid response")
        } catch {
            #expect(error.code == code)
        }
        source.mode = .on
        let payload = try await source.payload(of: park, at: TestedService.begin)
        #expect(try reader.report(from: payload.bytes).lots.count == park.lots.count)
    }
}
