import Foundation
import Synchronization

/// Formatters for dates, made once for each locale, zone and form: making one costs far more than using it.
final class DateForms: Sendable {
    /// A form of a date.
    enum Form: Hashable {
        /// The time of day, such as "9:41 AM".
        case time
        /// The day, such as "June 3, 2026".
        case day
        /// The fields of a Unicode skeleton, in the locale's order.
        case skeleton(String)
    }

    /// The formatters of this process.
    static let shared = DateForms()

    private struct Key: Hashable {
        let form: Form
        let locale: String
        let timeZone: String
    }

    private let formatters = Mutex<[Key: DateFormatter]>([:])
    /// Skeletons come from archives: their number is not ours to choose.
    private let limit = 256

    /// The characters for a date; `–` for a date that is none, and for a skeleton that is none.
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
    /// Whether a skeleton consists of fields only and is not longer than any sensible one.
    fileprivate var isSound: Bool {
        guard case .skeleton(let skeleton) = self else { return true }
        return (1...32).contains(skeleton.utf8.count)
            && skeleton.utf8.allSatisfy { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
    }
}
