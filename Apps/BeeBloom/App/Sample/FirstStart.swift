package import BeeBloomModel

/// What the app creates if there is no store.
package enum FirstStart: String, Sendable {
    /// Create a store with the sample data, and mark it as such.
    case sample
    /// Create an empty store, so that the widgets report that there are no habits.
    case empty

    /// The environment variable that selects the first start.
    package static let variable = "VITRINE_DATA"

    /// Reads the choice from the environment; without one, the sample.
    ///
    /// - Throws: `BeeBloomError` with code `badState` for any other value.
    package init(environment: [String: String]) throws(BeeBloomError) {
        let value = environment[Self.variable] ?? ""
        guard let choice = value.isEmpty ? .sample : FirstStart(rawValue: value) else {
            throw BeeBloomError(.badState, "\(Self.variable) is \"\(value.prefix(40))\"; set it to sample or empty.")
        }
        self = choice
    }

    /// Creates the store if there is none.
    ///
    /// - Returns: Whether this was the first start.
    /// - Throws: `BeeBloomError` or `VitrineError` if the data cannot be stored.
    @discardableResult
    package func run(_ services: Services) throws -> Bool {
        guard try services.createStoreIfMissing() else { return false }
        if self == .sample { try Self.storeSample(services) }
        return true
    }

    /// Stores the sample beside the existing data; it replaces an earlier sample.
    ///
    /// - Throws: `BeeBloomError` or `VitrineError` if the data cannot be stored.
    package static func storeSample(_ services: Services) throws {
        try services.createStoreIfMissing()
        try removeSample(services)
        try services.settings.save(AppSettings(isSample: true), now: services.moment.now)
        try SampleData(at: services.moment).store(in: services.store)
    }

    /// Removes the sample data and keeps what a person added.
    ///
    /// - Throws: `BeeBloomError` or `VitrineError`; what was removed before the failure stays removed.
    package static func removeSample(_ services: Services) throws {
        let board = try services.board()
        for habit in board.habits where SampleData.isSample(habit.id) {
            try services.store.deleteHabit(habit.id, at: services.moment)
        }
        for group in board.groups where SampleData.isSample(group.id) { try services.store.deleteGroup(group.id) }
        try services.settings.save(AppSettings(isSample: false), now: services.moment.now)
    }
}
