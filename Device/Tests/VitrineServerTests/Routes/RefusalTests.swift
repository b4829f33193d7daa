import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing
import VitrineClient
import VitrineDevice
import VitrineTesting

@testable import VitrineServer

/// The responses to refused commands: a status and the device's own message.
@Suite(.hangGuard)
struct RefusalTests {
    private static let json = HTTPFields([HTTPField(name: .contentType, value: "application/json")])
    private static let digest = String(repeating: "0", count: 32)

    private struct Answer: Decodable {
        struct Failure: Decodable {
            var message: String
        }

        var error: Failure
    }

    private struct ClockAnswer: Decodable, Equatable {
        var done: Bool
        var until: String?
    }

    private func expect(
        _ client: any TestClientProtocol,
        _ path: String,
        _ status: HTTPResponse.Status,
        _ words: String,
        method: HTTPRequest.Method = .post,
        body: String = "{}",
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        try await client.execute(uri: path, method: method, headers: Self.json, body: ByteBuffer(string: body)) {
            response in
            let text = String(buffer: response.body)
            #expect(response.status == status, "\(text)", sourceLocation: sourceLocation)
            let answer = try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
            #expect(answer.error.message.contains(words), "\(text)", sourceLocation: sourceLocation)
        }
    }

    @Test func staleTapIsAConflict() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            await served.isLoaded()
            let tap = #"{"action": "a0", "digest": "\#(Self.digest)"}"#
            try await expect(client, "/api/widgets/w1/tap", .conflict, "has changed", body: tap)
            try await expect(client, "/api/apps/app.faulty/tap", .conflict, "has changed", body: tap)
            try await expect(client, "/api/widgets/w9/tap", .notFound, "w9", body: tap)
        }
    }

    @Test func settingsAreChangedTogetherOrNotAtAll() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            await served.isLoaded()
            let settings = await served.device.snapshot().settings
            let path = "/api/settings/all"
            try await expect(client, path, .notFound, "zzz", body: #"{"appearance": "dark", "zzz": "1"}"#)
            try await expect(client, path, .badRequest, "9", body: #"{"appearance": "dark", "textSize": "9"}"#)
            #expect(await served.device.snapshot().settings == settings)
        }
    }

    /// A page that asks for the screen may have been told just before that the app is open.
    @Test func appThatIsNotOpenHasNoScreen() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            await served.isLoaded()
            try await client.execute(uri: "/api/apps/app.faulty/screen", method: .get) { response in
                #expect(response.status == .ok)
                #expect(String(buffer: response.body) == "{}")
            }
            try await expect(client, "/api/apps/app.none/screen", .notFound, "app.none", method: .get)
        }
    }

    @Test(arguments: [Int.min, -1, 1, Int.max]) func pictureOfAPageThatIsNotThereIsRefused(page: Int) async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            await served.isLoaded()
            try await expect(client, "/api/pictures/phone?page=\(page)", .notFound, "has 1 page, not", method: .get)
        }
    }

    /// The program never answers, so that the jump does not end by itself.
    @Test func jumpThatGoesOnIsAnsweredWithItsEnd() async throws {
        let served = try ServedDevice(behaviour: "hang")
        try await served.withRoutes(jumpLimit: .milliseconds(1)) { client in
            for await snapshot in await served.device.updates() where snapshot.clock.nextMidnight != nil { break }
            let body = ByteBuffer(string: #"{"jump": "nextMidnight"}"#)
            try await client.execute(uri: "/api/clock", method: .post, headers: Self.json, body: body) { response in
                #expect(response.status == .ok)
                let answer = try JSONDecoder().decode(ClockAnswer.self, from: Data(response.body.readableBytesView))
                #expect(answer == ClockAnswer(done: false, until: "2026-09-22T00:00:00Z"))
            }
        }
    }

    /// The program never answers: each of the many steps takes its deadline, and the one under way ends by it.
    @Test func jumpOfAClientThatGoesAwayEnds() async throws {
        var profile = DeviceProfile.development
        profile.answerDeadline.value = .seconds(1)
        let served = try ServedDevice(behaviour: "hang:timeline", placements: [.systemSmall], profile: profile)
        try await served.withServer { port in
            let client = Task { try await DeviceClient(.http(port: port)).advance(.by(300 * 86_400)) }
            for await snapshot in await served.device.updates() where snapshot.clock.destination != nil { break }
            client.cancel()
            for await snapshot in await served.device.updates() where snapshot.clock.destination == nil { break }
            let start = Date(timeIntervalSince1970: 1_790_000_000)
            #expect(await served.device.snapshot().clock.date < start.addingTimeInterval(300 * 86_400))
            await #expect(throws: ClientError.self) { try await client.value }
        }
    }

    @Test(arguments: [
        (
            #"{"advanceBy": 31708800}"#,
            "the time advances by at most 366 days at once, not by 367; set the clock instead"
        ),
        (#"{"advanceBy": -1}"#, "time advances only forwards; to go back, set the clock"),
        (
            #"{"advanceTo": "9999-12-31T23:59:59Z"}"#,
            "9999-12-31T23:59:59Z is not in the years 1970 to 3999, which a device can show"
        ),
        (#"{"advanceBy": 1, "advanceTo": "2026-12-31T23:59:59Z"}"#, "needs one of the keys"),
        ("[]", "it is not an object"),
        (#"{"advanceTo": "tomorrow"}"#, "tomorrow is not an ISO 8601 time; write it as 2026-01-31T09:30:00Z"),
    ])
    func impossibleAdvanceIsRefusedWithTheRemedy(body: String, message: String) async throws {
        try await ServedDevice()
            .withRoutes { client in try await expect(client, "/api/clock", .badRequest, message, body: body) }
    }

    /// A clock that runs goes on while the request is read.
    @Test func advanceByNothingEndsAlsoWhenNoJumpIsUnderWay() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            await served.isLoaded()
            try await served.device.setSpeed(3_600)
            await served.device.setHeld(false)
            for _ in 0..<20 {
                let body = ByteBuffer(string: #"{"advanceBy": 0}"#)
                try await client.execute(uri: "/api/clock", method: .post, headers: Self.json, body: body) {
                    #expect(String(buffer: $0.body) == #"{"done":true}"#)
                }
            }
        }
    }

    @Test func numberOfAChangeIsANumber() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            await served.isLoaded()
            let name = try #require(HTTPField.Name("Vitrine-Change"))
            let dark = ByteBuffer(string: #"{"name": "appearance", "value": "dark"}"#)
            let change = try await client.execute(
                uri: "/api/settings",
                method: .post,
                headers: Self.json,
                body: dark
            ) { $0.headers[name] }
            let number = try #require(change)
            let body = ByteBuffer(string: #"{"change": \#(number)}"#)
            try await client.execute(uri: "/api/commands/undo", method: .post, headers: Self.json, body: body) {
                #expect(String(buffer: $0.body).hasPrefix(#"{"result":{"change":\#(number),"#))
            }
            try await expect(client, "/api/commands/undo", .badRequest, "wrong type", body: #"{"change": []}"#)
            try await expect(client, "/api/trace?after=x", .badRequest, "`after` is", method: .get)
        }
    }

    @Test func openingAnAppOnALockedScreenIsAConflict() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            try await served.device.set(\.isLocked, to: true)
            try await expect(client, "/api/commands/open", .conflict, "locked", body: #"{"target": "app.faulty"}"#)
        }
    }

    @Test(arguments: [
        (
            "open", #"{"target": "app.none"}"#, HTTPResponse.Status.notFound,
            "app.none is not an app, a widget or a link"
        ),
        ("push", #"{"app": "app.falty"}"#, .notFound, "did you mean app.faulty?"),
        ("push", "{}", .badRequest, "push needs app. The app's id or name."),
        ("push", #"{"app": "Faulty", "ap": "x"}"#, .badRequest, "push has no ap; did you mean app?"),
        ("move", #"{"widget": "w1", "to": "1,0,1"}"#, .badRequest, "to is PAGE,COLUMN,ROW"),
        ("session", #"{"app": "Faulty", "running": "maybe"}"#, .badRequest, "maybe is not a value of running"),
    ])
    func wrongArgumentOfACommandIsNamed(
        _ command: String,
        _ body: String,
        _ status: HTTPResponse.Status,
        _ message: String
    ) async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            await served.isLoaded()
            try await expect(client, "/api/commands/\(command)", status, message, body: body)
        }
    }

    @Test func everyCommandWithItsParametersIsListed() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            try await client.execute(uri: "/api/commands", method: .get) { response in
                let text = String(buffer: response.body)
                for operation in DeviceOperation.all { #expect(text.contains(#""name":"\#(operation.name)""#)) }
                #expect(text.contains(#""choices":["sample","empty"]"#), "\(text)")
            }
        }
    }

    @Test func closeEndsTheAppAndHomeKeepsItsProcess() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            await served.isLoaded()
            func post(_ command: String, _ body: String) async throws -> AppPhase? {
                try await client.execute(
                    uri: "/api/commands/\(command)",
                    method: .post,
                    headers: Self.json,
                    body: ByteBuffer(string: body)
                ) { #expect($0.status == .ok) }
                await served.device.settle()
                return await served.device.snapshot().apps.first { $0.id == "app.faulty" }?.phase
            }
            let opened = try await post("open", #"{"target": "Faulty"}"#)
            #expect(opened == .ready)
            let left = try await post("open", #"{"target": "home"}"#)
            #expect(left == .ready)
            #expect(await served.device.snapshot().foreground == nil)
            let closed = try await post("close", #"{"app": "app.faulty"}"#)
            #expect(closed == .closed)
        }
    }

    @Test func linkThatNoAppAcceptsIsAConflict() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            let foreign = #"{"target": "nobody:here"}"#
            try await expect(client, "/api/commands/open", .conflict, "nobody", body: foreign)
            let refused = #"{"target": "faulty://refused"}"#
            try await expect(client, "/api/commands/open", .conflict, "there is no such page", body: refused)
        }
    }

    @Test func failedIntentIsAConflictWithItsMessage() async throws {
        let served = try ServedDevice(behaviour: "failing:intent")
        try await served.withRoutes { client in
            let body = #"{"parameters": {}}"#
            try await expect(
                client,
                "/api/apps/app.faulty/intents/LogIntent",
                .conflict,
                "the store is locked; try again",
                body: body
            )
        }
    }

    @Test(arguments: ["exit:intent", "invalidResponse:intent", "wrong-id:intent", "mid-frame:intent"])
    func failingProgramIsABadGateway(_ behaviour: String) async throws {
        let served = try ServedDevice(behaviour: behaviour)
        try await served.withRoutes { client in
            let path = "/api/apps/app.faulty/intents/LogIntent"
            try await expect(client, path, .badGateway, "app.faulty", body: #"{"parameters": {}}"#)
        }
    }

    @Test func configurationOfAnUnknownWidgetIsNotFound() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            await served.isLoaded()
            try await expect(client, "/api/widgets/w9/configuration", .notFound, "w9", body: #"{"parameters": {}}"#)
            try await client.execute(uri: "/api/widgets/w9/configuration", method: .get) { response in
                #expect(response.status == .notFound)
            }
        }
    }

    @Test func stoppedDeviceIsUnavailable() async throws {
        let served = try ServedDevice()
        try await served.withRoutes { _ in }
        let application = Application(router: try PageServer(device: served.device).router())
        try await application.test(.router) { client in
            try await expect(
                client,
                "/api/settings",
                .serviceUnavailable,
                "stopped",
                body: #"{"name": "locked", "value": "on"}"#
            )
        }
    }
}
