public import Vitrine
import VitrinePlatform
package import WidgetArchive

/// The moment of a request: the time, zone and location that provider and intent code may use.
///
/// ```swift
/// func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
///     let now = DeviceMoment.current.now
///     completion(Timeline(entries: [HabitsEntry(date: now)], policy: .never))
/// }
/// ```
///
/// Under the device it is the device's clock, which may stand still, run fast or be in another year. In a test it is
/// the moment that the test sets. On Apple's platforms it is the real time. Code that takes its time from here, and
/// never from `Date()`, shows the same result in all three.
public struct DeviceMoment: Sendable {
    /// The current time.
    public var now: Date
    /// The device's time zone, a name in the time zone database such as `Asia/Seoul`.
    public var timeZoneIdentifier: String
    /// The app's locale, such as `en_US`.
    ///
    /// It is the device's, or the app's own language with the device's region if the app has no texts in the device's
    /// language, as in `en_DE`. If the user has chosen a 12- or 24-hour clock against the locale's custom, it ends with
    /// the keyword `hours`, as in `en_US@hours=h23` (Unicode Technical Standard 35, "hc").
    public var localeIdentifier: String
    /// Whether the screen is locked; always false on Apple's platforms, where an extension cannot find out.
    public var isLocked: Bool
    /// The location of the device, as far as the app may know it; not asked by default.
    ///
    /// On Apple's platforms Core Location reports it to the app, and the code that creates the moment passes it on.
    public var location: DeviceLocation
    /// The folder that holds the groups' containers; nil if the system manages them.
    public var containers: ContainersDirectory?
    /// Whether the device is a tablet instead of a phone; false on Apple's platforms unless the code that creates the
    /// moment says so.
    public var isPad: Bool
    /// What the user chose so that a screen can be read.
    package var display: DisplayPreferences
    /// How long the system has run, in seconds; nil if unknown.
    package var uptime: Double?
    /// The app's language as a BCP 47 tag, if the app has no texts in the device's language; nil if it has.
    package var ownLanguage: String?
    /// The identifier of the device's locale, whose language the app may not have.
    package var deviceLocaleIdentifier: String

    /// Creates a moment, for example in a test.
    public init(
        now: Date,
        timeZoneIdentifier: String = "GMT",
        localeIdentifier: String = "en_US",
        isLocked: Bool = false,
        location: DeviceLocation = .notAsked,
        containers: ContainersDirectory? = nil
    ) {
        self.init(
            now: now,
            timeZoneIdentifier: timeZoneIdentifier,
            localeIdentifier: localeIdentifier,
            isLocked: isLocked,
            location: location,
            containers: containers,
            isPad: false,
            uptime: nil
        )
    }

    package init(
        now: Date,
        timeZoneIdentifier: String = "GMT",
        localeIdentifier: String = "en_US",
        isLocked: Bool = false,
        location: DeviceLocation = .notAsked,
        containers: ContainersDirectory? = nil,
        isPad: Bool,
        display: DisplayPreferences = DisplayPreferences(),
        uptime: Double? = nil,
        ownLanguage: String? = nil,
        deviceLocaleIdentifier: String? = nil
    ) {
        self.now = now
        self.timeZoneIdentifier = timeZoneIdentifier
        self.localeIdentifier = localeIdentifier
        self.ownLanguage = ownLanguage
        self.deviceLocaleIdentifier = deviceLocaleIdentifier ?? localeIdentifier
        self.isLocked = isLocked
        self.location = location
        self.containers = containers
        self.isPad = isPad
        self.display = display
        self.uptime = uptime
    }

    /// The moment on a monotonic clock, for measuring delays; never show or store it.
    ///
    /// Under the device it advances even while the device's clock is held, and it does not change when a person sets
    /// the clock. It equals ``now`` if the time since the system started is unknown.
    public var steady: Date { uptime.map { SupportedDates.clamped(Date(timeIntervalSinceReferenceDate: $0)) } ?? now }

