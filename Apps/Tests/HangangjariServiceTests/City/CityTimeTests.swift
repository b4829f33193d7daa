import HangangjariAPI
import Testing

@testable import HangangjariService

@Suite("The city's times")
struct CityTimeTests {
    @Test(
        "are parsed as Korean time in each of their three forms",
        arguments: [
            ("2026-08-13 13:35", "2026-08-13T04:35:00Z"), ("2026-08-13 13:35:22", "2026-08-13T04:35:22Z"),
            ("202608131335", "2026-08-13T04:35:00Z"), ("2026-01-01 00:00", "2025-12-31T15:00:00Z"),
            ("2024-02-29 23:59", "2024-02-29T14:59:00Z"),
        ]
    )
    func forms(text: String, moment: String) {
        #expect(CityTime.timestamp(text)?.description == moment)
    }

    @Test(
        "in another form are refused",
        arguments: [
            "", "2026-08-13", "13:35", "2026-08-13T13:35", "2026-08-13 13:35Z", "2026-08-13 13:35+09:00",
            "2026/08/13 13:35",
            "2026-13-01 00:00", "2026-02-29 00:00", "2026-08-13 24:00", "2026-08-13 13:60", "20260813",
            "20260813133522",
            "99999999999999999999", "점검중",
        ]
    )
    func otherForms(text: String) {
        #expect(CityTime.timestamp(text) == nil)
    }

    @Test("are formatted in the forms in which they are parsed")
    func roundTrip() {
        for index in 0..<200 {
            let moment = Timestamp(secondsSince1970: 1_700_000_000 / 60 * 60 + index * 86_460)
            #expect(CityTime.timestamp(CityTime.text(moment)) == moment)
            #expect(CityTime.timestamp(CityTime.digits(moment)) == moment)
        }
    }
}
