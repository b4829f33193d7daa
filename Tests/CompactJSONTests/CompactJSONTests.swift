import Foundation
import Testing
import VitrineTesting

@testable import CompactJSON

private struct Everything: Codable, Equatable {
    enum Choice: Codable, Equatable {
        case nothing
        case one(Int)
        case named(first: String, second: [Bool?])
    }

    var text = "quotes \" backslash \\ slash / line\n tab\t bell\u{7} é 🙂 \u{2028}"
    var integers: [Int64] = [.min, -1, 0, 1, .max]
    var bytes: [UInt8] = [0, 255]
    var unsigned = UInt64.max
    var doubles: [Double] = [
        0, -0.0, 0.1, .leastNormalMagnitude, 1.7976931348623157e308, 123456789.125, 1e21, .leastNonzeroMagnitude,
    ]
    var floats: [Float] = [0.1, 3.4028235e38]
    var date = Date(timeIntervalSinceReferenceDate: 816_940_000.25)
    var data = Data([0, 1, 2, 250, 251, 255])
    var url = URL(string: "lucidpal://note/1?x=%20y")
    var absent: Int?
    var present: Int? = 3
    var nested: [String: [String: Int]] = ["b": ["y": 2, "x": 1], "a": [:]]
    var choices: [Choice] = [.nothing, .one(7), .named(first: "x", second: [true, nil, false])]
    var optionals: [String?] = ["a", nil]
    var empty: [String] = []
}

struct CompactJSONTests {
    @Test func valueIsDecodedByFoundationAndFromFoundation() throws {
        let value = Everything()
        let bytes = try CompactJSONEncoder().encode(value)
        #expect(try CompactJSONDecoder().decode(Everything.self, from: bytes) == value)
        #expect(try JSONDecoder().decode(Everything.self, from: Data(bytes)) == value)
        let encoder = JSONEncoder()
        for formatting: JSONEncoder.OutputFormatting in [[], .prettyPrinted, .sortedKeys, .withoutEscapingSlashes] {
            encoder.outputFormatting = formatting
            let bytes = [UInt8](try encoder.encode(value))
            #expect(try CompactJSONDecoder().decode(Everything.self, from: bytes) == value)
        }
    }

    @Test func sortedKeysGiveTheSameBytesAsFoundation() throws {
        let value = ["b": ["z": 1, "a": 2], "a": [:], "ab": ["é": 3, "e": 4]]
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(try CompactJSONEncoder(sortsKeys: true).encode(value) == [UInt8](encoder.encode(value)))
    }

    @Test(arguments: ["5", "\"x\"", "true", "null", "[]", "{}", " [ 1 , 2 ] ", "-0", "1E+2", "0.5e-1"])
    func topLevelValueIsDecoded(_ text: String) throws {
        _ = try CompactJSONDecoder().decode(Anything.self, from: Array(text.utf8))
    }

