import Testing
import VitrineUI
import WidgetArchive

@testable import PortableUI

@MainActor
struct LocalizedTextTests {
    private func catalog(_ entries: [(key: String, entry: ResourceStrings.Entry)], _ language: String = "de") throws
        -> ResourceCatalog
    {
        var resources = SampleResources()
        for (key, entry) in entries { resources.add(entry, for: key, language) }
        return try resources.catalog
    }

    /// The characters of a text that is archived in a locale.
    private func string(_ text: () -> Text, _ locale: String, _ catalog: ResourceCatalog) -> String {
        ResourceCatalog.$local.withValue(catalog) {
            var environment = EnvironmentValues()
            environment.system.localeIdentifier = locale
            let archive = ArchiveLines.archive(text(), 400, 100, environment: environment, resources: catalog)
            return archive.content.reduce(into: "") { result, node in
                if case .text(let text) = node.content { result += text.string }
            }
        }
    }

    @Test(arguments: [("de_DE", "Hallo"), ("de_AT", "Hallo"), ("fr_FR", "Hello"), ("en_US", "Hello")])
    func textIsThatOfTheLocaleElseTheKey(locale: String, expected: String) throws {
        let catalog = try catalog([("Hello", ResourceStrings.Entry("Hallo"))])
        #expect(string({ Text("Hello") }, locale, catalog) == expected)
    }

    @Test func languageWithoutATextShowsThatOfTheDevelopmentLanguage() throws {
        var resources = SampleResources()
        resources.add(ResourceStrings.Entry("Welcome!"), for: "greeting", "en")
        resources.add(ResourceStrings.Entry("x"), for: "other", "de")
        #expect(try string({ Text("greeting") }, "de_DE", resources.catalog) == "Welcome!")
    }

    @Test(arguments: [
        ("%@ has %lld cats", "%2$lld Katzen von %1$@", "1.234 Katzen von Kim"),
        ("%@ has %lld cats", "%@: %lld", "Kim: 1.234"), ("%@ has %lld cats", "nur %@", "nur Kim"),
        ("%@ has %lld cats", "100 %% %3$@", "100 % %@"), ("%@ has %lld cats", "%1$@ %2$05d", "Kim 01234"),
        ("%@ has %lld cats", "**%1$@** 50 % off", "Kim 50 % off"),
    ])
    func valuesTakeThePlacesThatTheTranslationGivesThem(key: String, translation: String, expected: String) throws {
        let catalog = try catalog([(key, ResourceStrings.Entry(translation))])
        #expect(string({ Text("\("Kim") has \(1234) cats") }, "de_DE", catalog) == expected)
    }

    @Test(arguments: [("de_DE", "1234,50 kg"), ("en_US", "1234.50 kg")])
    func numberInTheFormatOfATranslationHasTheSeparatorOfTheLocale(locale: String, expected: String) throws {
        let catalog = try catalog([("%.1f kg", ResourceStrings.Entry("%.2f kg"))], String(locale.prefix(2)))
        #expect(string({ Text("\(1234.5, specifier: "%.1f") kg") }, locale, catalog) == expected)
        catalog.localeIdentifier = locale
        ResourceCatalog.$local.withValue(catalog) {
            #expect(String(localized: "\(1234.5, specifier: "%.1f") kg") == expected)
        }
    }

    @Test func keyHasTheSpecifiersOfItsValues() {
        let key: LocalizedStringKey = """
            \("a") \(1) \(UInt(1)) \(Int32(1)) \(1.5) \(Float(1.5)) \(2.0, specifier: "%.1f") \(Text("b")) 5% \
            \(Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60))
            """
        #expect(key.lookupKey == "%@ %lld %llu %d %lf %f %.1f %@ 5%% %@")
        #expect(LocalizedStringKey("50%").lookupKey == "50%")
    }

