import HTTPTypes
import Hummingbird
import Testing

@testable import VitrineServer

/// A request from a browser or a script, with the status of its refusal; nil if the guard accepts it.
struct GuardCase: Sendable, CustomTestStringConvertible {
    var name: String
    var authority: String? = "127.0.0.1:8080"
    var method = HTTPRequest.Method.get
    var headers: [String: String] = [:]
    var status: HTTPResponse.Status?

    var testDescription: String { name }

    static let all = [
        GuardCase(name: "page by address"),
        GuardCase(name: "page by localhost", authority: "localhost:9000"),
        GuardCase(name: "page by IPv6", authority: "[::1]:8080"),
        GuardCase(name: "upper-case host", authority: "LOCALHOST:8080"),
        GuardCase(name: "foreign host", authority: "evil.example:8080", status: .forbidden),
        GuardCase(name: "host with our address as a prefix", authority: "127.0.0.1.evil.example", status: .forbidden),
        GuardCase(name: "host behind a user name", authority: "127.0.0.1@evil.example", status: .forbidden),
        GuardCase(name: "host with an invalid port", authority: "127.0.0.1:80.evil.example", status: .forbidden),
        GuardCase(name: "IPv6 with an invalid suffix", authority: "[::1].evil.example", status: .forbidden),
        GuardCase(name: "IPv6 without a closing bracket", authority: "[::1", status: .forbidden),
        GuardCase(name: "host without a port", authority: "127.0.0.1"),
        GuardCase(name: "no host", authority: nil, status: .forbidden),
        GuardCase(name: "other loopback address", authority: "127.0.0.2:8080", status: .forbidden),
        GuardCase(name: "own origin", headers: ["Origin": "http://127.0.0.1:8080"]),
        GuardCase(name: "foreign origin", headers: ["Origin": "https://evil.example"], status: .forbidden),
        GuardCase(name: "origin of another port", headers: ["Origin": "http://127.0.0.1:3000"], status: .forbidden),
        GuardCase(name: "null origin", headers: ["Origin": "null"], status: .forbidden),
        GuardCase(name: "opened by the user", headers: ["Sec-Fetch-Site": "none"]),
        GuardCase(name: "from another site", headers: ["Sec-Fetch-Site": "cross-site"], status: .forbidden),
        GuardCase(name: "from another port", headers: ["Sec-Fetch-Site": "same-site"], status: .forbidden),
        GuardCase(name: "command as JSON", method: .post, headers: ["Content-Type": "application/json; charset=utf-8"]),
        GuardCase(
            name: "command as a form, which browsers send across origins without a preflight request",
            method: .post,
            headers: ["Content-Type": "application/x-www-form-urlencoded"],
            status: .unsupportedMediaType
        ),
        GuardCase(name: "command without a content type", method: .post, status: .unsupportedMediaType),
        GuardCase(name: "delete without a content type", method: .delete, status: .methodNotAllowed),
    ]
}

struct LoopbackGuardTests {
    @Test(arguments: [
        ("192.168.0.7:8080", true), ("Phone.example:8080", true), ("phone.example", true), ("[fe80::7]:8080", true),
        ("localhost:8080", true), ("192.168.0.8:8080", false), ("phone.example.evil.example:8080", false),
        ("0.0.0.0:8080", false),
    ])
    func namesOfTheDeviceAreAcceptedToo(_ authority: String, isAccepted: Bool) throws {
        let named = LoopbackGuard<BasicRequestContext>(hosts: ["192.168.0.7", "phone.example", "[fe80::7]"])
        var head = HTTPRequest(method: .get, scheme: "http", authority: authority, path: "/")
        head.headerFields[.origin] = "http://\(authority)"
        if isAccepted {
            try named.check(head)
            head.headerFields[.origin] = "http://evil.example"
        }
        #expect(throws: HTTPError.self) { try named.check(head) }
    }

    @Test(arguments: GuardCase.all)
    func guardAcceptsOnlyTheDevicesOwnPage(_ request: GuardCase) throws {
        var head = HTTPRequest(method: request.method, scheme: "http", authority: request.authority, path: "/")
        for (name, value) in request.headers {
            head.headerFields[try #require(HTTPField.Name(name))] = value
        }
        guard let status = request.status else {
            try LoopbackGuard<BasicRequestContext>().check(head)
            return
        }
        let error = #expect(throws: HTTPError.self) { try LoopbackGuard<BasicRequestContext>().check(head) }
        #expect(error?.status == status)
        #expect(error?.body?.isEmpty == false)
    }
}
