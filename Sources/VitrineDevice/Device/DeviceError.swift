/// Why the device refused a command, or could not have something done by a program.
public struct DeviceError: Error, Sendable {
    /// The kinds of failure, to be matched by callers.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private let value: String

        private init(_ value: String) { self.value = value }

        /// There is no app, widget, kind, family, position or action of that name.
        public static let notFound = Code("notFound")
        /// A place on the home screen is taken or off the page.
        public static let noRoom = Code("noRoom")
        /// The picture that was tapped is no longer the one shown.
        public static let staleTap = Code("staleTap")
        /// The screen is locked.
        public static let locked = Code("locked")
        /// A link that no app takes, or that the app refused.
        public static let linkRefused = Code("linkRefused")
        /// An argument is outside its bounds, such as an unknown zone.
        public static let badValue = Code("badValue")
        /// A program could not be started.
        public static let cannotStart = Code("cannotStart")
        /// A program ended before it had answered.
        public static let crashed = Code("crashed")
        /// A program did not answer in time and was killed.
        public static let deadline = Code("deadline")
        /// A program sent something that is no answer to the request, and was killed.
        public static let nonsense = Code("nonsense")
        /// A program's answer is larger than the limit; it was killed.
        public static let tooLarge = Code("tooLarge")
        /// A program carried the request out and reports a failure of its own.
        public static let reported = Code("reported")
        /// The device is stopping.
        public static let stopping = Code("stopping")
        /// A manifest cannot be used.
        public static let manifest = Code("manifest")
        /// A file of the device's own state cannot be read or written.
        public static let state = Code("state")

        /// The code's name.
        public var description: String { value }
    }

    /// What kind of failure it is.
    public var code: Code
    /// One sentence that names the thing and the remedy.
    public var message: String
    /// The error below it, if there is one; not compared.
    public var cause: (any Error)?

    /// Makes an error.
    public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension DeviceError: CustomStringConvertible {
    /// The message in one line for a log.
    public var description: String { "\(code): \(message)" }
}

extension DeviceError: Hashable {
    /// Whether two errors say the same.
    public static func == (left: DeviceError, right: DeviceError) -> Bool {
        left.code == right.code && left.message == right.message
    }

    /// Hashes what is compared.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(code)
        hasher.combine(message)
    }
}
