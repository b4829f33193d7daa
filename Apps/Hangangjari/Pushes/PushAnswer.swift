import CompactJSON
package import HangangjariService

/// What the push service answers to a push, and what follows.
///
/// https://developer.apple.com/documentation/usernotifications/handling-notification-responses-from-apns
package struct PushAnswer: Hashable, Sendable {
    /// The number of attempts after which a push is a dead letter: they take more than an hour, and what a park's
    /// widget shows is not current for so long.
    package static let maximumAttempts = 12
    /// The seconds until the second attempt; each further one waits twice as long, up to the second number.
    private static let waits = (first: 5.0, last: 900.0)
    /// The longest wait that the push service can ask for, in seconds.
    private static let longestWait = 3600.0

    /// The status; 0 where no answer came.
    package var status: Int
    /// The reason in the body, such as `BadDeviceToken`; where no answer came, why.
    package var reason: String
    /// The seconds in the header `Retry-After`.
    package var retryAfter: Double?

    package init(status: Int, reason: String = "", retryAfter: Double? = nil) {
        self.status = status
        self.reason = reason
        self.retryAfter = retryAfter
    }

    /// Returns what becomes of a push.
    package func result(of push: QueuedPush) -> PushResult {
        switch (status, reason) {
        case (200, _): return PushResult(push, .delivered)
        // A wrong app or the other of the two push services gets 400 for every phone, which must keep its
        // registrations.
        case (410, _): return PushResult(push, .gone)
        case (0, _), (403, _), (429, _), (500..., _):
            guard push.attempt < Self.maximumAttempts else { return PushResult(push, .dead, failure: failure) }
            let wait = min(Self.waits.first * Double(1 << (push.attempt - 1)), Self.waits.last)
            return PushResult(push, .again, wait: max(wait, asked), failure: failure)
        default: return PushResult(push, .dead, failure: failure)
        }
    }

    /// The seconds for which no push should be sent at all: the push service is overloaded, or accepts no token of this
    /// sender's; 0 if others may be sent.
    package var pause: Double {
        switch (status, reason) {
        // This means one phone only.
        case (429, "TooManyRequests"): 0
        case (403, _): 60
        case (0, _), (429, _), (500..., _): max(asked, 1)
        default: 0
        }
    }

    private var asked: Double { min(retryAfter ?? 0, Self.longestWait) }

    private var failure: String { status == 0 ? reason : "\(status) \(reason)" }
}

extension PushAnswer {
    /// Reads an answer.
    init(status: Int, body: [UInt8], retryAfter: String?) {
        struct Body: Decodable {
            var reason: String
        }
        let reason = (try? CompactJSONDecoder().decode(Body.self, from: body))?.reason ?? ""
        // What is stored and logged is what an identifier of Apple's can be.
        let words = reason.filter { $0.isASCII && $0.isLetter }.prefix(60)
        self.init(status: status, reason: String(words), retryAfter: retryAfter.flatMap(Double.init).map { max(0, $0) })
    }
}
