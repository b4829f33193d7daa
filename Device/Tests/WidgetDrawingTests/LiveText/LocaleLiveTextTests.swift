import Foundation
import Testing
import VitrineTesting
import WidgetArchive

@testable import WidgetDrawing

struct LocaleLiveTextTests {
    struct Row: Sendable, CustomStringConvertible {
        let locale: String
        let value: ArchivedLiveText.Value
        let expected: String
        var description: String { "\(locale): \(expected)" }
    }

    private static let now = Gallery.now

    static let rows = [
        Row(locale: "en_US", value: .time(now), expected: "9:41 AM"),
        Row(locale: "de_DE", value: .time(now), expected: "09:41"),
        Row(locale: "ko_KR", value: .time(now), expected: "오전 9:41"),
        Row(locale: "en_US", value: .date(now), expected: "June 3, 2026"),
        Row(locale: "ko_KR", value: .date(now), expected: "2026년 6월 3일"),
        Row(locale: "de_DE", value: .date(now), expected: "3. Juni 2026"),
        Row(locale: "en_US", value: .formattedDate(now, skeleton: "EEEMMMd"), expected: "Wed, Jun 3"),
        Row(locale: "ko_KR", value: .formattedDate(now, skeleton: "MMMdEEEE"), expected: "6월 3일 수요일"),
        Row(locale: "en_US", value: .formattedDate(now, skeleton: "yMMMMEEEEd"), expected: "Wednesday, June 3, 2026"),
        Row(locale: "de_DE", value: .formattedDate(now, skeleton: "EEEEEE"), expected: "Mi."),
        Row(locale: "en_US", value: .relative(now + 8580), expected: "2 hours, 23 min"),
        Row(locale: "en_US", value: .relative(now - 60), expected: "1 min"),
        Row(locale: "ko_KR", value: .relative(now + 8580), expected: "2시간 23분"),
        Row(locale: "de_DE", value: .relative(now + 90_000), expected: "1 Tag, 1 Stunde"),
        Row(
            locale: "ko_KR",
            value: .distance(now - 8620, units: [.hour, .minute], maximumCount: 2, sign: .none),
            expected: "2시간 23분"
        ),
        Row(locale: "en_US", value: .offset(now + 7200), expected: "-2 hours"),
        Row(locale: "en_US", value: .offset(now - 7_900_000), expected: "+3 months"),
        Row(locale: "en_US", value: .timer(now + 133_141), expected: "36:59:01"),
        Row(locale: "ar_EG", value: .timer(now + 133_141), expected: "٣٦:٥٩:٠١"),
        Row(locale: "ar_AE", value: .timer(now + 133_141), expected: "36:59:01"),
        Row(
            locale: "en_US",
            value: .number(12_345.5, minimumFractionDigits: 1, maximumFractionDigits: 1),
            expected: "12,345.5"
        ),
        Row(
            locale: "de_DE",
            value: .number(12_345.5, minimumFractionDigits: 0, maximumFractionDigits: 2),
            expected: "12.345,5"
        ),
        Row(locale: "en_US", value: .percent(0.25, maximumFractionDigits: 0), expected: "25%"),
        Row(locale: "de_DE", value: .percent(0.25, maximumFractionDigits: 0), expected: "25 %"),
    ]

    @Test(arguments: rows)
    func valueIsFormattedForTheLocale(_ row: Row) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Athens"))
        let shifted = LocaleLiveText(
            locale: Locale(identifier: row.locale),
            timeZone: row.value.isTime ? Self.zone : zone
        )
        #expect(Self.plain(shifted.words(for: row.value, now: Self.now)) == row.expected)
    }

    @Test func timeZoneChangesTheTime() throws {
        let seoul = try #require(TimeZone(identifier: "Asia/Seoul"))
        let wording = LocaleLiveText(locale: Locale(identifier: "en_US"), timeZone: seoul)
        #expect(Self.plain(wording.words(for: .time(Self.now), now: Self.now)) == "4:41 PM")
    }

    @Test(arguments: ["", "'", "<b>", "d'd", "한", String(repeating: "d", count: 33), "d d"])
    func invalidSkeletonIsADash(_ skeleton: String) {
        let wording = LocaleLiveText(locale: Locale(identifier: "en_US"), timeZone: .gmt)
        #expect(wording.words(for: .formattedDate(Self.now, skeleton: skeleton), now: Self.now) == "–")
    }

    @Test(arguments: ["", "und", "xx_XX", "en_US", "zh_Hant_TW", "<xx>"])
    func everyLocaleHasALanguageTag(_ identifier: String) {
        let tag = LocaleLiveText(locale: Locale(identifier: identifier), timeZone: .gmt).languageTag
        #expect(!tag.isEmpty)
    }

    /// A fixed offset of two hours, without daylight saving time.
    private static let zone = TimeZone(secondsFromGMT: 7200) ?? .gmt

    /// Replaces narrow and other special spaces by plain spaces, because versions of the locale data differ in them.
    private static func plain(_ text: String) -> String { String(text.map { $0.isWhitespace ? " " : $0 }) }
}

extension ArchivedLiveText.Value {
    fileprivate var isTime: Bool { if case .time = self { true } else { false } }
}
