import HangangjariAPI
import Testing

@testable import HangangjariService

@Suite("A response of the city")
struct CityRefusalTests {
    @Test("about another park is refused, whatever else it contains")
    func wrongPark() throws {
        var palace = CityAnswer()
        palace.code = "POI008"
        palace.name = "경복궁"
        #expect(try ParkReportReader.failure(palace.bytes) == .wrongPark)
        palace.code = nil
        #expect(try ParkReportReader.failure(palace.bytes) == .wrongPark)
        palace.name = nil
        #expect(try ParkReportReader.failure(palace.bytes) == .wrongPark)
        #expect(try ParkReportReader.failure(CityAnswer().bytes, of: "banpo") == .wrongPark)
    }

    @Test("with the park's name and without a code is accepted")
    func nameOnly() throws {
        var answer = CityAnswer()
        answer.code = nil
        #expect(try ParkReportReader.failure(answer.bytes) == nil)
    }

    @Test(
        "with an error code of the city is a refusal, in each of the city's forms",
        arguments: [
            "INFO-100", "ERROR-300", "ERROR-301", "ERROR-310", "ERROR-331", "ERROR-332", "ERROR-333", "ERROR-334",
            "ERROR-335", "ERROR-336", "ERROR-500", "ERROR-600", "ERROR-601",
        ]
    )
    func codes(code: String) throws {
        var inside = CityAnswer()
        inside.result = #"{"RESULT.CODE":"\#(code)","RESULT.MESSAGE":"오류"}"#
        let alone = #"{"RESULT":{"CODE":"\#(code)","MESSAGE":"오류"}}"#
        let markup = "<RESULT><CODE>\(code)</CODE><MESSAGE><![CDATA[오류]]></MESSAGE></RESULT>"
        for bytes in [inside.bytes, Array(alone.utf8), Array(markup.utf8)] {
            #expect(try ParkReportReader.failure(bytes) == .refused)
        }
    }

    @Test("with the code for missing data is empty")
    func noData() throws {
        let bytes = Array(#"{"RESULT":{"CODE":"INFO-200","MESSAGE":"해당하는 데이터가 없습니다."}}"#.utf8)
        #expect(try ParkReportReader.failure(bytes) == .empty)
        #expect(try ParkReportReader.failure(Array("{}".utf8)) == .empty)
        #expect(try ParkReportReader.failure(Array(#"{"CITYDATA":null}"#.utf8)) == .empty)
    }

    @Test("without a usable value is empty")
    func nothingOfUse() throws {
        var answer = CityAnswer()
        answer.parking = CityAnswer.lots([CityAnswer.lot(1, "64", "")])
        answer.population = nil
        answer.weather = "[]"
        #expect(try ParkReportReader.failure(answer.bytes) == .empty)
    }

    @Test(
        "that is not the expected JSON cannot be read",
        arguments: [
            "", " ", "null", "7", "[]", #""text""#, "{", #"{"CITYDATA":"#, #"{"CITYDATA":7}"#, #"{"CITYDATA":[]}"#,
            "<!doctype html><title>502</title>", "<CODE>", "\u{FEFF}{}", "{}{}",
        ]
    )
    func unreadable(text: String) throws {
        #expect(try ParkReportReader.failure(Array(text.utf8)) == .unreadable)
    }

    @Test("truncated at any byte cannot be read", arguments: [CityAnswer().bytes])
    func cut(bytes: [UInt8]) throws {
        for length in stride(from: 0, to: bytes.count, by: 7) {
            #expect(try ParkReportReader.failure(Array(bytes.prefix(length))) == .unreadable, "\(length) bytes")
        }
    }

    @Test("that is too large, deeply nested, or not UTF-8 cannot be read")
    func hostile() throws {
        let large = [UInt8](repeating: 32, count: ParkReportReader.maximumBytes) + CityAnswer().bytes
        #expect(try ParkReportReader.failure(large) == .unreadable)
        #expect(try ParkReportReader.failure([UInt8](repeating: 91, count: 100_000)) == .unreadable)
        #expect(try ParkReportReader.failure([0xFF, 0xFE, 0x00]) == .unreadable)
    }

    @Test("with any of its bytes replaced never crashes the process (seed 20260813)")
    func replacedBytes() throws {
        var random = SeededRandom(seed: 20_260_813, "replaced bytes")
        let bytes = CityAnswer().bytes
        var kept = 0
        for _ in 0..<2000 {
            var broken = bytes
            for _ in 0..<(1 + random.next() % 4) {
                broken[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            if try ParkReportReader.failure(broken) == nil { kept += 1 }
        }
        #expect(kept > 0, "no replacement left the response readable")
    }
}
