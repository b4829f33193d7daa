import HangangjariPushes
import HangangjariService
import Testing

@Suite("The push service's answer")
struct PushAnswerTests {
    private static func push(attempt: Int = 1) throws -> QueuedPush {
        QueuedPush(token: try #require(PushToken(rawValue: "00ff")), id: "id", attempt: attempt)
    }

    @Test(
        "decides what becomes of a push",
        arguments: [
            (200, "", .delivered), (410, "Unregistered", .gone), (400, "BadDeviceToken", .dead),
            (400, "DeviceTokenNotForTopic", .dead), (400, "BadTopic", .dead), (413, "PayloadTooLarge", .dead),
            (403, "InvalidProviderToken", .again), (429, "TooManyRequests", .again),
            (500, "InternalServerError", .again), (503, "ServiceUnavailable", .again), (0, "no answer", .again),
        ] as [(Int, String, PushResult.Kind)]
    )
    func kinds(status: Int, reason: String, kind: PushResult.Kind) throws {
        #expect(PushAnswer(status: status, reason: reason).result(of: try Self.push()).kind == kind)
    }

    @Test("lets each further attempt wait twice as long, up to a quarter of an hour, and the twelfth is the last")
    func backOff() throws {
        let answer = PushAnswer(status: 500)
        let waits = try (1...11).map { answer.result(of: try Self.push(attempt: $0)).wait }
        #expect(waits == [5, 10, 20, 40, 80, 160, 320, 640, 900, 900, 900])
        let last = answer.result(of: try Self.push(attempt: 12))
        #expect(last.kind == .dead && last.failure == "500 ")
    }

    @Test("says how long to wait, and is obeyed, within an hour")
    func retryAfter() throws {
        let busy = PushAnswer(status: 503, reason: "ServiceUnavailable", retryAfter: 30)
        #expect(busy.result(of: try Self.push()).wait == 30 && busy.pause == 30)
        #expect(PushAnswer(status: 503, retryAfter: 1e9).pause == 3600)
        // It means one phone, and others are sent to.
        let phone = PushAnswer(status: 429, reason: "TooManyRequests", retryAfter: 30)
        #expect(phone.result(of: try Self.push()).wait == 30 && phone.pause == 0)
        #expect(PushAnswer(status: 429, reason: "TooManyProviderTokenUpdates").pause == 1)
        #expect(PushAnswer(status: 410).pause == 0 && PushAnswer(status: 200).pause == 0)
    }
}
