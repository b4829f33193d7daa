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

    private func expectRefusal(_ response: TestResponse, _ comment: String) {
        #expect(response.status == .unauthorized, "\(comment)")
        let body = String(buffer: response.body)
        #expect(body.contains(#""code":"unauthorized""#), "\(comment): \(body)")
        #expect(body.contains("open the address that `vitrine` printed"), "\(comment): \(body)")
        #expect(response.headers[.wwwAuthenticate] == "Bearer")
        #expect(response.headers[.contentSecurityPolicy] != nil)
    }

    @Test func withoutTheKeyNothingIsAnswered() async throws {
        let paths = [
            "/", "/?still=1&page=1", "/page/page.js", "/fonts/fonts.css", "/icons/app.faulty", "/events", "/api/status",
            "/api/still", "/api/trace", "/still/w1", "/api/pictures/phone", "/api/nowhere", "/nowhere",
        ]
        try await ServedDevice(behaviour: "good")
            .withRoutes(key: key) { client in
                for path in paths {
                    try await client.execute(uri: path, method: .get) { expectRefusal($0, path) }
                }
                let command = ByteBuffer(string: #"{"name": "locked", "value": "on"}"#)
                let json: HTTPFields = [.contentType: "application/json"]
                try await client.execute(uri: "/api/settings", method: .post, headers: json, body: command) {
                    expectRefusal($0, "a command")
                }
            }
    }

    @Test func anotherKeyIsRefusedWhereverItStands() async throws {
        let wrong = [Self.newKey().text, String(key.text.dropLast()), key.text + "A", key.text.lowercased(), "", " "]
        try await ServedDevice()
            .withRoutes(key: key) { client in
                for text in wrong {
                    let all: [HTTPFields] = [
                        [.authorization: "Bearer \(text)"], [.authorization: text], [.cookie: "vitrine-80=\(text)"],
                    ]
                    for headers in all {
                        try await client.execute(uri: "/api/status", method: .get, headers: headers) {
                            expectRefusal($0, "\(headers)")
                        }
                    }
                    let address = "/?key=\(text.replacing(" ", with: "%20"))"
                    try await client.execute(uri: address, method: .get) { response in
                        expectRefusal(response, "address")
                        #expect(response.headers[.setCookie] == nil)
                    }
                }
                // The right key of another port, under another scheme, or with a command.
                let misplaced: [HTTPFields] = [
                    [.cookie: "vitrine-8080=\(key.text)"], [.cookie: "key=\(key.text)"],
                    [.authorization: "Basic \(key.text)"],
                ]
                for headers in misplaced {
                    try await client.execute(uri: "/", method: .get, headers: headers) {
                        expectRefusal($0, "\(headers)")
                    }
                }
                let json: HTTPFields = [.contentType: "application/json"]
                try await client.execute(uri: "/api/settle?key=\(key.text)", method: .post, headers: json) {
                    expectRefusal($0, "a command's address")
                }
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
                        #expect(
                            cookie == ["vitrine-80=\(key.text)", "Path=/", "HttpOnly", "SameSite=Strict"],
                            "\(cookie)"
                        )
                        #expect(response.headers[.cacheControl] == "no-store")
                        #expect(response.body.readableBytes == 0)
                    }
                }
            }
    }

    @Test func cookieOrBearerIsAnswered() async throws {
        try await ServedDevice()
            .withRoutes(key: key) { client in
                let all: [HTTPFields] = [
                    [.authorization: "Bearer \(key.text)"], [.cookie: "vitrine-80=\(key.text)"],
                    [.cookie: "vitrine-8080=other; vitrine-80=\(key.text); theme=dark"],
                ]
                for headers in all {
                    for path in ["/", "/page/page.js", "/api/status"] {
                        try await client.execute(uri: path, method: .get, headers: headers) { response in
                            #expect(response.status == .ok, "\(path)")
                        }
                    }
                    let json = headers + [.contentType: "application/json"]
                    try await client.execute(uri: "/api/settle", method: .post, headers: json) { response in
                        #expect(response.status == .ok)
                    }
                }
            }
    }
}

/// The fields of both.
private func + (left: HTTPFields, right: HTTPFields) -> HTTPFields {
    var all = left
    for field in right { all.append(field) }
    return all
}
