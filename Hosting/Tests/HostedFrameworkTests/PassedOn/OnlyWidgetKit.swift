// A widget as strangers wrote it: SwiftUI, AppIntents and Intents come with the one import.
import WidgetKit

struct PassedOnByWidgetKit: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "PassedOn", provider: PassedOnProvider()) { entry in
            Text(entry.date, style: .time).containerBackground(.background, for: .widget)
        }
        .onBackgroundURLSessionEvents { identifier, completion in if identifier == "PassedOn" { completion() } }
    }

    static func intent(of widget: WidgetInfo) -> INIntent? { widget.configuration }
}

struct PassedOnProvider: TimelineProvider {
    struct Entry: TimelineEntry { let date: Date }

    func placeholder(in context: Context) -> Entry { Entry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) { completion(Entry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
        completion(Timeline(entries: [Entry(date: .now)], policy: .never))
    }
}

struct PassedOnControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "PassedOnControl") {
            ControlWidgetButton(action: OpenScreen()) {
                Text("Timer")
            } actionLabel: { isActive in
                Label(isActive ? "On" : "Off", systemImage: "timer")
            }
        }
    }
}

/// Opens the app, which the system does: there is nothing to perform.
struct OpenScreen: OpenIntent {
    static let title: LocalizedStringResource = "Open"
    @Parameter(title: "Screen") var target: Screen

    enum Screen: String, AppEnum {
        case timer

        static let typeDisplayRepresentation: TypeDisplayRepresentation = "Screen"
        static let caseDisplayRepresentations: [Screen: DisplayRepresentation] = [.timer: "Timer"]
    }
}

struct PassedOnRegion: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Region"
    static let defaultQuery = PassedOnQuery()
    let id: String
    @Property(title: "Number") var number: Int?
    var displayRepresentation: DisplayRepresentation { "\(id)" }

    static func numbered(_ number: Int) -> PassedOnRegion {
        let region = PassedOnRegion(id: "north")
        region.number = number
        return region
    }
}

struct PassedOnQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [PassedOnRegion] { [] }
}
