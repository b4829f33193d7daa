import AppIntents
import AppIntentsTesting
import CoreTransferable
import Foundation
import Testing
import UniformTypeIdentifiers

/// Apple's documented examples of AppIntentsTesting by the page of the reference on which each stands: it runs, or is
/// refused with a sentence that names what is asked.
///
/// The expectations of 27.3 are not offered: a test that builds them does not compile.
struct DocumentedIntentTests {
    init() { setenv("VITRINE_TESTED_MODULES", "HostedFrameworkTests", 1) }

    struct Example: CustomTestStringConvertible, Sendable {
        let page: String
        /// What the refusal names; nil for an example that runs.
        var refusal: String?
        let run: @Sendable (IntentDefinitions) async throws -> Void

        var testDescription: String { page }
    }

    @Test(arguments: examples)
    func documentedExampleRunsOrIsRefused(_ example: Example) async throws {
        let definitions = IntentDefinitions(bundleIdentifier: "com.example.notes")
        guard let refusal = example.refusal else { return try await example.run(definitions) }
        await #expect {
            try await example.run(definitions)
        } throws: { error in
            String(describing: error).contains(refusal)
        }
    }

    private static let examples = [
        Example(page: "IntentDefinitions") { definitions async throws in
            let intent = definitions.intents["WriteNoteIntent"].makeIntent(title: "Tea", mood: "calm")
            #expect(try await intent.run().value == "Tea, calm, 0")
            let note = definitions.entities["Note"].makeReference(identifier: "tea")
            #expect(note.identifier.instanceIdentifier == "tea")
            #expect(definitions.enums["Mood"].makeCase("calm").rawValue == "calm")
        },
        Example(page: "AppIntentDefinition") { definitions async throws in
            let definition = definitions.intents["WriteNoteIntent"]
            #expect(try await definition.makeIntent(title: "Tea", priority: 2).run().value == "Tea, calm, 2")
        },
        Example(page: "AnyAppIntent") { definitions async throws in
            var intent = definitions.intents["WriteNoteIntent"].makeIntent()
            intent.title = "Rice"
            intent.priority = 5
            intent.isUrgent = true
            let title: String? = try intent.title
            #expect(title == "Rice")
            #expect(try await intent.run().value == "Rice!, calm, 5")
        },
        Example(page: "AppEnumDefinition") { definitions async throws in
            var intent = definitions.intents["WriteNoteIntent"].makeIntent(title: "Rice")
            intent.mood = definitions.enums["Mood"].makeCase("lively")
            #expect(try await intent.run().value == "Rice, lively, 0")
        },
        Example(page: "AppEntityDefinition") { definitions async throws in
            let note = definitions.entities["Note"].makeReference(identifier: "tea")
            let read = try await definitions.intents["ReadNoteIntent"].makeIntent(note: note).run()
            #expect(try read.value == "Tea by Mina")
        },
        Example(page: "AnyAppEntity") { definitions async throws in
            let notes = definitions.entities["Note"]
            let entity = try await notes.entities(identifiers: ["tea"])[0]
            let title: String? = entity.title
            #expect(title == "Tea")
            #expect(try entity.author.name == "Mina")
            let unread: String? = notes.makeReference(identifier: "tea").title
            #expect(unread == nil)
        },
        Example(page: "TransientAppEntityDefinition") { definitions async throws in
            let author = definitions.transientEntities["Author"].makeEntity(name: "Mina")
            let name: String = try author.name
            #expect(name == "Mina")
        },
        Example(page: "entities(matching:)") { definitions async throws in
            #expect(try await definitions.entities["Note"].entities(matching: "Ri").count == 1)
        },
        Example(page: "XCUIApplication.launch()") { @MainActor _ in XCUIApplication().launch() },
        Example(page: "AnyEntityQuery") { definitions async throws in
            let notes = definitions.entities["Note"]
            #expect(notes.allEntitiesQuery() == notes.allEntitiesQuery())
            #expect(notes.allEntitiesQuery() != notes.suggestedEntitiesQuery())
            #expect(notes.entityQuery(identifiers: ["tea"]) != notes.entityQuery(identifiers: ["rice"]))
            #expect(notes.entityQuery(matching: "tea") != definitions.entities["Coffee"].entityQuery(matching: "tea"))
        },
        Example(page: "bundleIdentifier") { definitions async throws in
            let identifiers = [
                definitions.bundleIdentifier, definitions.entities["Note"].bundleIdentifier,
                definitions.transientEntities["Author"].bundleIdentifier,
            ]
            #expect(identifiers == Array(repeating: "com.example.notes", count: 3))
            #expect(definitions.entities["Note"].typeIdentifier == "Note")
        },
        Example(page: "ResolvedValueQueryResult") { definitions async throws in
            let result = try await definitions.valueQueries["NoteValueQuery"].values(for: "e")
            #expect(result.items.count == 2 && !result.items.isEmpty)
            #expect(try result.items[1].title == "Rice")
            let note: AnyAppEntity = try result.items[0].as(AnyAppEntity.self)
            #expect(note.identifier.instanceIdentifier == "tea")
        },
        Example(page: "IntentValueQueryDefinition", refusal: "NoteValueQuery takes String, not Int") {
            definitions async throws in
            _ = try await definitions.valueQueries["NoteValueQuery"].values(for: 3)
        },
        Example(page: "testing-your-app-intents-code, Test transferable conformance") { definitions async throws in
            let notes = definitions.entities["Note"]
            let exported = try await notes.entities(matching: "Tea")[0].exported(as: .json)
            let title: String? = try await notes.resolved(from: exported).title
            #expect(title == "Tea")
        },
        Example(page: "exported(as:)") { definitions async throws in
            let tea = definitions.entities["Note"].makeReference(identifier: "tea")
            let file = try await tea.exported()
            #expect(file.type == .json && file.filename == "Note.json")
            #expect(try await tea.exported(as: String.self) == "Tea")
        },
        Example(page: "resolved(from:)") { definitions async throws in
            let note: String? = try await definitions.entities["Note"].resolved(from: "Soup").title
            #expect(note == "Soup")
        },
        Example(page: "exported(as:), Throws", refusal: "Note is not given away as com.adobe.pdf") {
            definitions async throws in
            _ = try await definitions.entities["Note"].makeReference(identifier: "tea").exported(as: .pdf)
        },
        Example(page: "Transferable", refusal: "Coffee does not conform to Transferable") { definitions async throws in
            _ = try await definitions.entities["Coffee"].makeReference(identifier: "latte").exported()
        },
        Example(page: "spotlightQuery(_:)", refusal: "Note is not looked up in Spotlight") { definitions async throws in
            _ = try await definitions.entities["Note"].spotlightQuery("tea")
        },
        Example(page: "viewAnnotations()", refusal: "Note is on no screen") { definitions async throws in
            _ = try await definitions.entities["Note"].viewAnnotations().filter(\.isSelected)
        },
    ]
}

