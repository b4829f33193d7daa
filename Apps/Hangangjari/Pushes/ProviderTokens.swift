import HangangjariAPI
import Synchronization

/// The tokens of a key: each is used for 50 minutes.
///
/// Apple refuses a token that is older than an hour, and a sender that makes more than one in 20 minutes.
final class ProviderTokens: Sendable {
    private static let lifetimeSeconds = 50 * 60

    private let key: ProviderKey
    private let now: @Sendable () -> Timestamp
    private let last = Mutex<(text: String, madeAt: Timestamp)?>(nil)

    init(_ key: ProviderKey, now: @escaping @Sendable () -> Timestamp) {
        self.key = key
        self.now = now
    }

    /// Makes another token next time, because the push service takes a token as expired: this machine's clock may have
    /// been set back since it was made.
    func forget(_ text: String) {
        last.withLock { last in if last?.text == text { last = nil } }
    }

    /// Returns the token that is to be used now.
    func current() throws -> String {
        try last.withLock { last in
            let now = now()
            if let last, (0..<Self.lifetimeSeconds).contains(now.seconds(since: last.madeAt)) { return last.text }
            let text = try key.token(at: now.secondsSince1970)
            last = (text, now)
            return text
        }
    }
}
