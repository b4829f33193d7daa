import AppIntents
import CoreData
import SwiftUI
import Testing

/// Results of intents with views and files; the device shows none of them.
struct IntentResultTests {
    private struct Log: AppIntent {
        static let title: LocalizedStringResource = "Log a tide"

        func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
            .result(value: 3, dialog: "Logged") { Text(verbatim: "High") }
        }
    }

    private struct Say: AppIntent {
        static let title: LocalizedStringResource = "Say"

        func perform() async throws -> some ProvidesDialog & ShowsSnippetView { .result(dialog: "Low") }
    }

    /// As an intent of an extension that its app performs.
    private struct Elsewhere: AppIntent {
        static let title: LocalizedStringResource = "Elsewhere"

        func perform() async throws -> Never { throw CancellationError() }
    }

    @Test func intentMayNeverReturn() async {
        await #expect(throws: CancellationError.self) { try await Elsewhere().perform() }
    }

    @Test func resultKeepsItsValueBesideAView() async throws {
        let result = try await Log().perform()
        #expect(result.value == 3)
        #expect(result.dialog == "Logged")
        #expect(try await Say().perform().dialog == "Low")
    }

    /// A button carries it to the process in which the intent runs.
    @Test func valueThatOnlyCodeSetsArrivesInTheIntent() throws {
        func arrives<Value: _UnsettableIntentValue & Equatable>(_ value: Value) throws -> Bool {
            try Value._read(value._json) == value
        }
        let volume = Measurement(value: 250, unit: UnitVolume.milliliters)
        #expect(try arrives(volume))
        #expect(try Measurement<UnitVolume>._read(volume._json).converted(to: .liters).value == 0.25)
        #expect(try arrives(DateComponents(year: 2026, month: 5)))
        #expect(try arrives(IntentCurrencyAmount(amount: 12.5, currencyCode: "EUR")))
        #expect(try arrives(IntentPerson(displayName: "Kim")))
        #expect(try arrives(IntentFile(data: Data([1, 2]), filename: "a.txt")))
        #expect {
            try Measurement<UnitVolume>._read("3 litres"._json)
        } throws: {
            "\($0)".contains("only the extension's code can set")
        }
    }

    private struct Harbour: AppEntity {
        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbour"
        static let defaultQuery = HarbourQuery()

        let id: String
        @Property(title: "Name") var name: String

        var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(id)") }

        init(_ id: String) { self.id = id }
    }

    private struct HarbourQuery: EntityStringQuery, EntityPropertyQuery {
        static let properties = QueryProperties {
            Property(\Harbour.$name) {
                EqualToComparator { NSPredicate(format: "name = %@", $0) }
                ContainsComparator { NSPredicate(format: "name CONTAINS %@", $0) }
            }
        }
        static let sortingOptions = SortingOptions { SortableBy(\Harbour.$name) }

        func entities(for identifiers: [String]) async throws -> [Harbour] { identifiers.map(Harbour.init) }

        func suggestedEntities() async throws -> IntentItemCollection<Harbour> {
            IntentItemCollection(sections: [IntentItemSection("All", items: [Harbour("Busan"), Harbour("Incheon")])])
        }

        func entities(matching string: String) async throws -> IntentItemCollection<Harbour> {
            IntentItemCollection(sections: [IntentItemSection(items: [Harbour(string)])])
        }

        func entities(
            matching comparators: [NSPredicate],
            mode: ComparatorMode,
            sortedBy: [EntityQuerySort<Harbour>],
            limit: Int?
        ) async throws -> [Harbour] { [] }
    }

    @Test func entitiesInSectionsAreOfferedAndConditionsHaveTheTypeOfTheirProperty() async throws {
        #expect(try await HarbourQuery()._entities(matching: nil).map(\.id) == ["Busan", "Incheon"])
        #expect(try await HarbourQuery()._entities(matching: "Mokpo").map(\.id) == ["Mokpo"])
    }

    @Test func itemsOfASectionAreItsValues() {
        let section = ItemSection(title: "Harbours", items: [IntentItem("Jetty", title: "At the jetty")])
        #expect(IntentItemCollection(sections: [section])._values == ["Jetty"])
        #expect(IntentItemCollection<String>.empty._values.isEmpty)
    }
}
