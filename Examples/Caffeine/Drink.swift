import AppIntents

/// A drink that the person chooses in the widget's settings.
struct Drink: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
    static let defaultQuery = DrinkQuery()

    let id: String
    let name: String
    let symbol: String
    /// Milligrams of caffeine in one serving.
    let caffeine: Double

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", subtitle: "\(Int(caffeine)) mg", image: .init(systemName: symbol))
    }

    static let all = [
        Drink(id: "coffee", name: "Coffee", symbol: "cup.and.saucer.fill", caffeine: 95),
        Drink(id: "espresso", name: "Espresso", symbol: "mug.fill", caffeine: 63),
        Drink(id: "tea", name: "Green tea", symbol: "leaf.fill", caffeine: 28),
    ]
}

struct DrinkQuery: EntityStringQuery {
    func entities(for identifiers: [Drink.ID]) async throws -> [Drink] {
        Drink.all.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [Drink] {
        Drink.all.filter { $0.name.localizedCaseInsensitiveContains(string) }
    }

    func suggestedEntities() async throws -> [Drink] {
        Drink.all
    }

    func defaultResult() async -> Drink? {
        Drink.all.first
    }
}
