import Foundation
import PortableUI
import Testing
import VitrineWidgets
import WidgetArchive

struct LocalizedStringResourceTests {
    @Test func valuesTakeTheirPlaceInTheTextOfTheTable() throws {
        try withGerman {
            let year: LocalizedStringResource = "Year \(5)"
            #expect(String(localized: year) == "Jahr 5")
            #expect(year.key == "Year %lld")
            #expect(String(localized: LocalizedStringResource("Year \(2026)")) == "Jahr 2.026")
            #expect(String(localized: LocalizedStringResource("\("Kim")")) == "Kim")
            #expect(String(localized: LocalizedStringResource("Hello")) == "Hallo")
        }
    }

    @Test func storedTextIsThatOfItsMoment() throws {
        let year: LocalizedStringResource = "Year \(5)"
        let stored = try JSONDecoder().decode(LocalizedStringResource.self, from: JSONEncoder().encode(year))
        #expect(String(localized: stored) == "Year 5")
        let old = Data(#"{"key":"Hello","defaultValue":"Hello"}"#.utf8)
        let greeting = try JSONDecoder().decode(LocalizedStringResource.self, from: old)
        try withGerman { #expect(String(localized: greeting) == "Hallo") }
    }

    private func withGerman(_ operation: () throws -> Void) throws {
        var index = ResourceIndex(developmentLanguage: "en")
        index.languages = ["de"]
        var strings = ResourceStrings()
        strings.tables[ResourceStrings.defaultTable] = [
            "Year %lld": ResourceStrings.Entry("Jahr %lld"), "Hello": ResourceStrings.Entry("Hallo"),
        ]
        let files = [
            ResourceIndex.fileName: try JSONEncoder().encode(index),
            ResourceIndex.stringsPath(language: "de"): try JSONEncoder().encode(strings),
        ]
        let catalog = ResourceCatalog { files[$0] }
        catalog.localeIdentifier = "de_DE"
        try ResourceCatalog.$local.withValue(catalog) { try operation() }
    }
}
