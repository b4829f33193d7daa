package import HangangjariAPI

/// Which instance of the service asks the source about a park.
package enum RefreshTurn: Hashable, Sendable {
    /// This one.
    ///
    /// The number of its lease has to be given when the result is stored.
    case ask(lease: Int)
    /// None, because the last result is recent enough.
    case known
    /// Another one, or none yet: the instance has to wait so long, unless there is a result sooner.
    case taken(Duration)
}

/// What an instance of the service has stored: a park's values, which it requested at a time.
package struct ParkChange: Hashable, Sendable {
    package var id: String
    package var checkedAt: Timestamp

    package init(id: String, checkedAt: Timestamp) {
        self.id = id
        self.checkedAt = checkedAt
    }
}
