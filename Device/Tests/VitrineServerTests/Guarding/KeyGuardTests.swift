import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing
import VitrineDevice
import VitrineTesting

@testable import VitrineServer

/// What a device with a key answers.
///
/// The test client sends no port, for which the cookie has the port 80.
@Suite(.hangGuard)
struct KeyGuardTests {
    private static func newKey() -> AccessKey {
        var generator = SystemRandomNumberGenerator()
        return AccessKey(using: &generator)
    }

    private let key = newKey()
    private static let json: HTTPFields = [.contentType: "application/json"]

    private func expectRefusal(
        of path: String,
        _ headers: HTTPFields = [:],
        method: HTTPRequest.Method = .get,
        body: String = "",
        by client: any TestClientProtocol
    ) async throws {
        let body = ByteBuffer(string: body)
        try await client.execute(uri: path, method: method, headers: headers, body: body) { response in
            #expect(response.status == .unauthorized, "\(path) \(headers)")
            let text = String(buffer: response.body)
            #expect(text.contains(#""code":"unauthorized""#), "\(path): \(text)")
            #expect(text.contains("open the address that `vitrine` printed"), "\(path): \(text)")
            #expect(response.headers[.wwwAuthenticate] == "Bearer")
            #expect(response.headers[.contentSecurityPolicy] != nil)
            #expect(response.headers[.setCookie] == nil)
        }
    }

    @Test func withoutTheKeyNothingIsAnswered() async throws {
        let paths = [
            "/", "/?still=1&page=1", "/page/page.js", "/fonts/fonts.css", "/icons/app.faulty", "/events", "/api/status",
            "/api/still", "/api/trace", "/still/w1", "/api/pictures/phone", "/api/nowhere", "/nowhere",
        ]
        let wrong = [Self.newKey().text, String(key.text.dropLast()), key.text + "A", key.text.lowercased(), "", " "]
        try await ServedDevice(behaviour: "good")
            .withRoutes(key: key) { client in
                for path in paths { try await expectRefusal(of: path, by: client) }
                let lock = #"{"name": "locked", "value": "on"}"#
                try await expectRefusal(of: "/api/settings", Self.json, method: .post, body: lock, by: client)
                for text in wrong {
                    try await expectRefusal(of: "/api/status", [.authorization: "Bearer \(text)"], by: client)
                    try await expectRefusal(of: "/api/status", [.authorization: text], by: client)
                    try await expectRefusal(of: "/api/status", [.cookie: "vitrine-80=\(text)"], by: client)
                    try await expectRefusal(of: "/?key=\(text.replacing(" ", with: "%20"))", by: client)
                }
                // The right key of another port, under another scheme, or with a command.
                try await expectRefusal(of: "/", [.cookie: "vitrine-8080=\(key.text)"], by: client)
                try await expectRefusal(of: "/", [.cookie: "key=\(key.text)"], by: client)
                try await expectRefusal(of: "/", [.authorization: "Basic \(key.text)"], by: client)
                try await expectRefusal(of: "/api/settle?key=\(key.text)", Self.json, method: .post, by: client)
            }
    }

    @Test func addressWithTheKeySetsACookieAndLeadsToTheAddressWithoutIt() async throws {
        try await ServedDevice()
            .withRoutes(key: key) { client in
                let leads = [
                    ("/?key=\(key.text)", "/"), ("/?widget=w1&key=\(key.text)&page=2", "/?widget=w1&page=2"),
                    ("/still/w1?key=\(key.text)", "/still/w1"), ("//evil.example/?key=\(key.text)", "/evil.example/"),
                ]
                for (address, target) in leads {
                    try await client.execute(uri: address, method: .get) { response in
                        #expect(response.status == .seeOther, "\(address)")
                        #expect(response.headers[.location] == target)
                        let cookie = Set((response.headers[.setCookie] ?? "").split(separator: "; ").map(String.init))
                        #expect(cookie == ["vitrine-80=\(key.text)", "Path=/", "HttpOnly", "SameSite=Strict"])
                        #expect(response.headers[.cacheControl] == "no-store")
                        #expect(response.body.readableBytes == 0)
                    }
                }
                let known: [HTTPFields] = [
                    [.authorization: "Bearer \(key.text)"], [.cookie: "vitrine-80=\(key.text)"],
                    [.cookie: "vitrine-8080=other; vitrine-80=\(key.text); theme=dark"],
                ]
                for var headers in known {
                    for path in ["/", "/page/page.js", "/api/status"] {
                        try await client.execute(uri: path, method: .get, headers: headers) {
                            #expect($0.status == .ok, "\(path)")
                        }
                    }
                    headers[.contentType] = "application/json"
                    try await client.execute(uri: "/api/settle", method: .post, headers: headers) {
                        #expect($0.status == .ok)
                    }
                }
            }
    }
}
