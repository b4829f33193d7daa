import VitrineUI
import VitrineWidgets

struct Park: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Park"
    static let defaultQuery = ParkQuery()

    var id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct ParkQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [Park] { identifiers.map(Park.init) }
}

enum Period: String, AppEnum {
    case day

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"
    static let caseDisplayRepresentations: [Period: DisplayRepresentation] = [.day: "Day"]
}

struct ParkEntry: TimelineEntry {
    var date: Date
}

struct ParkProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ParkEntry { ParkEntry(date: .distantPast) }
    func snapshot(for configuration: PickPark, in context: Context) async -> ParkEntry { placeholder(in: context) }
    func timeline(for configuration: PickPark, in context: Context) async -> Timeline<ParkEntry> {
        Timeline(entries: [placeholder(in: context)], policy: .never)
    }
}

struct ParkView: View {
    var entry: ParkEntry
    var body: some View { Text(entry.date, style: .time) }
}

// The snippet.