    @Test(arguments: [(0, "0 Tage"), (1, "1 Tag"), (2, "2 Tage")])
    func pluralFormFollowsTheNumber(days: Int, expected: String) throws {
        let forms = ResourceStrings.Variable(forms: ["one": "%lld Tag", "other": "%lld Tage"])
        let catalog = try catalog([("%lld days", ResourceStrings.Entry("%#@_@", variables: ["_": forms]))])
        #expect(string({ Text("\(days) days") }, "de_DE", catalog) == expected)
    }

    @Test func variablesCountTheirOwnArguments() throws {
        let entry = ResourceStrings.Entry(
            "%#@birds@ auf %2$#@trees@",
            variables: [
                "birds": ResourceStrings.Variable(argument: 1, forms: ["one": "%arg Vogel", "other": "%arg Vögel"]),
                "trees": ResourceStrings.Variable(forms: ["zero": "nichts", "one": "%d Baum", "other": "%d Bäumen"]),
            ]
        )
        let catalog = try catalog([("%lld birds on %lld trees", entry)])
        #expect(string({ Text("\(3) birds on \(1) trees") }, "de_DE", catalog) == "3 Vögel auf 1 Baum")
        #expect(string({ Text("\(1) birds on \(0) trees") }, "de_DE", catalog) == "1 Vogel auf nichts")
    }

    @Test func variableThatNamesItselfEnds() throws {
        let entry = ResourceStrings.Entry("%#@a@", variables: ["a": .init(forms: ["other": "x%#@a@"])])
        #expect(try string({ Text("\(1) a") }, "de_DE", catalog([("%lld a", entry)])) == "xxxx")
    }

    @Test func modifiersAndNestedTextsKeepTheirStyleAndAreLookedUp() throws {
        let catalog = try catalog([
            ("by %@", ResourceStrings.Entry("von %@")), ("me", ResourceStrings.Entry("mir")),
            ("now", ResourceStrings.Entry("jetzt")),
        ])
        #expect(string({ Text("by \(Text("me").bold())") + Text(" ") + Text("now") }, "de", catalog) == "von mir jetzt")
    }

    @Test func stringsOutsideViewsAreInTheDevicesLanguage() throws {
        let catalog = try catalog([
            ("Hello %@", ResourceStrings.Entry("Hallo %@")), ("title", ResourceStrings.Entry("Titel")),
        ])
        catalog.localeIdentifier = "de_DE"
        ResourceCatalog.$local.withValue(catalog) {
            #expect(String(localized: "Hello \("*Kim*")") == "Hallo *Kim*")
            #expect(String(localized: "title", defaultValue: "The title") == "Titel")
            #expect(String(localized: "other", defaultValue: "The \("other")") == "The other")
            #expect(Text("title").plainString == "Titel")
        }
    }

    /// As code asks for it that opens `de.lproj` as a bundle.
    @Test func languageThatIsChosenInTheAppComesBeforeTheDevices() throws {
        var resources = SampleResources()
        resources.add(ResourceStrings.Entry("Apfel"), for: "apple", "de")
        resources.add(ResourceStrings.Entry("Apple"), for: "apple", "en")
        let catalog = try resources.catalog
        catalog.localeIdentifier = "en_US"
        #expect(catalog.format(forKey: "apple") == "Apple")
        #expect(catalog.format(forKey: "apple", locale: "de") == "Apfel")
        #expect(catalog.string(for: "", named: "apple", locale: "de") == "Apfel")
        #expect(string({ Text(LocalizedText("apple", language: "de")) }, "en_US", catalog) == "Apfel")
    }

    @Test func numbersOutsideViewsAreThoseOfTheDevicesLanguage() throws {
        let catalog = try catalog([("%lld items", ResourceStrings.Entry("%lld Dinge"))])
        catalog.localeIdentifier = "de_DE"
        ResourceCatalog.$local.withValue(catalog) {
            #expect(String(localized: "\(1_234_567) steps") == "1.234.567 steps")
            #expect(String(localized: "\(1234) items") == "1.234 Dinge")
        }
    }

