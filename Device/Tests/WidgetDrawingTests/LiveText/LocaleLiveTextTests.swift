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

        init(_ locale: String, _ value: ArchivedLiveText.Value, _ expected: String) {
            (self.locale, self.value, self.expected) = (locale, value, expected)
        }
    }

    private static let now = Gallery.now

    static let rows = [
        Row("en_US", .time(now), "9:41 AM"),
        Row("de_DE", .time(now), "09:41"),
        Row("ko_KR", .time(now), "오전 9:41"),
        Row("en_US", .date(now), "June 3, 2026"),
        Row("ko_KR", .date(now), "2026년 6월 3일"),
        Row("de_DE", .date(now), "3. Juni 2026"),
        Row("en_US", .formattedDate(now, skeleton: "EEEMMMd"), "Wed, Jun 3"),
        Row("ko_KR", .formattedDate(now, skeleton: "MMMdEEEE"), "6월 3일 수요일"),
        Row("en_US", .formattedDate(now, skeleton: "yMMMMEEEEd"), "Wednesday, June 3, 2026"),
        Row("de_DE", .formattedDate(now, skeleton: "EEEEEE"), "Mi."),
        Row("en_US", .relative(now + 8580), "2 hours, 23 min"),
        Row("en_US", .relative(now - 60), "1 min"),
        Row("ko_KR", .relative(now + 8580), "2시간 23분"),
        Row("de_DE", .relative(now + 90_000), "1 Tag, 1 Stunde"),
        Row("ko_KR", .distance(now - 8620, units: [.hour, .minute], maximumCount: 2, sign: .none), "2시간 23분"),
        Row("en_US", .offset(now + 7200), "-2 hours"),
        Row("en_US", .offset(now - 7_900_000), "+3 months"),
        Row("en_US", .timer(now + 133_141), "36:59:01"),
        Row("ar_EG", .timer(now + 133_141), "٣٦:٥٩:٠١"),
        Row("ar_AE", .timer(now + 133_141), "36:59:01"),
        Row("en_US", .number(12_345.5, minimumFractionDigits: 1, maximumFractionDigits: 1), "12,345.5"),
        Row("de_DE", .number(12_345.5, minimumFractionDigits: 0, maximumFractionDigits: 2), "12.345,5"),
        Row("en_US", .percent(0.25, maximumFractionDigits: 0), "25%"),
        Row("de_DE", .percent(0.25, maximumFractionDigits: 0), "25 %"),
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
