public import Foundation
public import WidgetArchive

/// The wording of live texts in a locale, from the locale data of ICU.
///
/// Hours and longer units are written out, minutes and seconds are abbreviated ("2 hours, 23 min"), as in Apple's
/// documentation of `Text.DateStyle`. The page's script produces the same texts from the browser's locale data.
public struct LocaleLiveText: LiveTextWording {
    private let locale: Locale
    private let timeZone: TimeZone

    public init(locale: Locale, timeZone: TimeZone) {
        self.locale = locale
        self.timeZone = timeZone
    }

    /// The locale as a language tag, such as `en-US`; `en` for a locale without a language.
    var languageTag: String {
        let tag = locale.identifier(.bcp47)
        return tag.isEmpty || tag == "und" ? "en" : tag
    }

    /// The digits of timers.
    var digits: LocaleDigits { LocaleDigits(localeIdentifier: locale.identifier) }

    /// The wording in an archive's language, with this locale's region and clock; nil changes nothing.
    public func inLanguage(_ language: String?) -> LocaleLiveText {
        guard let language else { return self }
        let identifier = AppLocale.identifier(language: language, on: locale.identifier)
        return LocaleLiveText(locale: Locale(identifier: identifier), timeZone: timeZone)
    }

    /// The text for a value at a moment.
    public func words(for value: ArchivedLiveText.Value, now: Date) -> String {
        switch value {
        case .time(let date): return formatted(date, .time)
        case .date(let date): return formatted(date, .day)
        case .formattedDate(let date, let skeleton): return formatted(date, .skeleton(skeleton))
        case .relative(let date):
            return UnitWords.shared.words(for: TickingTime.relative(to: date, now: now), locale: locale)
        case .offset(let date):
            let part = TickingTime.relative(to: date, now: now)[0]
            return TickingTime.sign(.all, of: date, now: now) + UnitWords.shared.words(for: [part], locale: locale)
        case .distance(let date, let units, let count, let sign):
            let parts = TickingTime.distance(to: date, now: now, units: units, maximumCount: count)
            return TickingTime.sign(sign, of: date, now: now) + UnitWords.shared.words(for: parts, locale: locale)
        case .timer(let date): return digits.localized(TickingTime.digits(TickingTime.timer(to: date, now: now)))
        case .timerInterval(let start, let end, let pauseTime, let countsDown, let showsHours):
            let seconds = TickingTime.timerInterval(
                start: start,
                end: end,
                pauseTime: pauseTime,
                countsDown: countsDown,
                now: now
            )
            return digits.localized(TickingTime.digits(seconds, showsHours: showsHours))
        case .number(let number, let minimum, let maximum):
            guard number.isFinite else { return "–" }
            let digits = Self.fractionDigits(minimum, maximum)
            return number.formatted(.number.precision(.fractionLength(digits)).locale(locale))
        case .percent(let fraction, let maximum):
            guard fraction.isFinite else { return "–" }
            let digits = Self.fractionDigits(0, maximum)
            return fraction.formatted(.percent.precision(.fractionLength(digits)).locale(locale))
        }
    }

    private func formatted(_ date: Date, _ form: DateForms.Form) -> String {
        DateForms.shared.words(for: date, form: form, locale: locale, timeZone: timeZone)
    }

    private static func fractionDigits(_ minimum: Int, _ maximum: Int) -> ClosedRange<Int> {
        let maximum = min(max(maximum, 0), 12)
        return min(max(minimum, 0), maximum)...maximum
    }
}
