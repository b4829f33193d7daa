package import AppSupport
import BeeBloomModel

extension FirstStart {
    /// Creates the store if there is none: with the sample data, marked as such, or empty.
    ///
    /// - Returns: Whether this was the first start.
    /// - Throws: `BeeBloomError` or `VitrineError` if the data cannot be stored.
    @discardableResult
    package func run(_ services: Services) throws -> Bool {
        try services.createStoreIfMissing {
            guard self == .sample else { return nil }
            // Sample data without the mark would look like a person's own.
            try services.settings.save(AppSettings(isSample: true), now: services.moment.now)
            return SampleData(at: services.moment).collection
        }
    }

    /// Stores the sample beside the existing data; it replaces an earlier sample.
    ///
    /// - Throws: `BeeBloomError` or `VitrineError` if the data cannot be stored.
    package static func storeSample(_ services: Services) throws {
        try services.createStoreIfMissing()
        try services.settings.save(AppSettings(isSample: true), now: services.moment.now)
        let sample = SampleData(at: services.moment).collection
        try services.store.replace(idPrefix: SampleData.idPrefix, with: sample)
    }

    /// Removes the sample data and keeps what a person added.
    ///
    /// - Throws: `BeeBloomError` or `VitrineError`.
    package static func removeSample(_ services: Services) throws {
        let nothing = HabitCollection(at: services.moment)
        try services.store.replace(idPrefix: SampleData.idPrefix, with: nothing)
        try services.settings.save(AppSettings(isSample: false), now: services.moment.now)
    }
}
