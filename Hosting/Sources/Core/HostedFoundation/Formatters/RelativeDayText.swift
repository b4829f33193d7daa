internal import Foundation
internal import _FoundationICU

/// A date whose day is named from today where the locale has a word for it, such as "tomorrow at 5:00 AM", from the ICU
/// that Foundation brings; Foundation on Linux writes every day by its date.
struct RelativeDayText {
    let locale: Locale
    let timeZone: TimeZone
    /// Not `none`.
    let dateStyle: DateFormatter.Style
    let timeStyle: DateFormatter.Style

    /// The text, with a small letter at its beginning if the word has one; nil if ICU refuses the locale.
    func text(_ date: Date) -> String? {
        var status = U_ZERO_ERROR
        let zone = Array(timeZone.identifier.utf16)
        let day = UDateFormatStyle(rawValue: Self.style(dateStyle).rawValue | UDAT_RELATIVE.rawValue)
        let time = Self.style(timeStyle)
        let formatter = swift_udat_open(time, day, locale.identifier, zone, Int32(zone.count), nil, 0, &status)
        defer { swift_udat_close(formatter) }
        var text = [UInt16](repeating: 0, count: 256)
        let length = swift_udat_format(
            formatter,
            date.timeIntervalSince1970 * 1_000,
            &text,
            Int32(text.count),
            nil,
            &status
        )
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return String(decoding: text.prefix(Int(length)), as: UTF16.self)
    }

    private static func style(_ style: DateFormatter.Style) -> UDateFormatStyle {
        switch style {
        case .none: UDAT_NONE
        case .short: UDAT_SHORT
        case .medium: UDAT_MEDIUM
        case .long: UDAT_LONG
        case .full: UDAT_FULL
        }
    }
}
