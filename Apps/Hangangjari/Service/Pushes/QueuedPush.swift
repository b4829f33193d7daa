/// A push that a worker has taken from the queue.
package struct QueuedPush: Hashable, Sendable {
    package var token: PushToken
    /// The identifier that the push keeps in all attempts, a UUID.
    package var id: String
    /// The number of this attempt, from 1.
    package var attempt: Int

    package init(token: PushToken, id: String, attempt: Int) {
        self.token = token
        self.id = id
        self.attempt = attempt
    }
}

/// What became of an attempt.
package struct PushResult: Encodable, Hashable, Sendable {
    package enum Kind: String, Encodable, Sendable {
        /// The push is with Apple, and is charged.
        case delivered
        /// The phone has no such token any more; its registrations end.
        case gone
        /// The push is tried again.
        case again
        /// The push was taken and not sent, which is no attempt.
        case untried
        /// The push is not tried again, and kept as a dead letter until the next change.
        case dead
    }

    package var token: PushToken
    package var id: String
    package var attempt: Int
    package var kind: Kind
    /// The seconds until the next attempt; 0 where there is none.
    package var wait: Double
    /// The reason for which the attempt failed; `nil` if it did not.
    package var failure: String?

    package init(_ push: QueuedPush, _ kind: Kind, wait: Double = 0, failure: String? = nil) {
        token = push.token
        id = push.id
        attempt = push.attempt
        self.kind = kind
        self.wait = wait
        self.failure = failure
    }
}
