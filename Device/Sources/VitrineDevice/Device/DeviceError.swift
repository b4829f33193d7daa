/// The reason why the device refused a command, or why a request to a program failed.
public struct DeviceError: Error, Sendable {
    /// The kinds of failure, which callers can compare.
    public struct Code: RawRepresentable, Codable, Hashable, Sendable, CustomStringConvertible {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        private init(_ value: String) { rawValue = value }

        /// There is no app, widget, kind, family, link or action with that name.
        public static let notFound = Code("notFound")
        /// A position on the home screen is occupied or outside the page.
        public static let noRoom = Code("noRoom")
        /// The widget no longer shows the rendering that was tapped.
        public static let staleTap = Code("staleTap")
        /// The screen is locked.
        public static let locked = Code("locked")
        /// No app opens the link, or the app refused it.
        public static let linkRefused = Code("linkRefused")
        /// An argument is invalid, such as an unknown time zone.
        public static let badValue = Code("badValue")
        /// A program could not be started.
        public static let cannotStart = Code("cannotStart")
        /// A program ended before it answered.
        public static let crashed = Code("crashed")
        /// A program did not answer in time and was killed.
        public static let deadline = Code("deadline")
        /// A program sent data that is not an answer to the request; it was killed if it could not be read.
        public static let invalidResponse = Code("invalidResponse")
        /// A fault has stopped a program before it answered; it goes on when the fault is removed.
        public static let stopped = Code("stopped")
        /// A program used more memory than its cap and was killed.
        public static let memoryCap = Code("memoryCap")
        /// A program's answer is larger than the limit; it was killed.
        public static let tooLarge = Code("tooLarge")
        /// A provider released its completion handler without calling it.
        public static let neverCompleted = Code("neverCompleted")
        /// A program handled the request and reported a failure.
        public static let reported = Code("reported")
        /// A provider answered with a timeline without entries.
        public static let emptyTimeline = Code("emptyTimeline")
        /// The device is stopping.
        public static let stopping = Code("stopping")
        /// A file that was named cannot be read.
        public static let file = Code("file")
        /// A manifest cannot be used.
        public static let manifest = Code("manifest")
        /// Another device uses the same state folder.
        public static let inUse = Code("inUse")
        /// A file of the device's own state cannot be read or written.
        public static let state = Code("state")

        public var description: String { rawValue }
    }

    /// What kind of failure it is.
    public var code: Code
    /// One sentence that names the problem and the remedy.
    public var message: String
    /// The underlying error, if there is one; `==` ignores it.
    public var cause: (any Error)?

    public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension DeviceError: CustomStringConvertible {
    public var description: String { "\(code): \(message)" }
}

extension DeviceError: Hashable {
    /// Whether two errors have the same code and message.
    public static func == (left: DeviceError, right: DeviceError) -> Bool {
        left.code == right.code && left.message == right.message
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
        hasher.combine(message)
    }
}
