/// An alarm or a timer; the device keeps none.
public struct Alarm: Codable, Hashable, Identifiable, Sendable {
    public typealias ID = UUID

    /// What an alarm does at the moment.
    public enum State: Codable, Hashable, Sendable {
        case scheduled, countdown, paused, alerting
    }

    /// How long a countdown takes before the alarm and after it, in seconds.
    public struct CountdownDuration: Codable, Hashable, Sendable {
        public var preAlert: TimeInterval?
        public var postAlert: TimeInterval?

        public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
            self.preAlert = preAlert
            self.postAlert = postAlert
        }
    }

    /// When an alarm rings.
    public enum Schedule: Codable, Hashable, Sendable {
        case fixed(Date)
        case relative(Relative)

        /// A time of the day in the zone where the person is.
        public struct Relative: Codable, Hashable, Sendable {
            /// Hour and minute of a day.
            public struct Time: Codable, Hashable, Sendable {
                public var hour: Int
                public var minute: Int

                public init(hour: Int, minute: Int) {
                    self.hour = hour
                    self.minute = minute
                }
            }

            /// The days on which an alarm rings again.
            public enum Recurrence: Codable, Hashable, Sendable {
                case never
                case weekly([Locale.Weekday])
            }

            public var time: Time
            public var repeats: Recurrence

            public init(time: Time, repeats: Recurrence = .never) {
                self.time = time
                self.repeats = repeats
            }
        }
    }

    public var id: UUID
    public var schedule: Schedule?
    public var countdownDuration: CountdownDuration?
    public var state: State
}
