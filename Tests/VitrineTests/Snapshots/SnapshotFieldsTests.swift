import Foundation
import Testing
import VitrineTesting

@testable import Vitrine

/// Which texts are valid, and that their bytes are kept.
struct SnapshotFieldsTests {
    @Test(arguments: [
        "{}", " \t\r\n{ } ", #"{"":0}"#, #"{"a":-0.0e+10,"b":[[],{}]}"#, #"{"a":"\"\\\/\b\f\n\r\tA"}"#, #"{"a":"é🐝"}"#,
        #"{"a":true,"b":false,"c":null}"#, #"{"a":"\ud83d\udc1d"}"#,
    ])
    func validTextIsKept(text: String) throws {
        let fields = try SnapshotFields(Data(text.utf8))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(Set(fields.keys) == Set(object.keys))
        #expect(try SnapshotFields(fields.data) == fields)
    }

    /// `CompactJSONTests` has the other texts that are no JSON.
    @Test(arguments: ["", "[]", "{]", #"{"a":1,}"#, #"{"a":1}//"#, #"{"a":1,"a":2}"#, #"{"a":1,"\u0061":2}"#])
    func invalidTextIsRejected(text: String) {
        #expect(code { try SnapshotFields(Data(text.utf8)) } == .damaged)
    }

    @Test(arguments: [SnapshotFields.maximumDepth, SnapshotFields.maximumDepth + 1])
    func depthIsBounded(depth: Int) {
        // The object itself is the first level.
        let inner = String(repeating: "[", count: depth - 1) + String(repeating: "]", count: depth - 1)
        let text = Array("{\"a\":\(inner)}".utf8)
        #expect(((try? SnapshotFields(Data(text))) != nil) == (depth <= SnapshotFields.maximumDepth))
    }

    /// Foundation rejects a file with such a number, so it counts as damaged here too.
    @Test(arguments: ["1e309", "-2.5e543", "1" + String(repeating: "0", count: 309), "1e999999999999999999999"])
    func numberOutOfRangeIsRejected(number: String) {
        let text = Data("{\"a\":[\(number)]}".utf8)
        #expect(throws: (any Error).self) { try SnapshotFields(text) }
        #expect(throws: (any Error).self) { try JSONSerialization.jsonObject(with: text) }
    }

    @Test(arguments: ["1e308", "-2.5e3", "0e0", "1" + String(repeating: "0", count: 308)])
    func numberAtTheLimitOfTheRangeIsRead(number: String) throws {
        let text = Data("{\"a\":[\(number)]}".utf8)
        #expect(try SnapshotFields(text).keys.count == 1)
        #expect(try JSONSerialization.jsonObject(with: text) is [String: Any])
    }

    /// Foundation accepts every text that is accepted here, and reads the same keys.
    @Test func mutatedTextIsAcceptedOnlyIfFoundationAcceptsIt() throws {
        let seed = SeededGenerator.seed()
        var random = SeededGenerator(seed: seed)
        let origin = Array(#"{"a":[1,-2.5e3,{"b":"\u00e9\n"}],"c d":null,"é":true,"_vitrine":{"schema":1}}"#.utf8)
        let pool = Array(#"{}[]",:\ue0123456789.-+ntf "#.utf8) + [0x00, 0x0A, 0x80, 0xC3, 0xFF]
        var accepted = 0
        for _ in 0..<5_000 {
            var text = origin
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let place = Int.random(in: 0..<text.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: text[place] = pool.randomElement(using: &random) ?? 0
                case 1: text.remove(at: place)
                default: text.insert(pool.randomElement(using: &random) ?? 0, at: place)
                }
            }
            guard let fields = try? SnapshotFields(Data(text)) else { continue }
            accepted += 1
            let object = try? JSONSerialization.jsonObject(with: Data(text)) as? [String: Any]
            #expect(
                object.map { Set($0.keys) } == Set(fields.keys),
                "seed \(seed): \(String(decoding: text, as: UTF8.self))"
            )
        }
        #expect(accepted > 100)
    }

    @Test func fieldsAreEditedInPlace() throws {
        var fields = try SnapshotFields(Data(#"{"a":1,"b":"x","c":null}"#.utf8))
        #expect(try fields.decode(Int.self, "a") == 1)
        #expect(try fields.decode(Int.self, "c") == nil)
        #expect(try fields.decode(Int.self, "none") == nil)
        #expect(throws: DecodingError.self) { try fields.decode(Int.self, "b") }
        fields.rename("a", to: "z\"\n")
        try fields.encode([1, 2], "b")
        fields.remove("c")
        try fields.encode(true, "new")
        #expect(fields.data == Data(#"{"z\"\n":1,"b":[1,2],"new":true}"#.utf8))
    }
}
