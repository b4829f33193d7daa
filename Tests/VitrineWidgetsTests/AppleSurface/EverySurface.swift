import Vitrine
import VitrineUI
import VitrineWidgets

// The interfaces that widgets use, in one file that is compiled against both surfaces. It is written as in Apple's
// documentation, with nothing of our own except DeviceMoment.

struct SurfaceEntry: TimelineEntry {
    let date: Date
    let items: [SurfaceItem]
    var isStale = false
    var relevance: TimelineEntryRelevance? { TimelineEntryRelevance(score: 1) }
}

struct SurfaceItem: Identifiable, Hashable, Sendable {
    let id: Int
    let name: String
    let isDone: Bool
}

/// A provider with sendable completion handlers, called from a task; those of the sample extension are not sendable.
struct SendableProvider: TimelineProvider {
    func placeholder(in context: Context) -> SurfaceEntry {
        SurfaceEntry(date: DeviceMoment.current.now, items: [])
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (SurfaceEntry) -> Void) {
        completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<SurfaceEntry>) -> Void) {
        let now = DeviceMoment.current.now
        Task {
            completion(Timeline(entries: [SurfaceEntry(date: now, items: [])], policy: .atEnd))
        }
    }
}

enum SurfaceOrder: String, AppEnum {
    case name, date

    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Order")
    static let caseDisplayRepresentations: [SurfaceOrder: DisplayRepresentation] = [
        .name: "Name", .date: DisplayRepresentation(title: "Date", subtitle: "Newest first"),
    ]
}

struct SurfaceList: AppEntity {
    struct Query: EntityQuery {
        func entities(for identifiers: [String]) async throws -> [SurfaceList] { identifiers.map(SurfaceList.init) }
        func suggestedEntities() async throws -> [SurfaceList] { [SurfaceList(id: "Inbox")] }
        func defaultResult() async -> SurfaceList? { SurfaceList(id: "Inbox") }
    }

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "List"
    static let defaultQuery = Query()

    let id: String
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct SurfaceConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Pick a list"
    static let description = IntentDescription("Shows one list.")

    @Parameter(title: "List") var list: SurfaceList?
    @Parameter(title: "Order", default: .name) var order: SurfaceOrder
    @Parameter(title: "Limit", default: 3) var limit: Int

    static var parameterSummary: some ParameterSummary {
        When(\.$order, .equalTo, .name) {
            Summary("Show \(\.$list) by \(\.$order)")
        } otherwise: {
            Summary("Show \(\.$list)")
        }
    }
}

struct SurfaceToggle: AppIntent {
    static let title: LocalizedStringResource = "Mark as done"
    static let openAppWhenRun = false

    @Parameter(title: "Item") var item: Int

    init() {}

    init(item: Int) {
        self.item = item
    }

    func perform() async throws -> some IntentResult {
        WidgetCenter.shared.reloadTimelines(ofKind: "surface")
        return .result()
    }
}

struct ConfiguredProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> SurfaceEntry {
        SurfaceEntry(date: DeviceMoment.current.now, items: [])
    }

    func snapshot(for configuration: SurfaceConfiguration, in context: Context) async -> SurfaceEntry {
        placeholder(in: context)
    }

    func timeline(for configuration: SurfaceConfiguration, in context: Context) async -> Timeline<SurfaceEntry> {
        let items = (0..<configuration.limit).map { SurfaceItem(id: $0, name: "\($0)", isDone: $0.isMultiple(of: 2)) }
        return Timeline(entries: [SurfaceEntry(date: DeviceMoment.current.now, items: items)], policy: .never)
    }
}

struct SurfaceView: View {
    @Environment(\.widgetFamily) private var family
    @Environment(\.colorScheme) private var scheme
    @Environment(\.widgetRenderingMode) private var mode
    let entry: SurfaceEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            header
            switch family {
            case .systemSmall: EmptyView()
            default: rows
            }
            if #available(iOS 18, *) {
                Text("as of \(Text(entry.date, style: .time).bold())")
            }
        }
        .containerBackground(for: .widget) {
            LinearGradient(colors: [.blue, .indigo.opacity(0.5)], startPoint: .top, endPoint: .bottom)
        }
        .widgetURL(URL(string: "surface://list"))
    }

    private var header: some View {
        HStack(alignment: .firstTextBaseline) {
            Label("Items", systemImage: "checklist").font(.headline).widgetAccentable()
            Spacer(minLength: 0)
            if entry.isStale {
                Text(entry.date, style: .relative).font(.caption2).foregroundStyle(.secondary).lineLimit(1)
            } else {
                Image(systemName: "checkmark").imageScale(.small).foregroundStyle(mode == .fullColor ? .green : .white)
            }
        }
    }

    private var rows: some View {
        ForEach(entry.items) { item in
            Toggle(isOn: item.isDone, intent: SurfaceToggle(item: item.id)) { Text(item.name) }
            Button(intent: SurfaceToggle(item: item.id)) {
                Text(verbatim: item.name).strikethrough(item.isDone).minimumScaleFactor(0.8)
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Mark \(item.name) as done")
            .privacySensitive()
        }
        .padding(.horizontal, 4)
        .background { Circle().fill(.tint).opacity(scheme == .dark ? 0.2 : 0.1) }
    }
}

struct SurfaceWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "surface", intent: SurfaceConfiguration.self, provider: ConfiguredProvider()) {
            SurfaceView(entry: $0)
        }
        .configurationDisplayName("Items")
        .description("One list of items.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
        .contentMarginsDisabled()
    }
}

struct SendableWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "sendable", provider: SendableProvider()) { entry in SurfaceView(entry: entry) }
    }
}

struct SurfaceBundle: WidgetBundle {
    var body: some Widget {
        SurfaceWidget()
        if #available(iOS 18, *) {
            SendableWidget()
        }
    }
}
