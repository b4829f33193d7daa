public import Vitrine

/// The moment of a request: what provider and intent code may know of time and place.
///
/// ```swift
/// func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
///     let now = DeviceMoment.current.now
///     …
/// }
/// ```
///
/// Under the device it is the device's clock, which may stand still, run fast or lie in another year; in a test it is
/// what the test says; on Apple's platforms it is the real one. Code that takes its time from here, and never from
/// `Date()`, shows the same under all three.
public struct DeviceMoment: Sendable {
    /// The current time.
    public var now: Date
    /// The device's time zone, a name of the zone database such as `Asia/Seoul`.
    public var timeZoneIdentifier: String
    /// The device's locale, such as `en_US`.
    public var localeIdentifier: String
    /// Whether the screen is locked; always false on Apple's platforms, where nobody tells an extension.
    public var isLocked: Bool
    /// Where the device is, as far as the app may know; never asked unless somebody says otherwise.
    ///
    /// On Apple's platforms Core Location tells the app, and whoever makes the moment passes it on.
    public var location: DeviceLocation
    /// The folder of the groups' containers; nil where the system keeps them.
    public var containers: ContainersDirectory?
    /// Whether the device is a pad instead of a phone.
    package var isPad: Bool
    /// How long the system has run, in seconds; nil where nobody tells.
    package var uptime: Double?

    /// Makes a moment, in a test for example.
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

    /// Makes a moment on a phone or a pad.
    package init(
        now: Date,
        timeZoneIdentifier: String = "GMT",
        localeIdentifier: String = "en_US",
        isLocked: Bool = false,
        location: DeviceLocation = .notAsked,
        containers: ContainersDirectory? = nil,
        isPad: Bool,
        uptime: Double? = nil
    ) {
        self.now = now
        self.timeZoneIdentifier = timeZoneIdentifier
        self.localeIdentifier = localeIdentifier
        self.isLocked = isLocked
        self.location = location
        self.containers = containers
        self.isPad = isPad
        self.uptime = uptime
    }

    /// The moment on a clock that nobody sets: for waiting times, never to be shown or stored.
    ///
    /// Under the device it goes on while the clock is held, and does not notice when a person sets the clock. Where nobody
    /// tells how long the system has run, it is ``now``.
    public var steady: Date { uptime.map { Date(timeIntervalSinceReferenceDate: $0) } ?? now }

    /// The seconds that the zone's clocks are ahead of GMT at this moment; 0 for a zone that the system does not know.
    package var secondsFromGMT: Int {
        guard timeZoneIdentifier != "GMT", timeZoneIdentifier != "UTC" else { return 0 }
        // Views only draw by it, and cannot fail; code that computes days asks ZoneDatabase itself and gets the error.
        guard let rules = try? ZoneDatabase.system.rules(of: timeZoneIdentifier) else { return 0 }
        return rules.offset(at: Int(now.timeIntervalSince1970.rounded(.down))).seconds
    }

    /// The container of a group.
    /// - Throws: `VitrineError` if the group's name is unfit, or there is no folder of containers.
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
    #if canImport(WidgetKit)
    /// The moment of the request that is being answered; the real one outside tests.
    public static var current: DeviceMoment {
        RequestScope.current?.moment
            ?? DeviceMoment(
                now: Date(),
                timeZoneIdentifier: TimeZone.current.identifier,
                localeIdentifier: Locale.current.identifier,
                isPad: false,
                uptime: ProcessInfo.processInfo.systemUptime
            )
    }
    #else
    /// The moment of the request that is being answered.
    /// - Precondition: A request is being answered, or the code runs inside
    ///   `DeviceMoment.withMoment`.
    public static var current: DeviceMoment {
        guard let scope = RequestScope.current else {
            preconditionFailure(
                "DeviceMoment.current was read outside a request; in a test run the code inside DeviceMoment.withMoment"
            )
        }
        return scope.moment
    }
    #endif

    /// Runs code at a moment, as a test does; other tasks do not see it.
    public static func withMoment<Result>(
        _ moment: DeviceMoment,
        operation: () throws -> Result
    ) rethrows -> Result {
        try RequestScope(moment: moment).run(operation)
    }

    /// Runs code at a moment, as a test does; other tasks do not see it.
    public nonisolated(nonsending) static func withMoment<Result>(
        _ moment: DeviceMoment,
        operation: nonisolated(nonsending) () async throws -> Result
    ) async throws -> Result {
        try await RequestScope(moment: moment).run(operation)
    }
}
