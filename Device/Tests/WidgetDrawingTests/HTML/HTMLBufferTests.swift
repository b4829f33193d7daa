import Foundation
import Testing
import WidgetArchive

@testable import WidgetDrawing

struct HTMLBufferTests {
    private func written(_ write: (inout HTMLBuffer) -> Void) -> String {
        var buffer = HTMLBuffer()
        write(&buffer)
        return String(decoding: buffer.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (0.25, "0.25"), (1.125, "1.125"),
        (1.0005, "1.001"), (0.0004, "0"), (-0.0004, "0"),
        (12.34, "12.34"), (100, "100"), (338.001, "338.001"), (-12.05, "-12.05"), (.nan, "0"), (.infinity, "1000000"),
        (-.infinity, "-1000000"),
        (1e300, "1000000"), (999_999.9999, "1000000"),
    ])
    func numbersHaveAtMostThreeDecimals(value: Double, expected: String) {
        #expect(written { $0.number(value) } == expected)
    }

    /// Samples thousandths of a point between -1000 and 1000.
    @Test func everyThousandthReadsBack() {
        for thousandths in stride(from: -1_000_000, through: 1_000_000, by: 97) {
            let value = Double(thousandths) / 1000
            #expect(Double(written { $0.number(value) }) == value)
        }
    }

    @Test(arguments: [
        (0, "0"), (7, "7"), (-45, "-45"), (1_780_472_460_000, "1780472460000"), (Int.max, "9223372036854775807"),
        (Int.min, "-9223372036854775807"),
    ])
    func integersAreWhole(value: Int, expected: String) {
        #expect(written { $0.integer(value) } == expected)
    }

    @Test(arguments: [
        ("plain", "plain"), ("<b>", "&lt;b&gt;"), ("a&b", "a&amp;b"), ("\"'`", "&quot;&#39;&#96;"), ("한강 👍", "한강 👍"),
        ("", ""), ("a\nb", "a&#10;b"),
        ("a\u{0}b\tc", "a b c"), ("&lt;", "&amp;lt;"),
    ])
    func charactersWithAMeaningInHTMLAreEscaped(text: String, expected: String) {
        #expect(written { $0.text(text) } == expected)
    }

    @Test func lineContainsNoLineBreaks() {
        #expect(written { $0.line("a\nb\r\u{7f}c<") } == "a b  c&lt;")
    }

    @Test(arguments: [
        (ArchiveRGBA(rawValue: 0xff00_80ff), "#ff0080"), (ArchiveRGBA(rawValue: 0x0102_0304), "#01020304"),
        (ArchiveRGBA(rawValue: 0), "#00000000"),
    ])
    func colorsAreHexadecimal(color: ArchiveRGBA, expected: String) {
        #expect(written { $0.color(color) } == expected)
    }

    @Test func base64MatchesFoundation() {
        for count in 0..<70 {
            let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ 7) })
            #expect(written { $0.base64(data) } == data.base64EncodedString())
        }
    }

    @Test func identifierKeepsLettersDigitsAndHyphens() {
        #expect(written { $0.identifier("a-B9\"><_é;) #") } == "a-B9")
    }
}
