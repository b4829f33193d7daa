/// The token under which a phone gets pushes to an app's widgets, in hexadecimal digits.
///
/// Apple's tokens have no fixed length:
/// https://developer.apple.com/documentation/usernotifications/registering-your-app-with-apns
package struct PushToken: RawRepresentable, Codable, Hashable, Sendable {
    /// The largest length of a token, in bytes (modelled; today's have 32).
    package static let maximumBytes = 100

    /// The token's digits, in lower case, so that a phone has one token.
    package let rawValue: String

    /// Reads a token; `nil` for a text that is not a token.
    package init?(rawValue: String) {
        let digits = rawValue.utf8
        guard !digits.isEmpty, digits.count.isMultiple(of: 2), digits.count <= 2 * Self.maximumBytes,
            digits.allSatisfy({ (48...57).contains($0) || (65...70).contains($0) || (97...102).contains($0) })
        else { return nil }
        self.rawValue = rawValue.lowercased()
    }
}
