import Foundation

/// What the app and its widget share: the titles, and which of them are done.
struct ChecklistStore {
    static let titles = ["Passport", "Charger", "Toothbrush", "Book", "Umbrella"]

    private let defaults = UserDefaults(suiteName: "group.example.checklist") ?? .standard

    var done: Set<String> {
        Set(defaults.stringArray(forKey: "done") ?? [])
    }

    func toggle(_ title: String) {
        let changed = done.symmetricDifference([title])
        defaults.set(changed.sorted(), forKey: "done")
    }

    func reset() {
        defaults.removeObject(forKey: "done")
    }
}
