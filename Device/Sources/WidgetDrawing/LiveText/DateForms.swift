import Foundation
import Synchronization

/// A cache of date formatters by locale, time zone and form, because creating a formatter costs far more than using it.
final class DateForms: Sendable {
    enum Form: Hashable {
        /// The time of day, such as "9:41 AM".
        case time
        /// The date, such as "June 3, 2026".
        case day
        /// The fields of a Unicode skeleton, in the locale's order.
        case skeleton(String)
    }

    static let shared = DateForms()

    private struct Key: Hashable {
        let form: Form
        let locale: String
        let timeZone: String
    }

    private let formatters = Mutex<[Key: DateFormatter]>([:])
    /// The largest number of cached formatters; skeletons come from archives, so their number is unbounded.
    private let limit = 256

    /// Formats a date; the result is `–` for a date that is not finite or out of range, and for an invalid skeleton.
    func words(for date: Date, form: Form, locale: Locale, timeZone: TimeZone) -> String {
        let moment = date.timeIntervalSinceReferenceDate
        guard moment.isFinite, abs(moment) < 3e11, form.isSound else { return "–" }
        let key = Key(form: form, locale: locale.identifier, timeZone: timeZone.identifier)
        return formatters.withLock { formatters in
            if let formatter = formatters[key] { return formatter.string(from: date) }
            if formatters.count >= limit { formatters.removeAll() }
            let formatter = Self.makeFormatter(form, locale, timeZone)
            formatters[key] = formatter
            return formatter.string(from: date)
        }
    }

    private static func makeFormatter(_ form: Form, _ locale: Locale, _ timeZone: TimeZone) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.timeZone = timeZone
        switch form {
        case .time:
            formatter.dateStyle = .none
            formatter.timeStyle = .short
        case .day:
            formatter.dateStyle = .long
            formatter.timeStyle = .none
        case .skeleton(let skeleton): formatter.setLocalizedDateFormatFromTemplate(skeleton)
        }
        return formatter
    }
}

extension DateForms.Form {
    /// Whether the form is valid; a skeleton must consist of 1 to 32 ASCII letters.
    fileprivate var isSound: Bool {
        guard case .skeleton(let skeleton) = self else { return true }
        return (1...32).contains(skeleton.utf8.count)
            && skeleton.utf8.allSatisfy { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
    }
}
