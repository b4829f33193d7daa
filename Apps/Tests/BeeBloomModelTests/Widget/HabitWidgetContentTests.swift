import BeeBloomModel
import Foundation
import Testing
import Vitrine

/// The widget's content if the store is not readable.
struct HabitWidgetContentTests {
    /// The error in place of a state; the original app's query, at its own boundary, returns the empty state.
    private func failure(of store: BeeBloomStore?) -> (code: BeeBloomError.Code?, log: [String]) {
        var log: [String] = []
        let content = HabitWidgetContent(reading: store, at: noon) { log.append($0) }
        let error = #expect(throws: BeeBloomError.self) { try content.viewState(at: noon, maxDisplay: 6).get() }
        var logOfQuery: [String] = []
        let state = getWidgetViewState(store, maxDisplay: 6, at: noon) { logOfQuery.append($0) }
        #expect(state == .empty(generatedAt: noon.now) && logOfQuery == log)
        #expect(!state.hasHabits && !state.allComplete && state.phase == .noHabits)
        return (error?.code, log)
    }

    @Test func missingStoreIsLoggedAndGivesNoState() throws {
        #expect(failure(of: nil).code == .storeMissing)
        let nothing = try TestStore()
        let missing = failure(of: nothing.store())
        #expect(missing.code == .storeMissing)
        #expect(missing.log.count == 1 && missing.log[0].contains("open the app"))
        let empty = try TestStore()
        try Data().write(to: URL(fileURLWithPath: empty.path))
        #expect(failure(of: empty.store()).code == .storeMissing)
    }

    @Test func damagedStoreAndOneWithAnotherStructureAreUnusable() throws {
        for text in ["nonsense", "SQLite format 3\u{0}"] {
            let store = try TestStore()
            try store.put(Data(text.utf8))
            #expect(failure(of: store.store()).code == .storeUnusable)
        }
        let other = try TestStore(sql: "CREATE TABLE notes (id INTEGER)")
        #expect(failure(of: other.store()).code == .storeUnusable)
        for json in ["[[{}],[{}]]", #"[{"habits":{"a"#, #"{"habits":{}}"#] {
            let store = try TestStore(json: json)
            #expect(failure(of: store.store()).code == .storeUnusable, "\(json)")
        }
    }
}