    @Test(arguments: [
        ("ar_EG", "\u{661}\u{66c}\u{662}\u{663}\u{664} \u{61c}-\u{665}"), ("ar_AE", "1,234 -5"),
        ("ar_EG@numbers=latn", "1,234 -5"), ("en_EG", "1,234 -5"),
        ("fa_IR", "\u{6f1}\u{66c}\u{6f2}\u{6f3}\u{6f4} \u{200e}\u{2212}\u{6f5}"), ("de_DE", "1.234 -5"),
    ])
    func numbersHaveTheDigitsOfTheLocale(locale: String, expected: String) throws {
        #expect(string({ Text("\(1234) \(-5)") }, locale, try catalog([])) == expected)
    }

    /// As `String(format: NSLocalizedString(…), …)` has it; every catalogue names its only variable alike.
    @Test(arguments: [
        ("days@", 1, "1 Tag"), ("days@", 1234, "1.234 Tage"), ("cats", 1, "1 Katze"), ("cats", 2, "2 Katzen"),
    ])
    func formatThatIsLookedUpAsATextHasItsPlurals(key: String, number: Int, expected: String) throws {
        func entry(_ one: String, _ other: String) -> ResourceStrings.Entry {
            let forms = ["one": "%lld \(one)", "other": "%lld \(other)"]
            return ResourceStrings.Entry("%#@_@", variables: ["_": ResourceStrings.Variable(forms: forms)])
        }
        let catalog = try catalog([("days@", entry("Tag", "Tage")), ("cats", entry("Katze", "Katzen"))])
        catalog.localeIdentifier = "de_DE"
        let formats = ["days@", "cats"].compactMap { catalog.format(forKey: $0) }
        let format = try #require(formats.first { $0.contains(key.prefix(4)) })
        #expect(catalog.text(ofFormat: format, arguments: [NumberFormat().content("\(number)")]) == expected)
        #expect(catalog.text(ofFormat: "\(format)!", arguments: [.string("7")])?.hasPrefix("7 ") == true)
        #expect(catalog.text(ofFormat: "%#@_@ %d", arguments: []) == nil)
    }

    @Test(arguments: [
        ("en", [1], [0, 2, 5, 11]), ("fr", [0, 1], [2, 5]), ("ko", [], [0, 1, 2]),
    ])
    func oneIsForTheseNumbers(language: String, one: [Double], other: [Double]) {
        for number in one { #expect(PluralCategory(number, language: language) == .one) }
        for number in other { #expect(PluralCategory(number, language: language) == .other) }
    }

    @Test(arguments: [
        ("ru", [1, 2, 5, 11, 21, 22, 1.5], "one few many many one few other"),
        ("pl", [1, 2, 5, 12, 21, 22, 0], "one few many many many few many"),
        ("cs", [1, 3, 5, 1.5], "one few other many"),
        ("ar", [0, 1, 2, 3, 11, 100, 102], "zero one two few many other other"),
        ("he", [1, 2, 3], "one two other"), ("ro", [1, 0, 19, 20], "one few few other"),
        ("lt", [1, 2, 10, 11], "one few other other"), ("lv", [0, 1, 2, 11], "zero one other zero"),
        ("sl", [101, 2, 3, 5], "one two few other"), ("sr", [1, 2, 5], "one few other"),
        ("pt-BR", [0, 1, 1.5, 2], "one one other other"), ("ga", [1, 2, 3, 7, 11], "one two few many other"),
        ("en", [1, 1.5, -1, 1e300], "one other one other"),
    ])
    func categoriesAreThoseOfTheLanguage(language: String, numbers: [Double], categories: String) {
        let found = numbers.map { PluralCategory($0, language: language).rawValue }
        #expect(found.joined(separator: " ") == categories)
    }
}
