@_exported public import AppSupport

/// An operation that LucidPal refused or could not store.
///
/// Previously stored data is unchanged after any of these errors.
package typealias LucidPalError = AppError<LucidPalErrorCode>

/// The kinds of failure of ``LucidPalError``.
package enum LucidPalErrorCode: String, AppErrorCode, CaseIterable {
    /// A name or title is empty or too long.
    case badName
    /// A target or a logged value is not a number within its bounds.
    case badNumber
    /// A text is not a date, or the day is in the future.
    case badDay
    /// No habit, note or calendar has this identifier or name.
    case notFound
    /// The habit is archived.
    case archived
    /// Several habits or notes have this name.
    case ambiguous
    /// The maximum number of habits, notes or calendars is reached.
    case full
    /// A file could not be read or written.
    case storage
    /// A text, path or variable is not valid input.
    case badInput
}
