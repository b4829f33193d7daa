import CompactJSON
import Testing

/// Values that are decoded once for each text.
struct DecodedValueCacheTests {
    /// A value that shows by its identity whether it was decoded again.
    private final class Part: Decodable, Sendable {
        let name: String
    }

    private let cache = DecodedValueCache<Part>(byteCounts: 14...40)

    private func parts(_ names: String...) throws -> [Part] {
        let text = "[" + names.map { #"{"name":"\#($0)"}"# }.joined(separator: ",") + "]"
        return try CompactJSONDecoder(reusing: cache).decode([Part].self, from: Array(text.utf8))
    }

    @Test func sameTextIsDecodedOnce() throws {
        let first = try parts("one", "two", "one")
        let second = try parts("two", "one")
        #expect(first.map(\.name) == ["one", "two", "one"])
        #expect(first[0] === first[2])
        #expect(second[0] === first[1])
        #expect(second[1] === first[0])
    }

    @Test func shortTextIsDecodedEachTime() throws {
        let parts = try parts("i", "i")
        #expect(parts[0] !== parts[1])
    }

    @Test func textThatIsNotFoundAnyMoreIsDropped() throws {
        // There is room for two texts of 14 bytes, and for the two before.
        let kept = try parts("one", "two")
        #expect(try parts("one")[0] === kept[0])
        _ = try parts("three", "one", "four", "five", "one", "six", "seven", "one")
        #expect(try parts("one")[0] === kept[0])
        #expect(try parts("two")[0] !== kept[1])
    }

    @Test func errorIsThrownEachTime() throws {
        for _ in 0..<2 {
            #expect(throws: DecodingError.self) {
                try CompactJSONDecoder(reusing: cache).decode([Part].self, from: Array(#"[{"title":"one"}]"#.utf8))
            }
        }
    }
}
