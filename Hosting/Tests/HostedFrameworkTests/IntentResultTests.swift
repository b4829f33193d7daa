import AppIntents
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

    @Test func itemsOfASectionAreItsValues() {
        let section = ItemSection(title: "Harbours", items: [IntentItem("Jetty", title: "At the jetty")])
        #expect(IntentItemCollection(sections: [section])._values == ["Jetty"])
        #expect(IntentItemCollection<String>.empty._values.isEmpty)
    }
}