enum Mood: String, AppEnum {
    case calm, lively

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
    static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [.calm: "Calm", .lively: "Lively"]
}

struct Author: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Author"
    var displayRepresentation: DisplayRepresentation { "\(name)" }

    @Property(title: "Name") var name: String

    init() {}
}

struct Note: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Note"
    static let defaultQuery = NoteQuery()
    var displayRepresentation: DisplayRepresentation { "\(title)" }

    let id: String
    @Property(title: "Title") var title: String
    @Property(title: "Author") var author: Author

    init(_ title: String) {
        id = title.lowercased()
        self.title = title
        author = Author()
        author.name = "Mina"
    }
}

extension Note: Transferable, Codable {
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.title, importing: Note.init)
    }

    init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(String.self)) }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(title)
    }
}

struct NoteValueQuery: IntentValueQuery {
    func values(for input: String) async throws -> [Note] {
        [Note("Tea"), Note("Rice")].filter { $0.title.contains(input) }
    }
}

struct NoteQuery: EntityStringQuery {
    func entities(matching string: String) async throws -> [Note] {
        [Note("Tea"), Note("Rice")].filter { $0.title.contains(string) }
    }
    func entities(for identifiers: [String]) async throws -> [Note] {
        [Note("Tea"), Note("Rice")].filter { identifiers.contains($0.id) }
    }
}

struct WriteNoteIntent: AppIntent {
    static let title: LocalizedStringResource = "Write"
    @Parameter(title: "Title") var title: String
    @Parameter(title: "Mood", default: .calm) var mood: Mood
    @Parameter(title: "Priority", default: 0) var priority: Int
    @Parameter(title: "Urgent", default: false) var isUrgent: Bool

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(title)\(isUrgent ? "!" : ""), \(mood.rawValue), \(priority)")
    }
}

struct ReadNoteIntent: AppIntent {
    static let title: LocalizedStringResource = "Read"
    @Parameter(title: "Note") var note: Note

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(note.title) by \(note.author.name)")
    }
}
