import Foundation
import HTTPTypes
import Testing

@testable import VitrineServer

/// What the push endpoint takes, and what it refuses with which of Apple's reasons.
struct PushRequestTests {
    private static let date = Date(timeIntervalSince1970: 1_790_000_000)
    private static let token = "6170702e61"
    private static let payload = #"{"aps":{"content-changed":true}}"#

    /// A token of a sender as it is sent: header and claims, with a signature that nobody checks.
    private static func bearer(
        header: String = #"{"alg":"ES256","kid":"ABC123DEFG"}"#,
        claims: String = #"{"iss":"TEAM123456","iat":1790000000}"#,
        signature: Int = 64
    ) -> String {
        let parts = [Data(header.utf8), Data(claims.utf8), Data(repeating: 7, count: signature)]
        let texts = parts.map {
            $0.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
        }
        return "bearer " + texts.joined(separator: ".")
    }

    private static func headers(_ changes: [String: String?] = [:]) throws -> HTTPFields {
        let usual: [String: String?] = [
            "authorization": bearer(), "apns-push-type": "widgets", "apns-topic": "app.a.push-type.widgets",
            "apns-id": "8a8f25a4-1c3c-4f5a-9c8e-0d7c0e2f4b11",
        ]
        var fields: HTTPFields = [:]
        for (name, value) in usual.merging(changes, uniquingKeysWith: { $1 }) {
            fields[try #require(HTTPField.Name(name))] = value
        }
        return fields
    }

    private func read(
        token: String = PushRequestTests.token,
        _ changes: [String: String?] = [:],
        body: String = PushRequestTests.payload
    ) throws -> String {
        let apps = [Self.token: "app.a"]
        return try PushRequest(token: token, Self.headers(changes), Array(body.utf8), apps: apps, date: Self.date).app
    }

    private func reason(_ body: () throws -> String) -> String? {
        do {
            _ = try body()
            return nil
        } catch let refusal as PushRequest.Refusal {
            return "\(refusal.status.code) \(refusal.reason)"
        } catch {
            return "\(error)"
        }
    }

    @Test func pushNamesTheAppOfItsToken() throws {
        #expect(try read() == "app.a")
        #expect(try read(token: Self.token.uppercased(), ["apns-id": nil]) == "app.a")
    }

    @Test func senderHasAFreshTokenOfTheRightForm() {
        #expect(reason { try read(["authorization": nil]) } == "403 MissingProviderToken")
        #expect(reason { try read(["authorization": "basic a"]) } == "403 MissingProviderToken")
        let bad = [
            "bearer a", "bearer a.b.c", Self.bearer(header: #"{"alg":"none","kid":"ABC123DEFG"}"#),
            Self.bearer(claims: "{}"), Self.bearer(signature: 63),
        ]
        for text in bad { #expect(reason { try read(["authorization": text]) } == "403 InvalidProviderToken") }
        for seconds in [1_789_996_399, 1_790_003_601] {
            let text = Self.bearer(claims: #"{"iss":"TEAM123456","iat":\#(seconds)}"#)
            #expect(reason { try read(["authorization": text]) } == "403 ExpiredProviderToken")
        }
    }

    @Test func pushIsOneToWidgets() {
        #expect(reason { try read(["apns-push-type": "alert"]) } == "400 InvalidPushType")
        #expect(reason { try read(["apns-topic": nil]) } == "400 MissingTopic")
        #expect(reason { try read(["apns-topic": "app.a"]) } == "400 DeviceTokenNotForTopic")
        #expect(reason { try read(["apns-id": "1"]) } == "400 BadMessageId")
        for body in ["", "{}", #"{"aps":{}}"#, #"{"aps":{"content-changed":false}}"#, "[", "\u{0}"] {
            #expect(reason { try read(body: body) } == "400 PayloadEmpty")
        }
    }

    @Test func tokenThatTheDeviceDoesNotHaveIsGone() {
        #expect(reason { try read(token: "00ff") } == "410 Unregistered")
        for token in ["", "0", "zz", "00f"] { #expect(reason { try read(token: token) } == "400 BadDeviceToken") }
    }
}
