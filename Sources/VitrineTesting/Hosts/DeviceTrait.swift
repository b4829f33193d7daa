#if canImport(Testing)
public import Testing
import VitrinePlatform
public import VitrineUI
import VitrineWidgets

/// Runs a test as a request of a device: at a moment of the test's choice, with a folder of containers of its own.
///
/// ```swift
/// @MainActor
/// struct StepsWidgetTests {
///     @Test(.device(zone: "Asia/Seoul", start: "2026-06-03T23:59:00+09:00", profile: .largeText))
///     func stepsFit() async throws {
///         try SnapshotStore("group.app.steps").update(.steps) { $0.count = 12_345 }
///         let timeline = try await ExtensionHost(StepsWidget()).timeline(kind: "steps", family: .systemSmall)
///         #expect(timeline.entries[0].text == ["12345 steps"])
///         #expect(!timeline.entries[0].isTruncated)
///     }
/// }
/// ```
///
/// Within the test, `DeviceMoment.current` is that moment, and a store of a group has its folder and its date. Two
/// tests never share a folder, and it is removed after the test.
///
/// A failure says what is in the containers, and whether a timeline was asked for too early. The failed test attaches
/// what its hosts answered: each widget's last timeline as text (`timeline-KIND-FAMILY.txt`) and drawn with characters
/// (`picture-KIND-FAMILY.txt`), and all requests (`trace.txt`). `swift test --attachments-path FOLDER` writes them.
public struct DeviceTrait: TestTrait, SuiteTrait, TestScoping {
    /// A kind of device, and how its user reads it.
    public struct Profile: Hashable, Sendable {
        /// Whether the device is a tablet.
        public var isPad = false
        /// The text size that the user has chosen.
        public var textSize = DynamicTypeSize.large

        /// A phone with the settings of a new one.
        public static let phone = Profile()
        /// A tablet with the settings of a new one.
        public static let pad = Profile(isPad: true)
        /// A phone with the largest text size that is not one for accessibility.
        public static let largeText = Profile(textSize: .xxxLarge)
        /// A phone with the largest text size of all.
        public static let largestText = Profile(textSize: .accessibility5)

        /// Creates a profile.
        public init(isPad: Bool = false, textSize: DynamicTypeSize = .large) {
            self.isPad = isPad
            self.textSize = textSize
        }
    }

    /// An error for a device whose start is not a time.
    public struct Failure: Error, CustomStringConvertible {
        /// The problem and its remedy.
        public let description: String
    }

    let start: String
    let zone: String
    let locale: String
    let profile: Profile

    /// A suite passes the trait on to each of its tests.
    public let isRecursive = true

    /// Performs a test as a request of the device.
    ///
    /// - Throws: ``Failure`` for a start that is not a time, `VitrineError` for a zone that the system does not know,
    ///   and what the test throws.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable @concurrent () async throws -> Void
    ) async throws {
        let folder = try TemporaryContainers()
        var moment = try moment
        moment.containers = folder.directory
        // The folder lives as long as the test.
        defer { withExtendedLifetime(folder) {} }
        try await DeviceMoment.withMoment(moment) {
            #if canImport(Darwin)
            try await function()
            #else
            try await DeviceRecord(folder).run(test, testCase, function)
            #endif
        }
    }

    private var moment: DeviceMoment {
        get throws {
            guard let now = ISO8601.date(start) else {
                let remedy = "write an ISO 8601 time with a zone, such as 2026-06-03T09:41:00Z"
                throw Failure(description: "start: '\(start)' is not a time; \(remedy)")
            }
            let time = ManualTime(DeviceMoment(now: now, timeZoneIdentifier: zone, localeIdentifier: locale))
            time.setPad(profile.isPad)
            time.setTextSize(profile.textSize)
            // A zone that the system does not know is an error of the test, not GMT.
            _ = try time.moment.days
            return time.moment
        }
    }
}

extension Trait where Self == DeviceTrait {
    /// A device that shows a time.
    ///
    /// - Parameters:
    ///   - zone: The device's time zone, by its name in the time zone database.
    ///   - start: The time, in ISO 8601 with a zone, such as `2026-06-03T09:41:00Z`.
    ///   - profile: The kind of device, and how its user reads it.
    ///   - locale: The device's locale.
    /// - Returns: The trait, for a test or a suite. A test fails, and is not performed, if its zone or time is invalid.
    public static func device(
        zone: String = "GMT",
        start: String = "2026-06-03T09:41:00Z",
        profile: DeviceTrait.Profile = .phone,
        locale: String = "en_US"
    ) -> Self {
        DeviceTrait(start: start, zone: zone, locale: locale, profile: profile)
    }
}
#endif
