import HangangjariAPI
import Testing

@testable import HangangjariService

@Suite("The city's parking")
struct ParkingReadingTests {
    @Test("is read lot by lot, each with its own time")
    func wellFormed() throws {
        let lots = try ParkReportReader.read().lots
        #expect(lots.map(\.id) == ["ttukseom-1", "ttukseom-2", "ttukseom-3", "ttukseom-4"])
        #expect(lots.map(\.remaining) == [35, 226, 47, 46])
        #expect(lots.map(\.capacity) == [64, 356, 123, 131])
        #expect(lots.map(\.level) == [.available, .available, .normal, .normal])
        #expect(lots.allSatisfy { $0.observedAt?.description == "2026-08-13T05:01:20Z" })
    }

    @Test(
        "has no number if the city's number is invalid",
        arguments: ["", "-", " ", "-1", "-35", "65000", "641", "1e9", "nan", "inf", "35대", "null", "٣٥"]
    )
    func badCounts(count: String) throws {
        let lots = try ParkReportReader.lots([CityAnswer.lot(1, "64", count), CityAnswer.lot(2, "356", "226")])
        #expect(lots[0].remaining == nil)
        #expect(lots[0].level == .unknown)
        #expect(lots[0].observedAt == nil)
        #expect(lots[1].remaining == 226, "an invalid lot does not hide the others")
    }

    @Test("keeps a count above the capacity without a level")
    func aboveCapacity() throws {
        let lots = try ParkReportReader.lots([CityAnswer.lot(1, "32", "66"), CityAnswer.lot(2, "100", "10")])
        #expect(lots[0].remaining == 66)
        #expect(lots[0].level == .unknown)
        let totals = ParkingTotals(lots)
        #expect(totals.remaining == 10)
        #expect(totals.capacity == 100)
        #expect(!totals.isComplete)
    }

    @Test("uses the known capacity if the city's is invalid", arguments: ["", "-", "0", "-64", "1000000", "많음"])
    func badCapacity(capacity: String) throws {
        #expect(try ParkReportReader.lots([CityAnswer.lot(1, capacity, "35")])[0].capacity == 64)
    }

    @Test(
        "has no count that is marked as not live or has an implausible time, but clocks may differ a little",
        arguments: [
            ("2026-08-13 14:01:20", "N", nil), ("", "Y", nil), ("-", "Y", nil), ("2026-08-13 14:08", "Y", nil),
            ("2027-08-13 14:01", "Y", nil), ("1970-01-01 00:00", "Y", nil), ("2026-08-06 14:00", "Y", nil),
            ("2026-08-13T14:01:20+09:00", "Y", nil), ("2026-08-13 14:06:30", "Y", 35),
        ] as [(String, String, Int?)]
    )
    func notLive(time: String, isLive: String, remaining: Int?) throws {
        let lot = try ParkReportReader.lots([CityAnswer.lot(1, "64", "35", time: time, isLive: isLive)])[0]
        #expect(lot.remaining == remaining)
        #expect((lot.level == .unknown) == (remaining == nil))
    }

    @Test("may be a single object, contain JSON numbers, and contain invalid items")
    func oddForms() throws {
        let number = #"{"PRK_NM":"뚝섬1주차장","CPCTY":64,"CUR_PRK_CNT":35.0,"CUR_PRK_TIME":"2026-08-13 14:01"}"#
        #expect(try ParkReportReader.read { $0.parking = number }.lots[0].remaining == 35)
        let odd = ["null", #""""#, "7", "[]", "{}", #"{"PRK_NM":{"a":1}}"#]
        let lots = try ParkReportReader.lots(odd + [CityAnswer.lot(2, "356", "226")])
        #expect(lots.map(\.remaining) == [nil, 226, nil, nil])
    }

    @Test(
        "that is absent, empty or without a lot of the park is missing, and the other sections are read",
        arguments: [
            nil, "[]", "null", #""""#, "{}", "7", #"[{"PRK_NM":"성수동공영주차장","CPCTY":"10","CUR_PRK_CNT":"3"}]"#,
        ]
    )
    func noParking(parking: String?) throws {
        let report = try ParkReportReader.read { $0.parking = parking }
        #expect(report.lots.isEmpty)
        #expect(report.crowd != nil)
    }

    @Test(
        "recognises each form of a lot's name",
        arguments: [
            ("뚝섬2주차장", 2), ("뚝섬 2 주차장", 2), (" 뚝섬2주차장 ", 2), ("뚝섬한강공원 제2주차장", 2), ("뚝섬한강2주차장", 2),
            ("뚝섬제4주차장", 4), ("뚝섬12주차장", 12), ("뚝섬주차장", nil), ("뚝섬역2주차장", nil), ("뚝섬2", nil), ("", nil), ("잠실2주차장", nil),
        ]
    )
    func names(name: String, number: Int?) throws {
        let park = try #require(RiverParks.park(id: "ttukseom"))
        let reader = ParkReportReader(park: park, now: Timestamp(secondsSince1970: 0))
        #expect(reader.number(in: name) == number)
    }

    @Test("of a park with one lot needs no number in its name")
    func onlyLot() throws {
        let park = try #require(RiverParks.park(id: "gangseo"))
        let reader = ParkReportReader(park: park, now: Timestamp(secondsSince1970: 0))
        #expect(reader.number(in: "강서주차장") == 1)
        #expect(reader.number(in: "강서한강공원 주차장") == 1)
    }

    @Test("uses the first of two lots with the same name, and ignores unknown lot numbers")
    func doubles() throws {
        let lots = try ParkReportReader.lots([
            CityAnswer.lot(1, "64", "35"), CityAnswer.lot(1, "64", "1"), CityAnswer.lot(9, "50", "5"),
        ])
        #expect(lots.map(\.remaining) == [35, nil, nil, nil])
    }
}
