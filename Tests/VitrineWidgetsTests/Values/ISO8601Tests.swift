import Testing
import VitrineWidgets

struct ISO8601Tests {
    @Test(arguments: [
        ("2026-06-03T09:41:00Z", 1_780_479_660.0), ("2026-06-03T09:41Z", 1_780_479_660),
        ("2026-06-03T18:41:00+09:00", 1_780_479_660), ("2026-06-03T18:41:00+0900", 1_780_479_660),
        ("2026-06-03T18:41+09", 1_780_479_660), ("2026-06-03 09:41:00Z", 1_780_479_660),
        ("2026-06-03T06:11:00-03:30", 1_780_479_660), ("1970-01-01T00:00:00Z", 0),
        ("1969-12-31T23:59:59.25Z", -0.75), ("2024-02-29T00:00:00Z", 1_709_164_800),
        ("2026-06-03T09:41:00.125Z", 1_780_479_660.125),
    ])
    func timeWithAZoneIsParsed(text: String, seconds: Double) {
        #expect(ISO8601.date(text)?.timeIntervalSince1970 == seconds)
    }

    @Test(arguments: [
        "", "now", "2026-06-03", "2026-06-03T09:41:00", "2026-06-03T09:41", "2026-13-01T00:00:00Z",
        "2025-02-29T00:00:00Z", "2026-06-03T24:00:00Z", "2026-06-03T09:60:00Z", "2026-06-03T09:41:60Z",
        "2026-06-03T09:41:00.Z", "2026-06-03T09:41:00ZZ", "2026-06-03T09:41:00+9", "2026-06-03T9:41:00Z",
        "2026-06-03T09:41:00+24:00", "9999-01-01T00:00:00Z", "9999-12-31T23:59:59-23:59",
        "٢٠٢٦-06-03T09:41:00Z", "2026-06-03T٠٩:41:00Z",
    ])
    func otherTextIsRefused(text: String) {
        #expect(ISO8601.date(text) == nil)
    }

    @Test(arguments: [0.0, 1_780_479_660, -1, 951_782_400, 4_107_542_399, 1_780_479_660.5])
    func formattedTimeIsParsedBack(seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)
        #expect(ISO8601.date(ISO8601.text(date)) == date)
    }

    @Test(arguments: [
        (1e300, "9998-12-31T23:59:59Z"), (9.3e18, "9998-12-31T23:59:59Z"), (-1e300, "0001-01-01T00:00:00Z"),
        (.nan, "1970-01-01T00:00:00Z"),
    ])
    func dateThatIsNotSupportedIsWrittenAsTheNearestOne(seconds: Double, text: String) {
        #expect(ISO8601.text(Date(timeIntervalSince1970: seconds)) == text)
    }

    @Test func textIsUniversalTimeWithMillisecondsOnlyIfNeeded() {
        #expect(ISO8601.text(Date(timeIntervalSince1970: 1_780_479_660)) == "2026-06-03T09:41:00Z")
        #expect(ISO8601.text(Date(timeIntervalSince1970: -0.75)) == "1969-12-31T23:59:59.250Z")
    }
}
