import HangangjariAPI

/// How long a result of the source is used before the source is asked again.
package struct RefreshWindow: Hashable, Sendable {
    /// The seconds after a usable response, 60 by default.
    package let hotSeconds: Int
    /// The seconds after a failure: at most 15, so that a source that works again is soon noticed.
    package let retrySeconds: Int

    package init(hotSeconds: Int = 60) {
        self.hotSeconds = hotSeconds
        retrySeconds = min(hotSeconds, 15)
    }

    /// Whether what was requested at a given time can be used without asking the source.
    func includes(_ now: Timestamp, askedAt: Timestamp, hasFailed: Bool = false) -> Bool {
        (0..<(hasFailed ? retrySeconds : hotSeconds)).contains(now.seconds(since: askedAt))
    }
}
