import Foundation

/// What the app writes and its widget shows: the walks of a day, each in minutes.
struct WalkStore {
    static let group = "group.example.walks"
    static let goal = 30

    private let defaults = UserDefaults(suiteName: Self.group) ?? .standard

    var minutes: [Int] { defaults.array(forKey: "minutes") as? [Int] ?? [] }

    var total: Int { minutes.reduce(0, +) }

    func add(_ walk: Int) { defaults.set(minutes + [walk], forKey: "minutes") }

    func removeAll() { defaults.removeObject(forKey: "minutes") }
}
