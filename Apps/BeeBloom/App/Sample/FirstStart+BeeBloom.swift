package import AppSupport
import BeeBloomModel

extension FirstStart {
    /// Creates the store if there is none: with the sample data, marked as such, or empty.
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
