import Foundation
import Testing

@testable import CompactJSON

/// A text as seen by a reader that keeps unknown fields.
struct JSONDocumentTests {
    private let text = #" {"a\u0062" : [1 , 2.50e+00], "owner":{"name":"Zo\u00eb","day":null} ,"é":"x\"y"} "#

    @Test func membersKeepTheirOrderAndBytes() throws {
        let document = try JSONDocument(Array(text.utf8))
        #expect(document.isObject)
        #expect(document.members.map(\.key) == ["ab", "owner", "é"])
        #expect(document.members.map { written($0.keyBytes) } == [#""a\u0062""#, #""owner""#, #""é""#])
        let values = document.members.map { written($0.value.bytes) }
        #expect(values == ["[1 , 2.50e+00]", #"{"name":"Zo\u00eb","day":null}"#, #""x\"y""#])
    }

    @Test func nestedObjectsAreDocumentsOfTheSameText() throws {
        let owner = try #require(JSONDocument(Array(text.utf8))["owner"])
        #expect(owner.members.map(\.key) == ["name", "day"])
        #expect(owner["name"].map { written($0.bytes) } == #""Zo\u00eb""#)
        #expect(try owner["name"]?.decode(String.self) == "Zoë")
        #expect(try owner.decode([String: String?].self) == ["name": "Zoë", "day": nil])
    }

    @Test(arguments: [("ab", true), ("a", false), ("abc", false), ("a\\u0062", false), ("é", true), ("", false)])
    func keyIsFoundByItsDecodedText(key: String, isThere: Bool) throws {
        let document = try JSONDocument(Array(text.utf8))
        #expect((document[key] != nil) == isThere)
        #expect(document.members.contains { $0.hasKey(key) } == isThere)
    }

    @Test(arguments: ["[{\"a\":1}]", "1", "\"a\"", "null", "[]"])
    func nonObjectHasNoMembers(text: String) throws {
        let document = try JSONDocument(Array(text.utf8))
        #expect(!document.isObject)
        #expect(Array(document.members).isEmpty)
        #expect(document["a"] == nil)
        #expect(document.repeatedMember == nil)
        #expect(written(document.bytes) == text)
    }

    @Test(
        arguments: [
            (#"{"a":1,"b":2,"ab":3}"#, nil), (#"{"a":1,"b":{"a":1},"c":["a"]}"#, nil), (#"{"a":1,"A":2}"#, nil),
            (#"{"a":1,"b":2,"a":3}"#, 13), (#"{"a":1,"\u0061":2}"#, 7), (#"{"":1,"":2}"#, 6),
            // Canonically equivalent keys, which Swift compares as equal.
            ("{\"\u{e9}\":1,\"e\u{301}\":2}", 8),
        ] as [(String, Int?)]
    )
    func repeatedKeyIsFound(text: String, place: Int?) throws {
        #expect(try JSONDocument(Array(text.utf8)).repeatedMember?.keyBytes.startIndex == place)
    }

    @Test(arguments: [2, 16, 17, 40]) func repeatedKeyIsFoundInObjectsOfAnySize(count: Int) throws {
        for second in 1..<count {
            for first in 0..<second {
                let keys = (0..<count).map { "\"key \($0 == second ? first : $0)\":0" }
                let text = "{" + keys.joined(separator: ",") + "}"
                #expect(try JSONDocument(Array(text.utf8)).repeatedMember?.key == "key \(first)")
            }
        }
        let keys = (0..<count).map { "\"key \($0)\":0" }
        #expect(try JSONDocument(Array("{\(keys.joined(separator: ","))}".utf8)).repeatedMember == nil)
    }

    @Test(arguments: [1, 2, 64, CompactJSONDecoder.maximumDepth]) func depthLimitIsInclusive(depth: Int) throws {
        let good = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        _ = try JSONDocument(Array(good.utf8), maximumDepth: depth)
        let fault = #expect(throws: JSONFault.self) {
            try JSONDocument(Array("[\(good)]".utf8), maximumDepth: depth)
        }
        #expect(fault?.offset == depth)
    }

    @Test(arguments: [
        ("", 0), ("{\"a\":tru}", 8), ("{\"a\":1,}", 7), ("[1 2]", 3), ("\"a", 2), ("\"a\nb\"", 2), ("{}x", 2),
        (#""\x""#, 2), (#""\u12g4""#, 5),
    ]) func faultHasTheOffsetOfTheByte(text: String, place: Int) {
        let fault = #expect(throws: JSONFault.self) { try JSONDocument(Array(text.utf8)) }
        #expect(fault?.offset == place)
        #expect(fault?.description.hasPrefix("not JSON at byte \(place): ") == true)
    }

    @Test(arguments: [
        ("", #""""#), ("plain", #""plain""#), ("\"", #""\"""#), ("a\\b/c", #""a\\b/c""#),
        ("line\nend\r\t", #""line\nend\r\t""#), ("\0\u{1f}\u{7f}", "\"\\u0000\\u001f\u{7f}\""),
        ("é 🐝\u{2028}", "\"é 🐝\u{2028}\""), ("\n\n\"\"", #""\n\n\"\"""#),
    ]) func textIsQuotedWithTheFewestEscapes(text: String, quoted: String) throws {
        #expect(String(decoding: JSONQuoting.quoted(text), as: UTF8.self) == quoted)
        #expect(try CompactJSONEncoder().encode(text) == Array(quoted.utf8))
    }

    @Test func quotedASCIIAndUnicodeBoundariesRoundTrip() throws {
        let edges = (0..<0x80) + [0x80, 0x7FF, 0x800, 0xD7FF, 0xE000, 0xFFFF, 0x10000, 0x10FFFF]
        for value in edges {
            let scalar = try #require(Unicode.Scalar(UInt32(value)))
            let text = "before the \(scalar) and behind"
            #expect(try JSONDocument(JSONQuoting.quoted(text)).decode(String.self) == text)
            #expect(try JSONDecoder().decode(String.self, from: Data(JSONQuoting.quoted(text))) == text)
        }
    }

    private func written(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
