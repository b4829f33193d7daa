import CompactJSON
import Foundation
import HangangjariAPI
import Testing

@Suite("A timestamp")
struct TimestampTests {
    @Test("is formatted as by Foundation, on every 31st day of four centuries")
    func againstFoundation() throws {
        for day in stride(from: -73_049, to: 73_049, by: 31) {
            let moment = Timestamp(secondsSince1970: day * 86_400 + (day & 0xFFFF) % 86_400)
            #expect(moment.description == moment.date.formatted(.iso8601))
            #expect(Timestamp(moment.description) == moment)
        }
    }

    @Test(
        "in another form is refused",
        arguments: [
            "", "2026-08-13", "2026-08-13T04:35:00", "2026-08-13T04:35:00+09:00", "2026-08-13 04:35:00Z",
            "2026-08-13T04:35:00.5Z", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z",
            "2026-08-13T24:00:00Z", "2026-08-13T04:60:00Z", "2026-08-13T04:35:60Z", "2026-08-13t04:35:00z",
            "+026-08-13T04:35:00Z", "2026-08-１3T04:35:00Z",
        ]
    )
    func otherForms(text: String) {
        #expect(Timestamp(text) == nil)
    }

    @Test("is limited to the years of the written form", arguments: [Int.min, Int.max, 0, -1, 253_402_300_800])
    func bounds(seconds: Int) throws {
        let moment = Timestamp(secondsSince1970: seconds)
        #expect(Timestamp.bounds.contains(moment.secondsSince1970))
        #expect(Timestamp(moment.description) == moment)
    }

    @Test("of a date that is not a number or out of range is valid")
    func oddDates() {
        #expect(Timestamp(Date(timeIntervalSince1970: .nan)).secondsSince1970 == 0)
        #expect(Timestamp(Date(timeIntervalSince1970: .infinity)).description == "9999-12-31T23:59:59Z")
        #expect(Timestamp(Date(timeIntervalSince1970: -0.5)).secondsSince1970 == -1)
    }
}
