import Synchronization
import VitrineWidgets

struct NoteEntry: TimelineEntry {
    let date: Date
    var text = ""
    var relevance: TimelineEntryRelevance?
}

/// A provider whose timeline a test supplies.
struct ScriptedProvider: TimelineProvider {
    typealias Timelines = @Sendable (Context, @escaping @Sendable (Timeline<NoteEntry>) -> Void) -> Void

    let timeline: Timelines

    func placeholder(in context: Context) -> NoteEntry {
        NoteEntry(date: DeviceMoment.current.now, text: "placeholder")
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (NoteEntry) -> Void) {
        completion(NoteEntry(date: DeviceMoment.current.now, text: context.isPreview ? "preview" : "snapshot"))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<NoteEntry>) -> Void) {
        timeline(context, completion)
    }

    /// A provider of one entry at the present moment.
    static let now = ScriptedProvider { _, completion in
        completion(Timeline(entries: [NoteEntry(date: DeviceMoment.current.now)], policy: .atEnd))
    }
}

/// A widget with a scripted provider; the initialiser without parameters, which the protocol requires, uses an empty
/// timeline.
struct ScriptedWidget: Widget {
    var kind = "scripted"
    var timeline: ScriptedProvider.Timelines = { _, completion in completion(Timeline(entries: [], policy: .never)) }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: ScriptedProvider(timeline: timeline)) { entry in
            NoteView(entry: entry)
        }
        .configurationDisplayName("Scripted")
        .description(Text("Shows the test's entries."))
        .supportedFamilies([.systemMedium, .systemSmall, .accessoryInline])
        .contentMarginsDisabled()
    }
}

struct NoteView: View {
    @Environment(\.widgetFamily) private var family
    let entry: NoteEntry

    var body: some View {
        Text("\(entry.text) in \(family.description)")
            .containerBackground(for: .widget) { Color.blue }
    }
}

struct PickPark: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Pick a park"

    @Parameter(title: "Park") var park: Park
    @Parameter(title: "Period", default: .day) var period: Period
}

struct ParkProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> NoteEntry {
        NoteEntry(date: DeviceMoment.current.now, text: "park")
    }

    func snapshot(for configuration: PickPark, in context: Context) async -> NoteEntry {
        NoteEntry(date: DeviceMoment.current.now, text: configuration.park.name)
    }

    func timeline(for configuration: PickPark, in context: Context) async -> Timeline<NoteEntry> {
        await Task.yield()
        let text = "\(configuration.park.name), \(configuration.period.rawValue)"
        let entry = NoteEntry(date: DeviceMoment.current.now, text: text, relevance: .init(score: 3))
        return Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(60)))
    }

    func recommendations() -> [AppIntentRecommendation<PickPark>] {
        [AppIntentRecommendation(intent: PickPark(), description: "The default park")]
    }
}

struct ParkWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "park", intent: PickPark.self, provider: ParkProvider()) { NoteView(entry: $0) }
    }
}

/// A widget that reads the colour scheme and the rendering mode only if a test asks for it.
struct AppearanceWidget: Widget {
    var readsScheme = false
    var readsMode = false
    var readsBackground = false

    var body: some WidgetConfiguration {
        let readsScheme = readsScheme
        let readsBackground = readsBackground
        let readsMode = readsMode
        return StaticConfiguration(kind: "appearance", provider: ScriptedProvider.now) { _ in
            AppearanceView(readsScheme: readsScheme, readsMode: readsMode, readsBackground: readsBackground)
                .containerBackground(.background, for: .widget)
        }
    }
}

struct AppearanceView: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.widgetRenderingMode) private var mode
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    let readsScheme: Bool
    let readsMode: Bool
    let readsBackground: Bool

    var body: some View {
        VStack {
            if readsScheme { Text(scheme == .dark ? "dark" : "light") }
            if readsMode { Text(mode.description) }
            if readsBackground { Text(showsBackground ? "background" : "none") }
            Text("constant")
        }
    }
}

/// A widget without a container background, or with an empty one.
struct BareWidget: Widget {
    var hasEmptyBackground = false

    var body: some WidgetConfiguration {
        let hasEmptyBackground = hasEmptyBackground
        return StaticConfiguration(kind: "plain", provider: ScriptedProvider.now) { _ in
            let steps = Text(verbatim: "12 steps").widgetURL(URL(string: "steps://today"))
            if hasEmptyBackground { steps.containerBackground(for: .widget) {} } else { steps }
        }
        .supportedFamilies([.systemSmall, .accessoryRectangular])
    }
}

struct SampleWidgets: WidgetBundle {
    var hasPark = true

    var body: some Widget {
        ScriptedWidget()
        if hasPark {
            ParkWidget()
        }
        if #available(iOS 18, *) {
            AppearanceWidget()
        }
    }
}
