public import AppIntents

/// The alarms of an app; permission is denied, so there are none.
public final class AlarmManager: Sendable {
    /// Whether a person allows alarms.
    public enum AuthorizationState: Hashable, Sendable {
        case notDetermined, denied, authorized
    }

    /// Why an alarm is not set.
    public enum AlarmError: Error, Hashable, Sendable {
        case maximumLimitReached
    }

    /// An alarm to set.
    public struct AlarmConfiguration<Metadata: AlarmMetadata>: Sendable {
        public var countdownDuration: Alarm.CountdownDuration?
        public var schedule: Alarm.Schedule?
        public var attributes: AlarmAttributes<Metadata>
        public var stopIntent: (any LiveActivityIntent)?
        public var secondaryIntent: (any LiveActivityIntent)?

        public init(
            countdownDuration: Alarm.CountdownDuration? = nil,
            schedule: Alarm.Schedule? = nil,
            attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) {
            self.countdownDuration = countdownDuration
            self.schedule = schedule
            self.attributes = attributes
            self.stopIntent = stopIntent
            self.secondaryIntent = secondaryIntent
        }

        public static func timer(
            duration: TimeInterval,
            attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration {
            AlarmConfiguration(
                countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: nil),
                attributes: attributes,
                stopIntent: stopIntent,
                secondaryIntent: secondaryIntent
            )
        }

        public static func alarm(
            schedule: Alarm.Schedule?,
            attributes: AlarmAttributes<Metadata>,
            stopIntent: (any LiveActivityIntent)? = nil,
            secondaryIntent: (any LiveActivityIntent)? = nil,
            sound: AlertConfiguration.AlertSound = .default
        ) -> AlarmConfiguration {
            AlarmConfiguration(
                schedule: schedule,
                attributes: attributes,
                stopIntent: stopIntent,
                secondaryIntent: secondaryIntent
            )
        }
    }

    public static let shared = AlarmManager()

    public var authorizationState: AuthorizationState { .denied }
    /// The app's alarms, always empty; it throws because Apple's does.
    public var alarms: [Alarm] { get throws { [] } }
    /// Ends at once, because nothing changes.
    public var alarmUpdates: AsyncStream<[Alarm]> { AsyncStream { $0.finish() } }
    /// Ends at once, because nothing changes.
    public var authorizationUpdates: AsyncStream<AuthorizationState> { AsyncStream { $0.finish() } }

    public func requestAuthorization() async throws -> AuthorizationState { .denied }

    /// Fails, because a person has not allowed alarms.
    public func schedule<Metadata: AlarmMetadata>(
        id: Alarm.ID,
        configuration: AlarmConfiguration<Metadata>
    ) async throws -> Alarm { throw AlarmError.maximumLimitReached }

    public func stop(id: Alarm.ID) throws {}
    public func cancel(id: Alarm.ID) throws {}
    public func pause(id: Alarm.ID) throws {}
    public func resume(id: Alarm.ID) throws {}
    public func countdown(id: Alarm.ID) throws {}
}
