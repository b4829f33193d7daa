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
    private let definitions: IntentDefinitions

    init() {
        setenv("VITRINE_TESTED_MODULES", "HostedFrameworkTests", 1)
        definitions = IntentDefinitions(bundleIdentifier: "com.example.notes")
    }

    struct Example: CustomTestStringConvertible, Sendable {
        let page: String
        /// What the refusal names; nil for an example that runs.
        var refusal: String?
        let run: @Sendable (IntentDefinitions) async throws -> Void

        var testDescription: String { page }
    }

    @Test(arguments: examples)
    func documentedExampleRunsOrIsRefused(_ example: Example) async throws {
        guard let refusal = example.refusal else { return try await example.run(definitions) }
        await #expect {
            try await example.run(definitions)
        } throws: { error in
            String(describing: error).contains(refusal)
        }
    }

    @Test func entityOfAResultIsPassedOn() async throws {
        let found = try await definitions.intents["FindNoteIntent"].makeIntent(title: "Tea").run()
        let title: String = try found.value.title
        #expect(title == "Tea")
        #expect(try found.value.tags[1] == "hot")
        #expect(try found.value.author.name == "Mina")
        #expect(try found.value.as(definitions.entities["Note"]).identifier.instanceIdentifier == "tea")
        let read = try await definitions.intents["ReadNoteIntent"].makeIntent(note: found.value).run()
        #expect(try read.value == "Tea by Mina")
    }

    @Test func queriesFindEntities() async throws {
        let notes = definitions.entities["Note"]
        #expect(try await notes.allEntities().map(\.identifier.instanceIdentifier) == ["tea", "rice"])
        #expect(try await notes.suggestedEntities().count == 1)
        #expect(try await notes.entities(matching: "Ric").first?.title == "Rice")
        #expect(try await notes.entities(identifiers: ["rice"]) == [notes.makeReference(identifier: "rice")])
    }

    @Test(arguments: ["reference", "name", "parameter", "type", "missing", "member"])
    func whatIsNotHereIsRefusedWithASentence(what: String) async {
        let notes = definitions.entities["Note"]
        await #expect("\(what)") {
            switch what {
            case "reference":
                let title: String = try notes.makeReference(identifier: "tea").title
                Issue.record("a reference has the title \(title)")
            case "name": try await definitions.intents["NoSuchIntent"].makeIntent().run()
            case "parameter": try await definitions.intents["WriteNoteIntent"].makeIntent(milk: true).run()
            case "missing": try await definitions.intents["FindNoteIntent"].makeIntent(title: nil).run()
            case "member":
                let id: String = try await notes.allEntities()[0].id
                Issue.record("a member that is no property has the value \(id)")
            default:
                let count: Int = try await definitions.intents["WriteNoteIntent"].makeIntent(title: "Tea").run().value
                Issue.record("a text is the number \(count)")
            }
        } throws: { error in
            String(describing: error).contains(" ")
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
            #expect(try intent.priority == 0, "the default")
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
    @Property(title: "Tags") var tags: [String]
    @Property(title: "Author") var author: Author

    init(_ title: String) {
        id = title.lowercased()
        self.title = title
        tags = ["milk", "hot"]
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

struct NoteQuery: EnumerableEntityQuery, EntityStringQuery {
    func allEntities() async throws -> [Note] { [Note("Tea"), Note("Rice")] }
    func suggestedEntities() async throws -> [Note] { [Note("Tea")] }
    func entities(matching string: String) async throws -> [Note] {
        try await allEntities().filter { $0.title.contains(string) }
    }
    func entities(for identifiers: [String]) async throws -> [Note] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
    func _entities(matching search: String?) async throws -> [Note] { try await allEntities() }
}

/// An entity that is not given away.
struct Coffee: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Coffee"
    static let defaultQuery = CoffeeQuery()
    var displayRepresentation: DisplayRepresentation { "\(id)" }
    let id: String
}

struct CoffeeQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Coffee] { identifiers.map { Coffee(id: $0) } }
}

struct FindNoteIntent: AppIntent {
    static let title: LocalizedStringResource = "Find"
    @Parameter(title: "Title") var title: String

    func perform() async throws -> some IntentResult & ReturnsValue<Note> { .result(value: Note(title)) }
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
