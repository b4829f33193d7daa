import AppIntents
import AppIntentsTesting
import Foundation
import Testing

/// The forms of Apple's documented examples of AppIntentsTesting, with intents of this module.
struct IntentTestingTests {
    private let definitions: IntentDefinitions

    init() {
        setenv("VITRINE_TESTED_MODULES", "HostedFrameworkTests", 1)
        definitions = IntentDefinitions(bundleIdentifier: "com.example.coffee")
    }

    @Test func intentTakesItsParametersByLabel() async throws {
        let intent = definitions.intents["OrderCoffeeIntent"].makeIntent(size: "large", count: 2)
        let result = try await intent.run()
        #expect(try result.value == "2 × large")
    }

    @Test func parametersAreSetAndRead() async throws {
        var intent = definitions.intents["OrderCoffeeIntent"].makeIntent(size: "small")
        #expect(try intent.count == 1, "the default")
        intent.count = 3
        intent.size = definitions.enums["CoffeeSize"].makeCase("large")
        let count: Int? = try intent.count
        #expect(count == 3)
        #expect(try await intent.run().value == "3 × large")
    }

    @Test func entityOfAResultIsPassedOn() async throws {
        let brewed = try await definitions.intents["BrewCoffeeIntent"].makeIntent(name: "Latte").run()
        let name: String = try brewed.value.name
        #expect(name == "Latte")
        #expect(try brewed.value.tags[1] == "hot")
        #expect(try brewed.value.roaster.name == "Yirga")
        #expect(try brewed.value.as(definitions.entities["Coffee"]).identifier.instanceIdentifier == "latte")
        let paid = try await definitions.intents["PayCoffeeIntent"].makeIntent(coffee: brewed.value).run()
        #expect(try paid.value == "Latte paid")
    }

    @Test func queriesFindEntities() async throws {
        let coffees = definitions.entities["Coffee"]
        #expect(try await coffees.allEntities().map(\.identifier.instanceIdentifier) == ["latte", "mocha"])
        #expect(try await coffees.suggestedEntities().count == 1)
        #expect(try await coffees.entities(matching: "moc").first?.name == "Mocha")
        let reference = coffees.makeReference(identifier: "mocha")
        #expect(try await coffees.entities(identifiers: ["mocha"]) == [reference])
    }

    @Test(arguments: ["spotlight", "annotations", "reference", "name", "parameter", "type", "missing", "member"])
    func whatIsNotHereIsRefusedWithASentence(what: String) async {
        let coffees = definitions.entities["Coffee"]
        await #expect("\(what)") {
            switch what {
            case "spotlight": _ = try await coffees.spotlightQuery("x")
            case "annotations": _ = try await coffees.viewAnnotations()
            case "reference":
                let name: String = try coffees.makeReference(identifier: "latte").name
                Issue.record("a reference has the name \(name)")
            case "name": try await definitions.intents["NoSuchIntent"].makeIntent().run()
            case "parameter": try await definitions.intents["OrderCoffeeIntent"].makeIntent(milk: true).run()
            case "missing": try await definitions.intents["BrewCoffeeIntent"].makeIntent(name: nil).run()
            case "member":
                let id: String = try await coffees.allEntities()[0].id
                Issue.record("a member that is no property has the value \(id)")
            default:
                let count: Int = try await definitions.intents["OrderCoffeeIntent"].makeIntent(size: "large").run()
                    .value
                Issue.record("a text is the number \(count)")
            }
        } throws: { error in
            String(describing: error).contains(" ")
        }
    }
}

enum CoffeeSize: String, AppEnum {
    case small, large

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [CoffeeSize: DisplayRepresentation] = [.small: "Small", .large: "Large"]
}

struct Roaster: TransientAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Roaster"
    var displayRepresentation: DisplayRepresentation { "\(name)" }

    @Property(title: "Name") var name: String

    init() {}
}

struct Coffee: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Coffee"
    static let defaultQuery = CoffeeQuery()
    var displayRepresentation: DisplayRepresentation { "\(name)" }

    let id: String
    @Property(title: "Name") var name: String
    @Property(title: "Tags") var tags: [String]
    @Property(title: "Roaster") var roaster: Roaster

    init(_ name: String) {
        id = name.lowercased()
        self.name = name
        tags = ["milk", "hot"]
        roaster = Roaster()
        roaster.name = "Yirga"
    }
}

struct CoffeeQuery: EnumerableEntityQuery, EntityStringQuery {
    func allEntities() async throws -> [Coffee] { [Coffee("Latte"), Coffee("Mocha")] }
    func suggestedEntities() async throws -> [Coffee] { [Coffee("Latte")] }
    func entities(matching string: String) async throws -> [Coffee] {
        try await allEntities().filter { $0.id.contains(string) }
    }
    func entities(for identifiers: [String]) async throws -> [Coffee] {
        try await allEntities().filter { identifiers.contains($0.id) }
    }
    func _entities(matching search: String?) async throws -> [Coffee] { try await allEntities() }
}

struct OrderCoffeeIntent: AppIntent {
    static let title: LocalizedStringResource = "Order"
    @Parameter(title: "Size") var size: CoffeeSize
    @Parameter(title: "Count", default: 1) var count: Int

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(count) × \(size.rawValue)")
    }
}

struct BrewCoffeeIntent: AppIntent {
    static let title: LocalizedStringResource = "Brew"
    @Parameter(title: "Name") var name: String

    func perform() async throws -> some IntentResult & ReturnsValue<Coffee> { .result(value: Coffee(name)) }
}

struct PayCoffeeIntent: AppIntent {
    static let title: LocalizedStringResource = "Pay"
    @Parameter(title: "Coffee") var coffee: Coffee

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: "\(coffee.name) paid") }
}
