import VitrineWidgets

enum Period: String, AppEnum {
    case day, week

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"
    static let caseDisplayRepresentations: [Period: DisplayRepresentation] = [.day: "Day", .week: "A week"]
}

struct Park: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Park"
    static let defaultQuery = ParkQuery()

    let id: Int
    let name: String

    var displayRepresentation: DisplayRepresentation { "\(name)" }
}

struct ParkQuery: EntityStringQuery {
    static let parks = [Park(id: 1, name: "Yeouido"), Park(id: 2, name: "Banpo"), Park(id: 30, name: "Ttukseom")]

    func entities(for identifiers: [Int]) async throws -> [Park] {
        Self.parks.filter { identifiers.contains($0.id) }
    }

    func entities(matching string: String) async throws -> [Park] {
        if string == "fail" { throw QueryFault() }
        return Self.parks.filter { $0.name.contains(string) }
    }

    func suggestedEntities() async throws -> [Park] { Array(Self.parks.prefix(2)) }

    func defaultResult() async -> Park? { Self.parks.last }
}

struct QueryFault: Error, CustomStringConvertible {
    var description: String { "the park office is closed" }
}

/// An intent with one parameter of each type and form.
struct EveryParameter: AppIntent {
    static let title: LocalizedStringResource = "Every parameter"
    static let description: IntentDescription? = "Has one of each."
    static let openAppWhenRun = true

    @Parameter(title: "Text") var text: String
    @Parameter(title: "Count", default: 7) var count: Int
    @Parameter(title: "Ratio", default: 0.5) var ratio: Double
    @Parameter(title: "Flag", default: false) var flag: Bool
    @Parameter(title: "When") var when: Date?
    @Parameter(title: "Where") var place: URL?
    @Parameter(title: "Period", default: .week) var period: Period
    @Parameter(title: "Park") var park: Park?
    @Parameter(title: "Tags", default: ["a"]) var tags: [String]
    @Parameter var untitled: Int?

    static var parameterSummary: some ParameterSummary {
        When(\.$period, .equalTo, .week) {
            Summary("Show \(\.$text) for \(\.$period)") {
                \.$count
                \.$flag
            }
        } otherwise: {
            Summary("Show \(\.$text)")
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        .result(value: count)
    }
}

struct AskForReloads: AppIntent {
    static let title: LocalizedStringResource = "Ask"

    @Parameter(title: "Kinds") var kinds: [String]

    func perform() async throws -> some IntentResult {
        for kind in kinds { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
        WidgetCenter.shared.reloadAllTimelines()
        return .result()
    }
}

struct Failing: AppIntent {
    static let title: LocalizedStringResource = "Fail"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        if Bool(true) { throw QueryFault() }
        return .result(dialog: "never")
    }
}

struct Chained: AppIntent {
    static let title: LocalizedStringResource = "Chained"

    func perform() async throws -> some IntentResult & OpensIntent {
        .result(opensIntent: OpenTheApp())
    }
}

struct OpenTheApp: AppIntent {
    static let title: LocalizedStringResource = "Open"
    static let openAppWhenRun = true

    func perform() async throws -> some IntentResult {
        WidgetCenter.shared.reloadTimelines(ofKind: "opened")
        return .result()
    }
}

enum Nest {
    struct Inner: AppIntent {
        static let title: LocalizedStringResource = "Inner"

        func perform() async throws -> some IntentResult { .result() }
    }
}
