/// Why BeeBloom refused something, or could not read or store it.
///
/// Whatever was stored before is still there after any of these.
package struct BeeBloomError: Error, CustomStringConvertible {
    /// What kind of failure it is.
    package enum Code: String, Sendable, CaseIterable {
        /// There is no file yet, or nothing is in it: the app has not been opened.
        case storeMissing
        /// The file is not one that BeeBloom can use: no SQLite, another schema, a MergeableStore, damaged, too large.
        case storeUnusable
        /// Another process kept the file locked for longer than the patience.
        case storeLocked
        /// The file cannot be opened or read now: permissions, a locked device, a failing disk.
        case storeUnreadable
        /// The file can be read but not changed: a read-only container, a full disk.
        case storeUnwritable
        /// A title is empty or longer than is stored.
        case badTitle
        /// A colour that is not `#` and 3, 6 or 8 hexadecimal digits.
        case badColor
        /// An order below 0, or a weekly target outside of 1 to 7.
        case badNumber
        /// A day that lies ahead, or is no day of the calendar.
        case badDay
        /// No habit or group has this identifier or title.
        case notFound
        /// Several have this title.
        case ambiguous
        /// A value that contradicts the original app's rules of a view state; `message` names the rule.
        case badState
    }

    /// What kind of failure it is.
    package var code: Code
    /// One sentence that names the thing and what to do about it.
    package var message: String
    /// The failure below, if there is one.
    package var cause: (any Error)?

    /// Makes an error.
    package init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    /// The message on one line, for a log.
    package var description: String { message }

    /// Whether the store itself could not be used, as opposed to a value that was refused.
    package var concernsStore: Bool {
        switch code {
        case .storeMissing, .storeUnusable, .storeLocked, .storeUnreadable, .storeUnwritable: true
        case .badTitle, .badColor, .badNumber, .badDay, .notFound, .ambiguous, .badState: false
        }
    }
}