    @Test(arguments: [
        "", " ", "{", "}", "[", "{]", "\"", "[1,]", "{\"a\":1,}", "{a:1}", "{\"a\"}", "{\"a\" 1}", "{\"a\":}",
        "{\"a\":1 \"b\":2}", "01", "1.", ".5", "+1", "1e", "--1", "tru", "nul", "True", "[1 2]", "\"\\x\"",
        "\"\\u12\"", "\"\\u12g4\"", "\"a\nb\"", "1 2", "{}}", "'a'", "NaN", "Infinity", "/**/1", "1//", "\u{feff}1",
    ])
    func invalidJSONIsRejectedWithItsOffset(_ text: String) throws {
        let error = #expect(throws: DecodingError.self) {
            try CompactJSONDecoder().decode(Anything.self, from: Array(text.utf8))
        }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("expected corrupted data, got \(String(describing: error))")
            return
        }
        #expect(context.debugDescription.contains("byte"))
    }

    @Test(
        arguments: [
            [0x80], [0xff], [0xc2], [0xc3], [0xc0, 0xaf], [0xc1, 0x81], [0xe2, 0x82], [0xe0, 0x80, 0x80],
            [0xed, 0xa0, 0x80], [0xf0, 0x80, 0x80, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xf5, 0x80, 0x80, 0x80],
        ] as [[UInt8]]
    )
    func invalidUTF8IsRejected(_ bytes: [UInt8]) {
        #expect(throws: DecodingError.self) {
            try CompactJSONDecoder().decode(String.self, from: [0x22] + bytes + [0x22])
        }
    }

    @Test func nestingIsBounded() throws {
        let deep = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
        #expect(throws: DecodingError.self) { try CompactJSONDecoder().decode(Anything.self, from: Array(deep.utf8)) }
    }

    @Test func numberIsWrittenInItsShortestForm() throws {
        var random = SeededGenerator(seed: 0x7E57)
        let special: [Double] = [
            -0.0, 0, -1, 0.001, -0.001, 0.0005, 0.1 + 0.2, 999_999_999.999, 1e9, 1e15, 2.675, -0.05,
        ]
        let thousandths = (0..<5_000)
            .map { _ in Double(Int.random(in: -2_000_000...2_000_000, using: &random)) / 1000 }
        let neighbours = thousandths.prefix(1000).flatMap { [$0.nextUp, $0.nextDown] }
        for value in special + thousandths + neighbours {
            let written = String(decoding: try CompactJSONEncoder().encode([value]), as: UTF8.self)
            let shortest = String(value)
            #expect(written == "[\(shortest.hasSuffix(".0") ? String(shortest.dropLast(2)) : shortest)]")
        }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func nonFiniteNumberIsRejected(_ value: Double) {
        #expect(throws: EncodingError.self) { try CompactJSONEncoder().encode([value]) }
    }

    @Test(arguments: ["300", "-1", "1.5", "1e9", "256.0", "\"1\"", "null"])
    func numberOutOfRangeIsRejected(_ text: String) {
        #expect(throws: DecodingError.self) { try CompactJSONDecoder().decode(UInt8.self, from: Array(text.utf8)) }
    }

    @Test(arguments: ["1e300", "-9.3e18", "252392457600", "-63114076801"])
    func dateOutsideOfTheCalendarIsRejected(_ text: String) throws {
        #expect(throws: DecodingError.self) {
            try CompactJSONDecoder().decode([Date?].self, from: Array("[\(text)]".utf8))
        }
        let date = Date(timeIntervalSinceReferenceDate: try #require(Double(text)))
        #expect(throws: EncodingError.self) { try CompactJSONEncoder().encode([date]) }
    }

    @Test(.hangGuard) func objectsWithManyKeysAreDecodedInLinearTime() throws {
        func seconds(_ count: Int) throws -> Double {
            var values: [String: Int] = [:]
            let text = "{" + (0..<count).map { "\"key \($0)\":\($0)" }.joined(separator: ",") + "}"
            let bytes = Array(text.utf8)
            let time = try ProcessorTime.of {
                values = try CompactJSONDecoder().decode([String: Int].self, from: bytes)
            }
            #expect(values.count == count && values["key 7"] == 7)
            return time / .seconds(1)
        }
        _ = try seconds(1_000)
        // The shortest of some runs: the machine may be busy during the others.
        let (few, many) = try (0..<3)
            .reduce((Double.infinity, Double.infinity)) { times, _ in
                (min(times.0, try seconds(10_000)), min(times.1, try seconds(80_000)))
            }
        // Eight times the keys take about 8 times as long, and with a look-up that walks through all keys 64 times.
        #expect(many / few < 24, "\(few) s for 10,000 keys, \(many) s for 80,000")
    }

    @Test func surrogatePairsAreDecoded() throws {
        let text = #""\ud83d\ude42 x \/ \u00e9""#
        #expect(try CompactJSONDecoder().decode(String.self, from: Array(text.utf8)) == "🙂 x / é")
    }

    @Test(arguments: [#""\ud83d""#, #""\ude42""#, #""\ud83d\u0041""#, #""\ud83d\n""#, #""\ud83dx""#])
    func unpairedSurrogateIsRejected(_ text: String) {
        #expect(throws: DecodingError.self) { try CompactJSONDecoder().decode(String.self, from: Array(text.utf8)) }
    }

    @Test func everyPrefixOfATextIsRejected() throws {
        let bytes = try CompactJSONEncoder().encode(Everything())
        for count in 0..<bytes.count {
            #expect(throws: DecodingError.self) {
                try CompactJSONDecoder().decode(Anything.self, from: Array(bytes[..<count]))
            }
        }
    }

    @Test func randomDamageIsJudgedLikeFoundationAndNeverCrashes() throws {
        let seed = SeededGenerator.seed()
        var random = SeededGenerator(seed: seed)
        let bytes = try CompactJSONEncoder().encode(Everything())
        // Digits are not changed: Foundation decodes some numbers that do not fit their type as an approximate value.
        let places = bytes.indices.filter { !(0x30...0x39).contains(bytes[$0]) }
        for _ in 0..<3_000 {
            var damaged = bytes
            let byte = UInt8.random(in: 0x3a...0x7e, using: &random)
            // An exponent makes a number that fits no type but is still valid JSON.
            if "eE".utf8.contains(byte) { continue }
            damaged[try #require(places.randomElement(using: &random))] = byte
            let text = "seed \(seed): \(String(decoding: damaged, as: UTF8.self))"
            let isOurs = (try? CompactJSONDecoder().decode(Anything.self, from: damaged)) != nil
            let isTheirs = (try? JSONSerialization.jsonObject(with: Data(damaged), options: .fragmentsAllowed)) != nil
            #expect(isOurs == isTheirs, "\(text)")
            if let ours = try? CompactJSONDecoder().decode(Everything.self, from: damaged),
                let theirs = try? JSONDecoder().decode(Everything.self, from: Data(damaged))
            {
                #expect(ours == theirs, "\(text)")
            }
        }
    }
}

/// Any JSON value, traversed completely.
private enum Anything: Decodable {
    case value

    init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: PlainKey.self) {
            for key in object.allKeys { _ = try object.decode(Anything.self, forKey: key) }
        } else if var array = try? decoder.unkeyedContainer() {
            while !array.isAtEnd { _ = try array.decode(Anything.self) }
        }
        self = .value
    }
}
