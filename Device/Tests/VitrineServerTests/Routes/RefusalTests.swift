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
        body: String = "{}"
    ) async throws {
        try await client.execute(uri: path, method: method, headers: Self.json, body: ByteBuffer(string: body)) {
            response in
            let text = String(buffer: response.body)
            #expect(response.status == status, "\(path) \(body): \(text)")
            let answer = try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
            #expect(answer.error.message.contains(words), "\(path) \(body): \(text)")
        }
    }

    private static let tap = #"{"action": "a0", "digest": "\#(String(repeating: "0", count: 32))"}"#

    /// Commands that a device with two widgets refuses: the path below `/api`, the body, the status and the message.
    private static let commands: [(path: String, body: String, status: HTTPResponse.Status, words: String)] = [
        ("widgets/w1/tap", tap, .conflict, "has changed"), ("widgets/w9/tap", tap, .notFound, "w9"),
        ("apps/app.faulty/tap", tap, .conflict, "has changed"), ("widgets/w9/open", "{}", .notFound, "w9"),
        ("widgets/w9/configuration", #"{"parameters": {}}"#, .notFound, "w9"),
        ("widgets", #"{"app": "nobody", "kind": "k", "family": "systemSmall"}"#, .notFound, "no app nobody"),
        ("commands/remove", #"{"widget": "w9"}"#, .notFound, "w9"),
        ("commands/close", #"{"app": "nobody"}"#, .notFound, "no app nobody"),
        ("commands/rebot", "{}", .notFound, "did you mean reboot?"),
        ("commands/undo", #"{"change": []}"#, .badRequest, "wrong type"),
        ("commands/open", #"{"target": "app.none"}"#, .notFound, "app.none is not an app, a widget or a link"),
        ("commands/open", #"{"target": "nobody:here"}"#, .conflict, "the scheme nobody"),
        ("commands/open", #"{"target": "faulty://refused"}"#, .conflict, "there is no such page"),
        ("commands/push", #"{"app": "app.falty"}"#, .notFound, "did you mean app.faulty?"),
        ("commands/push", "{}", .badRequest, "push needs app. The app's id or name."),
        ("commands/push", #"{"app": "Faulty", "ap": "x"}"#, .badRequest, "push has no ap; did you mean app?"),
        ("commands/move", #"{"widget": "w1", "to": "1,0,1"}"#, .badRequest, "to is PAGE,COLUMN,ROW"),
        ("commands/session", #"{"app": "Faulty", "running": "maybe"}"#, .badRequest, "maybe is not a value of running"),
        ("clock", "[]", .badRequest, "it is not an object"), ("clock", "{}", .badRequest, "needs one of the keys"),
        ("clock", #"{"advanceBy": 1, "advanceTo": "2026-12-31T23:59:59Z"}"#, .badRequest, "needs one of the keys"),
        ("clock", #"{"jump": "back"}"#, .badRequest, "cannot be decoded"),
        ("clock", #"{"local": "yesterday"}"#, .badRequest, "Write it as 2026-01-31T09:30:00."),
        ("clock", #"{"advanceBy": -1}"#, .badRequest, "time advances only forwards; to go back, set the clock"),
        ("clock", #"{"advanceBy": 31708800}"#, .badRequest, "at most 366 days at once, not by 367; set the clock"),
        ("clock", #"{"advanceTo": "tomorrow"}"#, .badRequest, "tomorrow is not an ISO 8601 time; write it as 2026"),
        ("clock", #"{"advanceTo": "9999-12-31T23:59:59Z"}"#, .badRequest, "is not in the years 1970 to 3999"),
        // Settings are changed together or not at all.
        ("settings/all", #"{"appearance": "dark", "zzz": "1"}"#, .notFound, "zzz"),
        ("settings/all", #"{"appearance": "dark", "textSize": "9"}"#, .badRequest, "9 is not a value of textSize"),
        ("settings", #"{"name": "\#(String(repeating: "x", count: 70_000))"}"#, .contentTooLarge, "65536 bytes"),
        ("settings", "", .badRequest, "cannot be decoded"), ("settings", "{", .badRequest, "cannot be decoded"),
        ("settings", "\u{0}", .badRequest, "cannot be decoded"), ("settings", "null", .badRequest, "wrong type"),
        ("settings", "[]", .badRequest, "not an object"), ("settings", "{}", .badRequest, "\"name\" is missing"),
        ("settings", #"{"name": "volume", "value": "on"}"#, .notFound, "boldText"),
    ]

    /// Values that a setting does not have, and a part of the remedy.
    private static let values = [
        ("tint", "#ff88", "#9eccff"), ("tint", "blue", "#9eccff"), ("screen", "0x0", "402x874"),
        ("textSize", "huge", "xLarge"), ("hourCycle", "13", "automatic"), ("boldText", "1.5", "off, on"),
        ("wallpaper", "beach", "dusk"), ("standBy", "on", "night"), ("locale", "not a locale", "de_DE"),
        ("locked", "true", "off, on"), ("profile", "lenient", "harsh"),
        ("timeZone", "Mars/Olympus", "no time zone Mars"),
        ("speed", "1e99", "speed must be"),
    ]

    /// What cannot be read: the path, the status and the message.
    private static let pages: [(path: String, status: HTTPResponse.Status, words: String)] = [
        ("/nothing", .notFound, "at /nothing"), ("/page/../Package.swift", .notFound, "There is nothing at"),
        ("/page/%2e%2e%2fPackage.swift", .notFound, "There is no file"), ("/page/", .notFound, "There is nothing at"),
        ("/fonts/..%2f..%2fsecret", .notFound, "There is no file"), ("/api/nothing", .notFound, "at /api/nothing"),
        ("/api/apps/app.none/screen", .notFound, "app.none"), ("/api/trace?after=x", .badRequest, "`after` is"),
        ("/api/pictures/phone?page=\(Int.min)", .notFound, "has 1 page, not"),
        ("/api/pictures/phone?page=-1", .notFound, "has 1 page, not 0"),
        ("/api/pictures/phone?page=1", .notFound, "has 1 page, not 2"),
        ("/api/pictures/phone?page=\(Int.max)", .notFound, "has 1 page, not"),
        ("/api/widgets/w9/configuration", .notFound, "w9"), ("/api/widgets/w9/why", .notFound, "w9"),
        ("/api/widgets/w1/why?at=noon", .badRequest, "noon is not in ISO 8601"),
        ("/api/widgets/w1/why?at=1999-01-01T00:00:00Z", .badRequest, "choose a later time"),
        ("/api/widgets/w9/variants", .notFound, "w9"),
        ("/api/widgets/w1/variants?axis=colour", .badRequest, "Use one of appearance"),
        ("/api/widgets/w1/variants?textSize=huge", .badRequest, "huge is not known"),
        ("/api/widgets/w1/variants?content=all", .badRequest, "Use one of entry"),
        ("/api/fleet?", .badRequest, "1 to 4 policies, not 0"), ("/api/fleet?policies=", .badRequest, "not 0"),
        ("/api/fleet?policies=1m,2m,3m,4m,5m", .badRequest, "1 to 4 policies, not 5"),
        ("/api/fleet?policies=1,2", .badRequest, "\"1\" is not a policy"),
        ("/api/fleet?policies=%3Cb%3E", .badRequest, "\"<b>\" is not a policy"),
    ]

    private static let policies = ["15", "15m@noon", "0m", "15m~", "15m~1m~2m", "-5m", "15m@clock@clock"]
    private static let locations = [
        "north", "37.53", "37.53,", "37.53;127", "90.1,0", "0,-180.5", "1,2,3", "a,b", "nan,0",
    ]

    @Test func refusalHasAStatusAndNamesTheRemedyAndNothingIsChanged() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            await served.isLoaded()
            // A page that asks for the screen may have been told just before that the app is open.
            try await client.execute(uri: "/api/apps/app.faulty/screen", method: .get) { response in
                #expect(response.status == .ok)
                #expect(String(buffer: response.body) == "{}")
            }
            let before = await served.device.snapshot()
            for (path, status, words) in Self.pages { try await expect(client, path, status, words, method: .get) }
            for policy in Self.policies {
                let path = "/api/fleet?policies=\(policy)"
                try await expect(client, path, .badRequest, "\"\(policy)\" is not a policy", method: .get)
            }
            for (path, body, status, words) in Self.commands {
                try await expect(client, "/api/" + path, status, words, body: body)
            }
            for (name, value, words) in Self.values + Self.locations.map({ ("location", $0, "37.5302") }) {
                let body = #"{"name": "\#(name)", "value": "\#(value)"}"#
                try await expect(client, "/api/settings", .badRequest, words, body: body)
            }
            let after = await served.device.snapshot()
            #expect(after.settings == before.settings && after.profile == before.profile)
            #expect(after.screen == before.screen && after.clock.speed == before.clock.speed)
            #expect(after.widgets.map(\.id) == before.widgets.map(\.id))
            try await served.device.set(\.isLocked, to: true)
            let open = #"{"target": "app.faulty"}"#
            try await expect(client, "/api/commands/open", .conflict, "locked", body: open)
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

    @Test func commandsAreListedWithTheirParametersAndAChangeHasItsNumber() async throws {
        try await ServedDevice(behaviour: "good")
            .withRoutes { client in
                try await client.execute(uri: "/api/commands", method: .get) { response in
                    let text = String(buffer: response.body)
                    for operation in DeviceOperation.all { #expect(text.contains(#""name":"\#(operation.name)""#)) }
                    #expect(text.contains(#""choices":["sample","empty"]"#), "\(text)")
                }
                let name = try #require(HTTPField.Name("Vitrine-Change"))
                let dark = ByteBuffer(string: #"{"name": "appearance", "value": "dark"}"#)
                let change = try await client.execute(
                    uri: "/api/settings",
                    method: .post,
                    headers: Self.json,
                    body: dark
                ) { $0.headers[name] }
                let number = try #require(change)
                let other = "something else was changed since; undo the last change instead"
                try await expect(client, "/api/commands/undo", .notFound, other, body: #"{"change": 999}"#)
                let body = ByteBuffer(string: #"{"change": \#(number)}"#)
                try await client.execute(uri: "/api/commands/undo", method: .post, headers: Self.json, body: body) {
                    #expect(String(buffer: $0.body).hasPrefix(#"{"result":{"change":\#(number),"#))
                }
            }
    }

    @Test func closeEndsTheAppAndHomeKeepsItsProcess() async throws {
        let served = try ServedDevice(behaviour: "good")
        try await served.withRoutes { client in
            await served.isLoaded()
            for (command, body, phase) in [
                ("open", #"{"target": "Faulty"}"#, AppPhase.ready), ("open", #"{"target": "home"}"#, .ready),
                ("close", #"{"app": "app.faulty"}"#, .closed),
            ] {
                try await client.execute(
                    uri: "/api/commands/\(command)",
                    method: .post,
                    headers: Self.json,
                    body: ByteBuffer(string: body)
                ) { #expect($0.status == .ok) }
                await served.device.settle()
                let snapshot = await served.device.snapshot()
                #expect(snapshot.apps.first { $0.id == "app.faulty" }?.phase == phase)
                #expect((snapshot.foreground == nil) == (body != #"{"target": "Faulty"}"#))
            }
        }
    }

    /// An app's own refusal is a conflict, a program that fails a bad gateway.
    @Test(arguments: [
        ("failing:intent", HTTPResponse.Status.conflict, "the store is locked; try again"),
        ("exit:intent", .badGateway, "app.faulty"),
    ])
    func failureOfAProgramHasAStatus(_ behaviour: String, _ status: HTTPResponse.Status, _ words: String) async throws {
        try await ServedDevice(behaviour: behaviour)
            .withRoutes { client in
                let path = "/api/apps/app.faulty/intents/LogIntent"
                try await expect(client, path, status, words, body: #"{"parameters": {}}"#)
            }
    }

    @Test func stoppedDeviceIsUnavailable() async throws {
        let served = try ServedDevice()
        try await served.withRoutes { _ in }
        let application = Application(router: try PageServer(device: served.device).router())
        try await application.test(.router) { client in
            let lock = #"{"name": "locked", "value": "on"}"#
            try await expect(client, "/api/settings", .serviceUnavailable, "stopped", body: lock)
        }
    }
}
