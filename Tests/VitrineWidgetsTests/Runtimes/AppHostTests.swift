import Testing
import VitrineTesting
import VitrineUI
import VitrineWidgets
import VitrineWire
import WidgetArchive

/// Records what happens in a test's app.
@MainActor
final class NotesModel {
    var notes: [String] = []
    var opened: [URL] = []
    var isActive = true
    static var current: NotesModel?
}

struct AddNote: AppIntent {
    static let title: LocalizedStringResource = "Add a note"

    @Parameter(title: "Text") var text: String

    @MainActor
    func perform() async throws -> some IntentResult {
        NotesModel.current?.notes.append(text)
        WidgetCenter.shared.reloadTimelines(ofKind: "notes")
        return .result()
    }
}

struct NotesApp: DeviceApp {
    static let intents: [any AppIntent.Type] = [AddNote.self]
    static let urlSchemes = ["notes"]
    var model = NotesModel()

    var body: some Scene {
        WindowGroup {
            VStack(alignment: .leading) {
                ForEach(model.notes, id: \.self) { Text($0) }
                Text("\(model.notes.count) notes")
            }
            .onOpenURL { model.opened.append($0) }
        }
    }

    func refusal(of url: URL) -> String? { url.host() == "bad" ? "there is no such note" : nil }

    func sceneBecame(active: Bool) async { model.isActive = active }
}

struct PlainApp: App {
    var body: some Scene {
        WindowGroup { Text("plain") }
    }
}

@MainActor
@Suite(.serialized)
struct AppHostTests {
    let model = NotesModel()
    let host: AppHost

    init() {
        let model = model
        NotesModel.current = model
        host = AppHost(time: ManualTime("2026-06-03T09:41:00Z")) { NotesApp(model: model) }
    }

    private func labels(_ archive: EntryArchive) -> [String] {
        archive.reading(now: host.time.now).elements.map(\.label)
    }

    @Test func descriptionListsIntentsAndSchemes() async throws {
        let description = try await host.describe()
        #expect(description.widgets.isEmpty)
        #expect(description.intents.map(\.title) == ["Add a note"])
        #expect(description.schemes == ["notes"])
    }

    @Test func screenIsEvaluatedAgainAfterAnIntent() async throws {
        #expect(labels(try await host.screen()) == ["0 notes"])
        try await host.perform(ArchivedAction(intent: "AddNote", parameters: ["text": "\"milk\""]))
        #expect(labels(try await host.screen()) == ["milk", "1 notes"])
        #expect(host.reloads == [ReloadRequest(kind: "notes")])
    }

    @Test func screenIsAsTallAsItsContent() async throws {
        #expect(try await host.screen(width: 320, height: 200).size == ArchiveSize(width: 320, height: 200))
        model.notes = (0..<40).map { "note \($0)" }
        let tall = try await host.screen(width: 320, height: 200)
        #expect(tall.size.width == 320)
        #expect(tall.size.height > 600)
    }

    @Test func linkWithTheAppsSchemeReachesItsScreen() async throws {
        #expect(try await host.open("notes://note/7?q=%20") == nil)
        #expect(model.opened.map(\.absoluteString) == ["notes://note/7?q=%20"])
        #expect(try await host.open("NOTES://note/8") == nil)
    }

    @Test func linkOfAWidgetReachesTheScreenWhateverItsScheme() async throws {
        #expect(try await host.open("https://example.org/7") == nil)
        #expect(model.opened.map(\.absoluteString) == ["https://example.org/7"])
    }

    @Test(arguments: [
        ("notes://bad/1", "there is no such note"), ("no scheme", "not a URL"), ("", "not a URL"),
    ])
    func linkIsRefusedWithAReason(url: String, says: String) async throws {
        let reason = try #require(try await host.open(url))
        #expect(reason.contains(says), "\(reason)")
        #expect(model.opened.isEmpty)
    }

    @Test func appIsNotifiedWhenItBecomesInactive() async throws {
        _ = try await host.answer(.sceneBecame(active: false))
        #expect(!model.isActive)
    }

    @Test func plainAppHasAScreenButAcceptsNoLinks() async throws {
        let host = AppHost(time: ManualTime("2026-06-03T09:41:00Z")) { PlainApp() }
        #expect(labels(try await host.screen()) == ["plain"])
        #expect(try await host.open("x://y") != nil)
        #expect(try await host.describe() == ChildDescription())
    }

    @Test func appRefusesRequestsForAnExtension() async {
        let placement = WidgetPlacement(kind: "k", family: "systemSmall", width: 1, height: 1)
        let error = await #expect(throws: WireFailure.self) { try await host.answer(.timeline(placement)) }
        #expect(error?.code == "unsupported")
    }
}