    /// The offset of the zone from GMT at this moment, in seconds; 0 for a zone that the system does not know.
    package var secondsFromGMT: Int {
        guard timeZoneIdentifier != "GMT", timeZoneIdentifier != "UTC" else { return 0 }
        // Only views use the offset, and they cannot fail; code that computes days gets the error from
        // ``days``.
        guard let days = try? days else { return 0 }
        return days.zone.offset(at: SupportedDates.second(of: now))
    }

    /// The days of the device's time zone.
    ///
    /// - Throws: `VitrineError`: `invalidName`, `unknownZone` if the system does not know the zone, `damagedZone`.
    /// - Complexity: Reads one small file at every call.
    public var days: DayCalendar {
        get throws(VitrineError) { try DayCalendar(zone: timeZoneIdentifier) }
    }

    /// Reads a snapshot from a group's container.
    ///
    /// ```swift
    /// let text = switch DeviceMoment.current.reading(of: .widget, in: .habits) {
    /// case .value(let snapshot): "\(snapshot.value.habitsToday) done"
    /// case .missing: "Open the app"
    /// case .damaged, .newerVersion, .unreadable: "Not readable"
    /// }
    /// ```
    ///
    /// - Returns: The reading; `missing` if the container does not exist yet, `unreadable` if the system has none for
    ///   the group.
    public func reading<Value>(of key: SnapshotKey<Value>, in group: AppGroup) -> SnapshotReading<Value> {
        do throws(VitrineError) {
            return SnapshotStore(try container(of: group)).read(key)
        } catch {
            return .unreadable(error)
        }
    }

    /// Returns the container of a group.
    /// - Throws: `VitrineError` if the group's name is invalid or there is no containers folder.
    public func container(of group: AppGroup) throws(VitrineError) -> GroupContainer {
        #if canImport(Darwin)
        if let containers { return try containers.container(of: group) }
        return try group.container()
        #else
        guard let containers else {
            throw VitrineError(
                .containerMissing,
                "no containers folder for \(group.identifier); set VITRINE_CONTAINERS or give --containers"
            )
        }
        return try containers.container(of: group)
        #endif
    }
}

extension DeviceMoment {
    /// The moment of the request that is being answered; outside a request, the real time in the system's zone.
    ///
    /// On Linux the log says once that the moment was read outside a request, because the device's clock may differ:
    /// read it inside the provider or the intent, and in a test inside `withMoment(_:operation:)`.
    public static var current: DeviceMoment {
        if let scope = RequestScope.current { return scope.moment }
        #if !canImport(Darwin)
        _ = warning
        #endif
        return real
    }

    #if canImport(Darwin)
    private static var real: DeviceMoment {
        DeviceMoment(
            now: Date(),
            timeZoneIdentifier: TimeZone.current.identifier,
            localeIdentifier: Locale.current.identifier,
            isPad: false,
            uptime: ProcessInfo.processInfo.systemUptime
        )
    }
    #else
    private static var real: DeviceMoment {
        DeviceMoment(
            now: Date(),
            timeZoneIdentifier: SystemZone.name(ofVariable: getenv("TZ").map { String(cString: $0) }),
            // Without a folder, what needs one says so.
            containers: try? ContainersDirectory.ofProcess()
        )
    }

    /// Written at its first use.
    private static let warning: Void = DeviceLog.write(
        "DeviceMoment.current was read outside a request, so it is the real time and not the device's; read it inside "
            + "the provider or the intent, and in a test inside DeviceMoment.withMoment"
    )
    #endif

    /// Runs code at a given moment, for example in a test; other tasks do not see it.
    public static func withMoment<Result, Failure>(
        _ moment: DeviceMoment,
        operation: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try RequestScope(moment: moment).run(operation)
    }

    /// Runs asynchronous code at a given moment, for example in a test; other tasks do not see it.
    public nonisolated(nonsending) static func withMoment<Result, Failure>(
        _ moment: DeviceMoment,
        operation: nonisolated(nonsending) () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        try await RequestScope(moment: moment).run(operation)
    }
}
