// A complete Foundation has these names itself.
#if !CompleteFoundation
public import VitrinePlatform

extension Date {
    /// The units of distances in time, with Foundation's names.
    public enum ComponentsFormatStyle: Sendable {
        /// A unit.
        public struct Field: Hashable, Sendable {
            private enum Option: Hashable, Sendable {
                case year, month, week, day, hour, minute, second
            }

            private let option: Option

            /// Calendar years.
            public static let year = Field(option: .year)
            /// Calendar months.
            public static let month = Field(option: .month)
            /// Weeks of seven days.
            public static let week = Field(option: .week)
            /// Calendar days.
            public static let day = Field(option: .day)
            /// Hours of sixty minutes.
            public static let hour = Field(option: .hour)
            /// Minutes of sixty seconds.
            public static let minute = Field(option: .minute)
            /// Whole seconds.
            public static let second = Field(option: .second)
        }
    }
}

extension NumberFormatStyleConfiguration {
    /// When a number has a sign.
    public struct SignDisplayStrategy: Hashable, Sendable {
        private enum Option: Hashable, Sendable {
            case automatic, never, always
        }

        private let option: Option

        /// A minus before negative numbers.
        public static let automatic = SignDisplayStrategy(option: .automatic)
        /// No sign.
        public static let never = SignDisplayStrategy(option: .never)
        /// A sign before every number.
        public static func always(includingZero: Bool = true) -> SignDisplayStrategy {
            SignDisplayStrategy(option: .always)
        }
    }
}
#endif
