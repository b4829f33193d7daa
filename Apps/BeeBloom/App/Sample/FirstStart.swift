package import BeeBloomModel

/// What the app does when it finds no store.
package enum FirstStart: String, Sendable {
    /// Makes a store with the sample, and remembers that it is one.
    case sample
    /// Makes an empty store, so that the widgets say that there are no habits.
    case empty

    /// The variable by which whoever starts the app chooses.
    package static let variable = "VITRINE_DATA"

    /// Reads the choice; the sample if it is not made.
    ///
    /// - Throws: `BeeBloomError` with code `badState` for any other value.
    package init(environment: [String: String]) throws(BeeBloomError) {
        let value = environment[Self.variable] ?? ""
        guard let choice = value.isEmpty ? .sample : FirstStart(rawValue: value) else {
            throw BeeBloomError(.badState, "\(Self.variable) is \"\(value.prefix(40))\"; set it to sample or empty.")
        }
        self = choice
    }

    /// Makes the store if there is none.
    ///
    /// - Returns: Whether it was the first start.
    /// - Throws: `BeeBloomError` or `VitrineError` if something cannot be stored.
    @discardableResult
    package func run(_ services: Services) throws -> Bool {
        guard try services.createStoreIfMissing() else { return false }
        if self == .sample { try Self.storeSample(services) }
        return true
    }

    /// Stores the sample beside whatever there is, in place of an earlier sample.
    ///
    /// - Throws: `BeeBloomError` or `VitrineError` if it cannot be stored.
    package static func storeSample(_ services: Services) throws {
        try services.createStoreIfMissing()
        try removeSample(services)
        try services.settings.save(AppSettings(isSample: true), now: services.moment.now)
        try SampleData(at: services.moment).store(in: services.store)
    }

    /// Removes the sample and keeps what a person added.
    ///
    /// - Throws: `BeeBloomError` or `VitrineError`; what was removed until then stays removed.
    package static func removeSample(_ services: Services) throws {
        let board = try services.board()
        for habit in board.habits where SampleData.isSample(habit.id) {
            try services.store.deleteHabit(habit.id, at: services.moment)
        }
        for group in board.groups where SampleData.isSample(group.id) { try services.store.deleteGroup(group.id) }
        try services.settings.save(AppSettings(isSample: false), now: services.moment.now)
    }
}
