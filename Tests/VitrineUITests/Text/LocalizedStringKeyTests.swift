#if !canImport(SwiftUI)
import Testing
import VitrineUI
import WidgetArchive

@MainActor
struct LocalizedStringKeyTests {
    @Test func textAndValuesKeepTheirOrder() {
        let name = "Kim"
        let count = 12_345
        let words = string(Text("\(name) has \(count) points and \(1.5, specifier: "%.1f") %"))
        #expect(words == "Kim has 12,345 points and 1.5 %")
    }

    @Test(arguments: [
        ("en_US", "1,234,567"), ("de_DE", "1.234.567"), ("fr_FR", "1\u{202f}234\u{202f}567"),
        ("ko_KR", "1,234,567"), ("en_DE", "1.234.567"), ("en_FR", "1\u{202f}234\u{202f}567"), ("en_CH", "1'234'567"),
        ("de_US", "1,234,567"), ("de", "1.234.567"), ("en_XB", "1,234,567"), ("", "1,234,567"),
    ])
    func integersAreGroupedForTheLocale(locale: String, expected: String) {
        var environment = EnvironmentValues()
        environment.system.localeIdentifier = locale
        #expect(string(Text("\(1_234_567)"), environment) == expected)
    }

    @Test(arguments: [
        (Text(1234, format: .number), "en_US", "1,234"),
        (Text(1234, format: .number.grouping(.never)), "en_US", "1234"),
        (Text(1234.5, format: .number), "de_DE", "1.234,5"),
        (Text(2.0 / 3, format: .number.precision(.fractionLength(2))), "en_US", "0.67"),
        (Text(5.0, format: .number.precision(.fractionLength(1...3))), "en_US", "5.0"),
        (Text(5.25, format: .number.precision(.fractionLength(...1))), "en_US", "5.2"),
        (Text(0.256, format: .percent), "en_US", "25.6%"),
        (Text(0.25, format: .percent.precision(.fractionLength(0))), "de_DE", "25\u{a0}%"),
        (Text(25, format: .percent), "ko_KR", "25%"), (Text(0.255, format: .percent), "en_DE", "25,5\u{a0}%"),
        (Text(0.255, format: .percent), "en_ES", "25,5%"),
        (Text(-0.0001, format: .number.precision(.fractionLength(1))), "en_US", "0.0"),
        (Text("\(-1234, format: .number) left"), "en_US", "-1,234 left"),
        (Text("\(29.25, specifier: "%.1f") m"), "de_DE", "29,2 m"),
        (Text("\(2929.25, specifier: "%.1f") m"), "en_US", "2929.2 m"),
        (Text("\(1.5, specifier: "%+.1f")\(1.5, specifier: "%5.1f")"), "en_US", "+1.5  1.5"),
    ])
    func formatsFollowTheLocale(text: Text, locale: String, expected: String) {
        var environment = EnvironmentValues()
        environment.system.localeIdentifier = locale
        #expect(string(text, environment) == expected)
    }

    @Test func verbatimTextIsUnchanged() {
        #expect(string(Text(verbatim: "**a** 1234")) == "**a** 1234")
        let plain = "**a**"
        #expect(string(Text(plain)) == "**a**")
    }

    /// Pieces as strings, with marks for their attributes: b(old), i(talic), s(truck through), m(onospaced), l(ink).
    @Test(arguments: [
        ("plain", ["plain"]),
        ("a **b** c", ["a ", "b:b", " c"]),
        ("*i* and _j_", ["i:i", " and ", "j:i"]),
        ("**b *bi* b**", ["b :b", "bi:bi", " b:b"]),
        ("~~gone~~", ["gone:s"]),
        ("`let *x*`", ["let *x*:m"]),
        ("[words](https://example.org)", ["words:l"]),
        ("2 * 3 * 4", ["2 * 3 * 4"]),
        ("snake_case_name", ["snake_case_name"]),
        ("never *closed", ["never *closed"]),
        ("\\*plain\\*", ["*plain*"]),
        ("****", ["****"]),
        ("a*b*c", ["a", "b:i", "c"]),
        ("2^3 and ^[never closed", ["2^3 and ^[never closed"]),
        ("^[3 apple](inflect: true) left", ["3 apples left"]),
        ("^[2 **red** box](inflect: true)", ["2 ", "red:b", " boxes"]),
        ("^[words](key: 'value')", ["words"]),
    ])
    func markdownMarksEmphasis(key: String, expected: [String]) {
        let pieces = LocalizedStringKey(key).pieces
            .reduce(into: [(String, String)]()) { result, piece in
                let marks = marks(piece.attributes)
                if result.last?.1 == marks {
                    result[result.count - 1].0 += piece.string
                } else {
                    result.append((piece.string, marks))
                }
            }
        #expect(pieces.map { $0.1.isEmpty ? $0.0 : "\($0.0):\($0.1)" } == expected)
    }

    @Test(arguments: [(0, "0 berries"), (1, "1 berry"), (2, "2 berries"), (-1, "-1 berry")])
    func lastWordAgreesWithItsNumber(count: Int, expected: String) {
        #expect(string(Text("^[\(count) berry](inflect: true)")) == expected)
    }

    @Test func valuesAreNeverReadAsMarkdown() {
        let value = "*x*"
        #expect(LocalizedStringKey("**a \(value)**").pieces.map(\.string) == ["a ", "*x*"])
        #expect(LocalizedStringKey("**a \(value)**").pieces.allSatisfy { $0.attributes.weight == .bold })
    }

    @Test(arguments: [
        ("%d", 5.0, "5"), ("%.2f", 1.005, "1.00"), ("%.2f", 2.675, "2.67"), ("%05.1f", 3.14, "003.1"),
        ("%+d", 4.0, "+4"),
        ("%lf", 1.0, "1.000000"), ("%.0f", 2.5, "2"), ("%6.2f", -1.5, " -1.50"), ("%-5d", 7.0, "7    "),
        ("%.3f", 0.0005, "0.001"), ("%.0f", 1e20, "100000000000000000000"), ("%d", -0.5, "0"),
        ("%.1f", 23.4, "23.4"), ("%.3f", 999_999_999.999, "999999999.999"), ("%.2f", 1e9, "1000000000.00"),
        ("%.3f", 1e-5, "0.000"), ("%.0f", 0.0, "0"), ("%.3f", 0.5, "0.500"),
    ])
    func specifiersMatchThoseOfC(specifier: String, value: Double, expected: String) {
        #expect(FormatSpecifier(specifier).text(value) == expected)
    }

    @Test(arguments: [
        ("%02d", 7, "07"), ("%lld", -3, "-3"), ("%x", 255, "ff"), ("%03lld", 1234, "1234"), ("%.3d", 5, "005"),
    ])
    func integersAcceptSpecifiers(specifier: String, value: Int, expected: String) {
        #expect(FormatSpecifier(specifier).text(value) == expected)
    }

    private func string(_ text: Text, _ environment: EnvironmentValues = EnvironmentValues()) -> String {
        Archived.texts(Archived.entry(text, 900, environment: environment))[0].string
    }

    private func marks(_ attributes: TextAttributes) -> String {
        (attributes.weight == .bold ? "b" : "") + (attributes.isItalic == true ? "i" : "")
            + (attributes.strikethrough != nil ? "s" : "") + (attributes.design == .monospaced ? "m" : "")
            + (attributes.foreground != nil ? "l" : "")
    }
}

extension Text.Piece {
    fileprivate var string: String { Text(pieces: [self]).plainString }
}
#endif
