import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing
import VitrineDevice

@testable import VitrineServer

/// The page's routes, without a socket and on a device without apps.
struct PageRoutesTests {
    private func get(
        _ path: String,
        _ headers: HTTPFields = [:],
        from client: any TestClientProtocol
    ) async throws -> TestResponse {
        try await client.execute(uri: path, method: .get, headers: headers) { $0 }
    }

    private func post(_ path: String, _ body: String, to client: any TestClientProtocol) async throws {
        let headers: HTTPFields = [.contentType: "application/json"]
        try await client.execute(uri: path, method: .post, headers: headers, body: ByteBuffer(string: body)) {
            #expect($0.status == .ok, "\(body): \(String(buffer: $0.body))")
        }
    }

    @Test func filesForbidForeignCodeAndAreNotSentAgain() async throws {
        try await ServedDevice()
            .withRoutes { client in
                for path in [
                    "/", "/page/page.js", "/page/live.js", "/page/all.css", "/page/icon.svg",
                    "/fonts/VitrineSans-Regular.woff2",
                ] {
                    let first = try await get(path, from: client)
                    #expect(first.status == .ok && first.body.readableBytes > 0, "\(path)")
                    #expect(first.headers[.contentSecurityPolicy]?.contains("default-src 'self'") == true)
                    #expect(first.headers[.xContentTypeOptions] == "nosniff")
                    let tag = try #require(first.headers[.eTag])
                    let again = try await get(path, [.ifNoneMatch: tag], from: client)
                    #expect(again.status == .notModified && again.body.readableBytes == 0, "\(path)")
                    let other = try await get(path, [.ifNoneMatch: "\"other\""], from: client)
                    #expect(other.status == .ok && other.body == first.body, "\(path)")
                }
            }
    }

    @Test func pageNamesOneStyleSheetWithAllRulesAndFontsThatAreKeptForEver() async throws {
        try await ServedDevice()
            .withRoutes { client in
                let page = String(buffer: try await get("/", from: client).body)
                #expect(page.matches(of: /rel="stylesheet" href="([^"]*)"/).map(\.1) == ["/page/all.css"])
                let rules = String(buffer: try await get("/page/all.css", from: client).body)
                for text in ["@font-face", ".vw{", ".phone {", "[data-standby]", ".still "] {
                    #expect(rules.contains(text), "\(text)")
                }
                #expect(!rules.contains("font-display: block"))
                let name = "/fonts/VitrineSans-Regular.woff2"
                let versioned = #/url\("(/fonts/VitrineSans-Regular\.woff2\?v=[0-9a-f]+)"\)/#
                let font = try #require(rules.firstMatch(of: versioned)?.1)
                for (path, caching) in [
                    (String(font), "public, max-age=31536000, immutable"),
                    (name + "?v=0", "no-cache"), (name, "no-cache"),
                ] {
                    let response = try await get(path, from: client)
                    #expect(response.status == .ok)
                    #expect(response.headers[.cacheControl] == caching, "\(path)")
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

    @Test func fileIsCompressedForABrowserThatAcceptsIt() async throws {
        try await ServedDevice()
            .withRoutes { client in
                for accepted in ["gzip, deflate, br", "identity", nil] {
                    var headers: HTTPFields = [:]
                    headers[.acceptEncoding] = accepted
                    let isGzip = accepted?.hasPrefix("gzip") == true
                    let script = try await get("/page/page.js", headers, from: client)
                    #expect(script.headers[.contentEncoding] == (isGzip ? "gzip" : nil))
                    #expect(script.headers[.vary] == "Accept-Encoding")
                    // The first two bytes of every gzip file.
                    #expect(script.body.readableBytesView.starts(with: [0x1f, 0x8b]) == isGzip)
                    let font = try await get("/fonts/VitrineSans-Bold.woff2", headers, from: client)
                    #expect(font.headers[.contentEncoding] == nil)
                }
            }
    }

    @Test func pictureHasTheSizeOfTheScreenAsItIsHeld() async throws {
        struct Size: Decodable, Equatable {
            var width, height: Double
        }
        try await ServedDevice()
            .withRoutes { client in
                func size(_ name: String, _ value: String) async throws -> Size {
                    try await post("/api/settings", #"{"name": "\#(name)", "value": "\#(value)"}"#, to: client)
                    let answer = String(buffer: try await get("/api/pictures/phone", from: client).body)
                    return try JSONDecoder().decode(Size.self, from: Data(answer.utf8))
                }
                let upright = try await size("standBy", "off")
                #expect(upright.height > upright.width)
                // A phone in StandBy lies on its side.
                #expect(try await size("standBy", "day") == Size(width: upright.height, height: upright.width))
                _ = try await size("standBy", "off")
                #expect(try await size("screen", "820x1180") == Size(width: 820, height: 1180))
            }
    }

    @Test func policiesAreComparedInATableAndInCharts() async throws {
        struct Answer: Decodable {
            struct Row: Decodable {
                var title: String
                var values: [String]
            }

            var policies, charts: [String]
            var rows: [Row]
        }
        try await ServedDevice()
            .withRoutes { client in
                let body = String(buffer: try await get("/api/fleet?policies=60m,30m~10m", from: client).body)
                let answer = try JSONDecoder().decode(Answer.self, from: Data(body.utf8))
                #expect(answer.policies == ["60m", "30m~10m"])
                #expect(answer.charts.count == 2)
                #expect(answer.charts.allSatisfy { $0.hasPrefix("<svg") && $0.contains("30m~10m") })
                #expect(answer.rows.count > 5)
                #expect(answer.rows.allSatisfy { $0.values.count == 2 })
            }
    }

    @Test func clockAcceptsLocalTimeSpeedZoneAndJump() async throws {
        let served = try ServedDevice()
        try await served.withRoutes { client in
            for (path, command) in [
                ("settings", #"{"name": "timeZone", "value": "Asia/Seoul"}"#),
                ("clock", #"{"local": "2026-03-01T09:30"}"#), ("settings", #"{"name": "speed", "value": "60"}"#),
                ("settings", #"{"name": "speed", "value": "0"}"#), ("clock", #"{"jump": "nextMidnight"}"#),
            ] { try await post("/api/\(path)", command, to: client) }
            let midnightInSeoul = Date(timeIntervalSince1970: 1_772_377_200)
            #expect(await served.device.snapshot().clock.date == midnightInSeoul)
        }
    }
}
