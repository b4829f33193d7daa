#if canImport(Testing)
public import Testing
import VitrineWidgets

/// Runs a test as a request of a device: at a moment of the test's choice, with a folder of containers of its own.
///
/// Within the test, `DeviceMoment.current` is that moment, and a store of a group has its folder and its date. Two
/// tests never share a folder, and it is removed after the test.
public struct DeviceTrait: TestTrait, SuiteTrait, TestScoping {
    private let moment: DeviceMoment

    /// A suite passes the trait on to each of its tests.
    public let isRecursive = true

    init(_ moment: DeviceMoment) {
        self.moment = moment
    }

    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        let folder = try TemporaryContainers()
        var moment = moment
        moment.containers = folder.directory
        try await DeviceMoment.withMoment(moment) { try await function() }
        // The folder lives as long as the test.
        withExtendedLifetime(folder) {}
    }
}

extension Trait where Self == DeviceTrait {
    /// A device that shows a time.
    ///
    /// - Parameters:
    ///   - start: The time, in ISO 8601 with a zone.
    ///   - zone: The device's time zone.
    ///   - locale: The device's locale.
    /// - Returns: The trait, for a test or a suite.
    /// - Precondition: The text is a time, such as `2026-06-03T09:41:00Z`.
    public static func device(
        start: String = "2026-06-03T09:41:00Z",
        zone: String = "GMT",
        locale: String = "en_US"
    ) -> Self {
        DeviceTrait(ManualTime(start, timeZoneIdentifier: zone, localeIdentifier: locale).moment)
    }
}
#endif
