import CompactJSON
import Foundation
import Testing

private struct Sample: JSONWritable {
    var body: @Sendable (inout JSONWriter) -> Void

    func write(to json: inout JSONWriter) { body(&json) }
}

/// Values that write themselves.
struct JSONWriterTests {
    @Test func commasStandBetweenMembersAndElements() throws {
        let sample = Sample { json in
            json.object { json in
                json.member("a", [1, 2, 3])
                json.member("b", [[String]]())
                json.member("c", ["k": [true, false]])
                json.member("none", Int?.none)
                json.key("d\n" as String)
                json.array { json in
                    json.object { _ in }
                    json.write("x")
                    json.choice("y")
                }
                json.member("e", Data([1, 2, 3]))
            }
        }
        let text = #"{"a":[1,2,3],"b":[],"c":{"k":[true,false]},"d\n":[{},"x",{"y":{}}],"e":"AQID"}"#
        #expect(String(decoding: JSONWriter.bytes(of: sample), as: UTF8.self) == text)
    }

    @Test(arguments: [
        0, -0.0, 1, -1, 0.1, 0.125, 1 / 3, 100.5, 12_345.678, 999_999_999.999, 1e12, 1e21, .leastNonzeroMagnitude,
        .greatestFiniteMagnitude, -0.001, 0.0005,
    ])
    func numbersHaveTheEncodersForm(_ number: Double) throws {
        #expect(JSONWriter.bytes(of: number) == (try CompactJSONEncoder().encode(number)))
    }

    @Test(arguments: ["", "plain", "\"\\/\n\u{8}\u{1f}", "é🐝", "\u{2028}"])
    func textsHaveTheEncodersForm(_ text: String) throws {
        #expect(JSONWriter.bytes(of: text) == (try CompactJSONEncoder().encode(text)))
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan])
    func numberThatIsNotFiniteIsZero(_ number: Double) {
        #expect(JSONWriter.bytes(of: [1, number, 2]) == Array("[1,0,2]".utf8))
    }

    @Test(arguments: [1e300, -1e300, .nan])
    func dateThatTheDecoderRefusesIsTheNearestThatItTakes(_ seconds: Double) throws {
        let date = Date(timeIntervalSinceReferenceDate: 800_000_000.5)
        #expect(JSONWriter.bytes(of: date) == (try CompactJSONEncoder().encode(date)))
        let absurd = Date(timeIntervalSinceReferenceDate: seconds)
        #expect(throws: Never.self) { try CompactJSONDecoder().decode(Date.self, from: JSONWriter.bytes(of: absurd)) }
    }
}
