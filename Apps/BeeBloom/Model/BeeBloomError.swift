@_exported public import AppSupport

/// An operation that BeeBloom refused or could not perform on the store.
///
/// Previously stored data is unchanged after any of these errors.
package typealias BeeBloomError = AppError<BeeBloomErrorCode>

/// The kinds of failure of ``BeeBloomError``.
package enum BeeBloomErrorCode: String, AppErrorCode, CaseIterable {
    /// There is no file yet, or it is empty: the app was never opened.
    case storeMissing
    /// BeeBloom cannot use the file: it is not SQLite, has another schema, holds a MergeableStore, is damaged, or
    /// is too large.
    case storeUnusable
    /// Another process kept the file locked for longer than the store's timeout.
    case storeLocked
    /// The file is not readable now: permissions, a locked device, a failing disk.
    case storeUnreadable
    /// The file is readable but not writable: a read-only container, a full disk.
    case storeUnwritable
    /// A title is empty or too long.
    case badTitle
    /// A colour is not `#` and 3, 6 or 8 hexadecimal digits.
    case badColor
    /// An order is below 0, or a weekly target is outside 1 to 7.
    case badNumber
    /// A day is in the future, or a text is not a date.
    case badDay
    /// No habit or group has this identifier or title.
    case notFound
    /// Several habits or groups have this title, or an id is already in use.
    case ambiguous
}

extension BeeBloomError {
    /// Whether the store itself was not usable, as opposed to a refused value.
    package var concernsStore: Bool {
        switch code {
        case .storeMissing, .storeUnusable, .storeLocked, .storeUnreadable, .storeUnwritable: true
        case .badTitle, .badColor, .badNumber, .badDay, .notFound, .ambiguous: false
        }
    }
}
