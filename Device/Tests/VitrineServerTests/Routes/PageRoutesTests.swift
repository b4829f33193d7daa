import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing
import VitrineDevice

@testable import VitrineServer

/// The page's routes, without a socket and on a device without apps.
struct PageRoutesTests {
    private func withClient(_ body: @Sendable (any TestClientProtocol) async throws -> Void) async throws {
        try await ServedDevice().withRoutes(body)
    }

    private static let json = HTTPFields([HTTPField(name: .contentType, value: "application/json")])

    @Test(arguments: [
        "/", "/page/page.js", "/page/live.js", "/page/all.css", "/page/icon.svg",
    ])
    func pageFilesHaveAPolicyThatForbidsForeignCode(_ path: String) async throws {
        try await withClient { client in
            try await client.execute(uri: path, method: .get) { response in
                #expect(response.status == .ok)
                #expect(response.body.readableBytes > 0)
                #expect(response.headers[.contentSecurityPolicy]?.contains("default-src 'self'") == true)
                #expect(response.headers[.xContentTypeOptions] == "nosniff")
            }
        }
    }

    @Test(arguments: [
        "/nothing", "/page/../Package.swift", "/page/%2e%2e%2fPackage.swift", "/page/", "/fonts/..%2f..%2fsecret",
        "/api/nothing",
    ])
    func unknownPathsAreNotFound(_ path: String) async throws {
        try await withClient { client in
            try await client.execute(uri: path, method: .get) { response in
                #expect(response.status == .notFound)
                #expect(String(buffer: response.body).contains("\"message\""))
            }
        }
    }

