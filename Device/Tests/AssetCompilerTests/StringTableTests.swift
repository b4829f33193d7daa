import Foundation
import Testing
import WidgetArchive

@testable import AssetCompiler

struct StringTableTests {
    private let fixture: ResourceFixture

    init() throws { fixture = try ResourceFixture() }

    /// Files are named for the language, which a stranger's project names.
    @Test(arguments: ["../../config", "", "a/b"]) func nameOfAnotherFormIsNoLanguage(name: String) {
        #expect(ResourceSources(files: [], developmentLanguage: name).developmentLanguage == "en")
    }

    @Test func stringsFileHasCommentsEscapesAndKeysWithoutMarks() throws {
        let text = """
            /* A comment
               over two lines */
            "greeting" = "Hello, \\"you\\"!\\n";  // another
            plain.key = "it's \\U00e9 \\351 \\Ud83c\\Udf31";
            "alone";
            """
        let pairs = try StringsFileParser.pairs(of: text)
        #expect(pairs.map(\.key) == ["greeting", "plain.key", "alone"])
        #expect(pairs.map(\.text) == ["Hello, \"you\"!\n", "it's \u{e9} \u{e9} \u{1f331}", "alone"])
        #expect(pairs.map(\.line) == [3, 4, 5])
    }

    @Test(arguments: [
        ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, "expected \";\" after the text of \"a\""),
        ("\n\n\"a\" \"b\";", 3, "expected \"=\" between the key \"a\" and its text"),
        ("\"a\" = ;", 1, "expected a text in quotation marks for \"a\""),
        ("\"a\" = \"b\";\n/* never", 2, "the comment is never closed"),
        ("\"a\" = \"b;\n\n", 1, "the quotation mark is never closed"),
        ("\"a\" = \"\\U12\";", 1, "\\U needs 4 hexadecimal digits"),
        ("{ \"a\": 1 }", 1, "expected a key"),
    ])
    func wrongTableIsNamedWithItsLine(text: String, line: Int, reason: String) throws {
        try fixture.write(text, to: "de.lproj/Localizable.strings")
        let expected = "de.lproj/Localizable.strings:\(line): error: is not a string table: \(reason)"
        #expect(try fixture.compile() == [expected])
    }

    @Test(arguments: [true, false], [true, false])
    func tableInUTF16IsRead(isBigEndian: Bool, hasMark: Bool) throws {
        let text = (hasMark ? "\u{feff}" : "") + "\"오늘\" = \"Heute \u{1f331}\";"
        let units = "\"a\" = \"\(text.count)\";".utf16
        let bytes = (hasMark ? Array(text.utf16) : Array(units))
            .flatMap { unit in
                isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xff)] : [UInt8(unit & 0xff), UInt8(unit >> 8)]
            }
        let decoded = try #require(SourceText.decode(bytes))
        #expect(decoded == (hasMark ? String(text.dropFirst()) : String(units)))
    }

    @Test func otherEncodingIsRefusedWithTheRemedy() throws {
        try fixture.write(Data([0x22, 0xe4, 0x22, 0x3d, 0x22, 0xfc, 0x22, 0x3b]), to: "de.lproj/Localizable.strings")
        #expect(
            try fixture.compile() == [
                "de.lproj/Localizable.strings: error: is neither UTF-8 nor UTF-16; save it as UTF-8"
            ]
        )
    }

    @Test func tablesOfAllKindsAreOneSetForEachLanguage() throws {
        try fixture.write("\"a\" = \"A\";", to: "Base.lproj/Localizable.strings")
        try fixture.write("\"a\" = \"Ä\";", to: "de.lproj/Localizable.strings")
        try fixture.write("\"x\" = \"X\";", to: "de.lproj/Other.strings")
        try fixture.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>%d files</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
            <key>files</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d Datei</string><key>other</key><string>%d Dateien</string>
            </dict></dict></dict></plist>
            """,
            to: "de.lproj/Localizable.stringsdict"
        )
        #expect(try fixture.compile() == [])
        #expect(try fixture.index.languages == ["de", "en"])
        let german = try fixture.strings("de").tables
        #expect(german["Localizable"]?["a"] == ResourceStrings.Entry("Ä"))
        #expect(german["Other"]?["x"] == ResourceStrings.Entry("X"))
        let forms = ResourceStrings.Variable(forms: ["one": "%d Datei", "other": "%d Dateien"])
        #expect(german["Localizable"]?["%d files"] == ResourceStrings.Entry("%#@files@", variables: ["files": forms]))
        #expect(try fixture.strings("en").tables["Localizable"]?["a"] == ResourceStrings.Entry("A"))
        let written = try String(decoding: fixture.read("de.lproj/Localizable.strings"), as: UTF8.self)
        #expect(written == "\"%d files\" = \"%d Dateien\";\n\"a\" = \"Ä\";\n")
    }

    @Test func stringCatalogueHasPluralsSubstitutionsAndDevices() throws {
        try fixture.write(
            """
            {"sourceLanguage": "ko", "version": "1.0", "strings": {
              "%lld일": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld day"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld days"}}}}}}},
              "birds": {"localizations": {"en": {
                "stringUnit": {"state": "translated", "value": "%#@birds@ in %2$@"},
                "substitutions": {"birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"state": "translated", "value": "%arg bird"}},
                  "other": {"stringUnit": {"state": "translated", "value": "%arg birds"}}}}}}}}},
              "tap": {"localizations": {"en": {"variations": {"device": {
                "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
                "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}},
              "later": {"localizations": {"en": {"stringUnit": {"state": "new", "value": ""}}}},
              "bare": {}
            }}
            """,
            to: "Localizable.xcstrings"
        )
        #expect(try fixture.compile() == [])
        #expect(try fixture.index.developmentLanguage == "ko")
        #expect(try fixture.index.languages == ["en", "ko"])
        let english = try #require(fixture.strings("en").tables["Localizable"])
        #expect(english["%lld일"]?.variables?.values.first?.forms == ["one": "%lld day", "other": "%lld days"])
        let birds = ResourceStrings.Variable(argument: 1, forms: ["one": "%lld bird", "other": "%lld birds"])
        #expect(english["birds"] == ResourceStrings.Entry("%#@birds@ in %2$@", variables: ["birds": birds]))
        #expect(english["tap"] == ResourceStrings.Entry("Tap"))
        #expect(english.keys.sorted() == ["%lld일", "birds", "tap"])
    }

    @Test func brokenCatalogueAndWrongLanguageAreNamed() throws {
        try fixture.write("{\n\"strings\": }", to: "A.xcstrings")
        try fixture.write(#"{"sourceLanguage": "en"}"#, to: "B.xcstrings")
        try fixture.write(
            #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"../x": {"stringUnit": {"value": "b"}}}}}}"#,
            to: "C.xcstrings"
        )
        let findings = try fixture.compile()
        #expect(findings.count == 3)
        #expect(findings[0].hasPrefix("A.xcstrings:2: error: is not JSON: "))
        #expect(findings[1].hasPrefix("B.xcstrings: error: has an unexpected form: "))
        #expect(findings[2] == "C.xcstrings: error: \"../x\" is not a language, such as \"de\" or \"zh-Hans\"")
    }
}
