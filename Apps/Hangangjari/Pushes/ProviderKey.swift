import Crypto
import Foundation
package import HangangjariService

/// The key with which a team signs its requests to Apple's push service: the content of a `.p8` file.
///
/// https://developer.apple.com/documentation/usernotifications/establishing-a-token-based-connection-to-apns
package struct ProviderKey: Sendable {
    private let key: P256.Signing.PrivateKey
    private let keyID: String
    private let teamID: String

    /// Reads a key.
    /// - Throws: ``ServiceError`` `badInput` for a text that is not such a key, and for invalid identifiers; no
    ///   message contains the key.
    package init(pem: String, keyID: String, teamID: String) throws(ServiceError) {
        for (name, id) in [("key", keyID), ("team", teamID)] {
            let isID = id.utf8.count == 10 && id.utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) }
            guard isID else {
                throw ServiceError(
                    .badInput,
                    "the \(name)'s identifier must have 10 letters and digits, such as ABC123DEFG"
                )
            }
        }
        do {
            key = try P256.Signing.PrivateKey(pemRepresentation: pem)
        } catch {
            // The cause could repeat a part of the key.
            throw ServiceError(
                .badInput,
                "the key is not that of a .p8 file from Apple, with the line BEGIN PRIVATE KEY"
            )
        }
        self.keyID = keyID
        self.teamID = teamID
    }

    /// Returns a token for requests, a JSON Web Token (RFC 7519) with ES256 (RFC 7518), made at a time in seconds since
    /// 1970.
    /// - Throws: What the system's source of random numbers throws.
    package func token(at seconds: Int) throws -> String {
        let header = #"{"alg":"ES256","kid":"\#(keyID)"}"#
        let claims = #"{"iss":"\#(teamID)","iat":\#(seconds)}"#
        let signed = Self.text(Data(header.utf8)) + "." + Self.text(Data(claims.utf8))
        return try signed + "." + Self.text(key.signature(for: Data(signed.utf8)).rawRepresentation)
    }

    /// The text of bytes in base64url without padding: RFC 7515, 2.
    private static func text(_ bytes: Data) -> String {
        bytes.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
