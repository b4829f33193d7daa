import Foundation
import HTTPTypes

/// A request to the push endpoint, and what is wrong with it.
///
/// Status and reason are Apple's:
/// https://developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns
struct PushRequest {
    /// The app whose widgets are to be reloaded.
    let app: String

    /// Why a push is refused.
    struct Refusal: Error, Hashable {
        var status: HTTPResponse.Status
        var reason: String
    }

    /// The largest payload in bytes (documented).
    static let maximumBytes = 4096
    /// How old a token of a sender may be in seconds (documented).
    private static let tokenLifetime = 3600.0

    /// Reads a request.
    /// - Parameters:
    ///   - token: The device token in the path.
    ///   - headers: The request's headers.
    ///   - body: The payload.
    ///   - apps: The identifiers of the apps on the device, by their tokens.
    ///   - date: This machine's date, by which the sender signs.
    /// - Throws: ``Refusal`` for a request that Apple's push service would refuse.
    init(
        token: String,
        _ headers: HTTPFields,
        _ body: [UInt8],
        apps: [String: String],
        date: Date
    ) throws(Refusal) {
        try Self.checkSender(headers[.authorization], date)
        guard headers["apns-push-type"] == "widgets" else {
            throw Refusal(status: .badRequest, reason: "InvalidPushType")
        }
        if let id = headers["apns-id"], UUID(uuidString: id) == nil {
            throw Refusal(status: .badRequest, reason: "BadMessageId")
        }
        guard let topic = headers["apns-topic"] else { throw Refusal(status: .badRequest, reason: "MissingTopic") }
        guard !token.isEmpty, token.count.isMultiple(of: 2), token.allSatisfy(\.isHexDigit) else {
            throw Refusal(status: .badRequest, reason: "BadDeviceToken")
        }
        guard let app = apps[token.lowercased()] else { throw Refusal(status: .gone, reason: "Unregistered") }
        guard topic == app + ".push-type.widgets" else {
            throw Refusal(status: .badRequest, reason: "DeviceTokenNotForTopic")
        }
        guard Self.asksForReload(body) else { throw Refusal(status: .badRequest, reason: "PayloadEmpty") }
        self.app = app
    }

    /// Checks the form and the age of the sender's token; its signature is not, because the device has no team's key.
    private static func checkSender(_ text: String?, _ date: Date) throws(Refusal) {
        guard let text, text.lowercased().hasPrefix("bearer ") else {
            throw Refusal(status: .forbidden, reason: "MissingProviderToken")
        }
        let parts = text.dropFirst(7).split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 3, let header: Header = object(parts[0]), header.alg == "ES256", !header.kid.isEmpty,
            let claims: Claims = object(parts[1]), !claims.iss.isEmpty, bytes(parts[2])?.count == 64
        else { throw Refusal(status: .forbidden, reason: "InvalidProviderToken") }
        guard abs(date.timeIntervalSince1970 - claims.iat) <= tokenLifetime else {
            throw Refusal(status: .forbidden, reason: "ExpiredProviderToken")
        }
    }

    private struct Header: Decodable { var alg, kid: String }

    private struct Claims: Decodable {
        var iss: String
        var iat: Double
    }

    private static func asksForReload(_ body: [UInt8]) -> Bool {
        struct Payload: Decodable {
            struct APS: Decodable {
                var contentChanged: Bool

                enum CodingKeys: String, CodingKey { case contentChanged = "content-changed" }
            }
            var aps: APS
        }
        return (try? JSONDecoder().decode(Payload.self, from: Data(body)))?.aps.contentChanged == true
    }

    private static func object<Value: Decodable>(_ text: Substring) -> Value? {
        bytes(text).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
    }

    /// The bytes of base64url without padding: RFC 7515, 2.
    private static func bytes(_ text: Substring) -> Data? {
        let digits = text.replacing("-", with: "+").replacing("_", with: "/")
        return Data(base64Encoded: digits + String(repeating: "=", count: (4 - digits.count % 4) % 4))
    }
}

extension HTTPFields {
    fileprivate subscript(name: String) -> String? { HTTPField.Name(name).flatMap { self[$0] } }
}