    @Test func pageNamesOneStyleSheetWithAllRulesAndTheirFonts() async throws {
        try await withClient { client in
            let page = try await client.execute(uri: "/", method: .get) { String(buffer: $0.body) }
            #expect(page.matches(of: /rel="stylesheet" href="([^"]*)"/).map(\.1) == ["/page/all.css"])
            let rules = try await client.execute(uri: "/page/all.css", method: .get) { String(buffer: $0.body) }
            for text in ["@font-face", ".vw{", ".phone {", "[data-standby]", ".still "] {
                #expect(rules.contains(text), "\(text)")
            }
            let font = try #require(rules.firstMatch(of: /url\("(\/fonts\/[^"]*)"\)/)?.1)
            try await client.execute(uri: String(font), method: .get) { #expect($0.status == .ok) }
        }
    }

    @Test(arguments: ["/", "/page/page.js", "/fonts/VitrineSans-Regular.woff2"])
    func fileThatTheBrowserHasIsNotSentAgain(_ path: String) async throws {
        try await withClient { client in
            let tag = try await client.execute(uri: path, method: .get) { $0.headers[.eTag] }
            let known = try #require(tag)
            let again = HTTPFields([HTTPField(name: .ifNoneMatch, value: known)])
            try await client.execute(uri: path, method: .get, headers: again) { response in
                #expect(response.status == .notModified)
                #expect(response.body.readableBytes == 0)
            }
            let other = HTTPFields([HTTPField(name: .ifNoneMatch, value: "\"other\"")])
            try await client.execute(uri: path, method: .get, headers: other) { response in
                #expect(response.status == .ok)
                #expect(response.body.readableBytes > 0)
            }
        }
    }

    @Test func fontWithItsVersionIsKeptForEver() async throws {
        try await withClient { client in
            let sheet = try await client.execute(uri: "/page/all.css", method: .get) { String(buffer: $0.body) }
            let match = try #require(try /VitrineSans-Regular\.woff2\?v=([0-9a-f]+)/.firstMatch(in: sheet))
            #expect(!sheet.contains("font-display: block"))
            for (path, caching) in [
                ("/fonts/\(match.output.0)", "public, max-age=31536000, immutable"),
                ("/fonts/VitrineSans-Regular.woff2?v=0", "no-cache"),
                ("/fonts/VitrineSans-Regular.woff2", "no-cache"),
            ] {
                try await client.execute(uri: path, method: .get) { response in
                    #expect(response.status == .ok)
                    #expect(response.headers[.cacheControl] == caching, "\(path)")
                }
            }
        }
    }

    /// The bar is 110 KB, as a browser receives it, for everything except fonts and the apps' own icons.
    @Test func pageWithoutFontsIsSmall() throws {
        let files = try PageServer(device: ServedDevice().device).fileRoutes.files.files
        let sent = files.filter { path, _ in !path.hasSuffix(".woff2") }
        #expect(sent.count > 20)
        let bytes = sent.values.map { $0.compressed?.count ?? $0.data.count }.reduce(0, +)
        #expect(bytes <= 110_000, "\(bytes) bytes")
    }

    @Test(arguments: [("gzip, deflate, br", "gzip"), ("identity", nil), (nil, nil)] as [(String?, String?)])
    func fileIsCompressedForABrowserThatAcceptsIt(_ accepted: String?, _ encoding: String?) async throws {
        try await withClient { client in
            let headers = HTTPFields(accepted.map { [HTTPField(name: .acceptEncoding, value: $0)] } ?? [])
            try await client.execute(uri: "/page/page.js", method: .get, headers: headers) { response in
                #expect(response.headers[.contentEncoding] == encoding)
                #expect(response.headers[.vary] == "Accept-Encoding")
                // The first two bytes of every gzip file.
                #expect(response.body.readableBytesView.starts(with: [0x1f, 0x8b]) == (encoding == "gzip"))
            }
            try await client.execute(uri: "/fonts/VitrineSans-Bold.woff2", method: .get, headers: headers) { response in
                #expect(response.headers[.contentEncoding] == nil)
            }
        }
    }

    @Test func oversizedCommandIsRefused() async throws {
        try await withClient { client in
            let body = ByteBuffer(string: #"{"name": "\#(String(repeating: "x", count: 70_000))"}"#)
            try await client.execute(uri: "/api/settings", method: .post, headers: Self.json, body: body) { response in
                #expect(response.status == .contentTooLarge)
            }
        }
    }

    @Test(arguments: ["", "[]", "{", "{}", #"{"name": "locked", "value": "yes"}"#, "null", "\u{0}"])
    func invalidCommandIsRefusedWithAMessage(_ body: String) async throws {
        try await withClient { client in
            try await client.execute(
                uri: "/api/settings",
                method: .post,
                headers: Self.json,
                body: ByteBuffer(string: body)
            ) { response in
                #expect(response.status == .badRequest)
                #expect(String(buffer: response.body).contains("message"))
            }
        }
    }

    @Test(arguments: [
        ("/api/commands/remove", #"{"widget": "w9"}"#, "w9"),
        ("/api/widgets/w9/open", "{}", "w9"),
        ("/api/commands/close", #"{"app": "nobody"}"#, "nobody"), ("/api/commands/rebot", "{}", "did you mean reboot?"),
        ("/api/widgets", #"{"app": "nobody", "kind": "k", "family": "systemSmall"}"#, "nobody"),
    ])
    func unknownTargetIsNotFoundAndNamed(_ path: String, _ body: String, _ name: String) async throws {
        try await withClient { client in
            try await client.execute(uri: path, method: .post, headers: Self.json, body: ByteBuffer(string: body)) {
                response in
                #expect(response.status == .notFound)
                #expect(String(buffer: response.body).contains(name))
            }
        }
    }

    @Test func pictureOfAPhoneInStandByLiesOnItsSide() async throws {
        struct Size: Decodable, Equatable {
            var width, height: Double
        }
        try await withClient { client in
            var sizes: [Size] = []
            for value in ["off", "day"] {
                let body = ByteBuffer(string: #"{"name": "standBy", "value": "\#(value)"}"#)
                try await client.execute(uri: "/api/settings", method: .post, headers: Self.json, body: body) {
                    #expect($0.status == .ok)
                }
                let path = "/api/pictures/phone"
                let answer = try await client.execute(uri: path, method: .get) { String(buffer: $0.body) }
                sizes.append(try JSONDecoder().decode(Size.self, from: Data(answer.utf8)))
            }
            #expect(sizes[0].height > sizes[0].width)
            #expect(sizes[1] == Size(width: sizes[0].height, height: sizes[0].width))
        }
    }

    @Test func pictureOfATabletIsAsLargeAsItsScreen() async throws {
        try await withClient { client in
            let body = ByteBuffer(string: #"{"name": "screen", "value": "820x1180"}"#)
            try await client.execute(uri: "/api/settings", method: .post, headers: Self.json, body: body) {
                #expect($0.status == .ok)
            }
            let answer = try await client.execute(uri: "/api/pictures/phone", method: .get) { String(buffer: $0.body) }
            #expect(answer.contains("820") && answer.contains("1180"), "\(answer)")
        }
    }

    @Test func clockAcceptsLocalTimeSpeedZoneAndJump() async throws {
        let served = try ServedDevice()
        try await served.withRoutes { client in
            for (path, command) in [
                ("settings", #"{"name": "timeZone", "value": "Asia/Seoul"}"#),
                ("clock", #"{"local": "2026-03-01T09:30"}"#), ("settings", #"{"name": "speed", "value": "60"}"#),
                ("settings", #"{"name": "speed", "value": "0"}"#), ("clock", #"{"jump": "nextMidnight"}"#),
            ] {
                try await client.execute(
                    uri: "/api/\(path)",
                    method: .post,
                    headers: Self.json,
                    body: ByteBuffer(string: command)
                ) { response in
                    #expect(response.status == .ok, "\(command): \(String(buffer: response.body))")
                }
            }
            #expect(
                await served.device.snapshot().clock.date == Date(timeIntervalSince1970: 1_772_377_200),
                "midnight in Seoul"
            )
        }
    }

    @Test(arguments: [
        ("tint", "#ff88", "#9eccff"), ("tint", "blue", "#9eccff"), ("screen", "0x0", "402x874"),
        ("textSize", "huge", "xLarge"), ("hourCycle", "13", "automatic"), ("boldText", "1.5", "boldText"),
        ("wallpaper", "beach", "dusk"), ("standBy", "on", "night"), ("locale", "not a locale", "de_DE"),
        ("location", "north", "37.5302"), ("locked", "true", "on"), ("volume", "on", "boldText"),
        ("timeZone", "Mars/Olympus", "no time zone Mars"), ("speed", "1e99", "speed must be"),
    ])
    func invalidSettingIsRefusedWithARemedy(_ name: String, _ value: String, _ remedy: String) async throws {
        try await withClient { client in
            let body = ByteBuffer(string: "{\"name\": \"\(name)\", \"value\": \"\(value)\"}")
            try await client.execute(uri: "/api/settings", method: .post, headers: Self.json, body: body) {
                #expect([.badRequest, .notFound].contains($0.status))
                #expect(String(buffer: $0.body).contains(remedy), "\(String(buffer: $0.body))")
            }
        }
    }

    @Test(arguments: [
        #"{"local": "yesterday"}"#, "{}", #"{"jump": "back"}"#,
    ])
    func invalidClockCommandIsRefused(_ command: String) async throws {
        try await withClient { client in
            try await client.execute(
                uri: "/api/clock",
                method: .post,
                headers: Self.json,
                body: ByteBuffer(string: command)
            ) { response in
                #expect(response.status == .badRequest)
            }
        }
    }
}
