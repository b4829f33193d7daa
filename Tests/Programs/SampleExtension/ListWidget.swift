import VitrineUI
import VitrineWidgets

enum Order: String, AppEnum {
    case name, date

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
    static let caseDisplayRepresentations: [Order: DisplayRepresentation] = [.name: "Name", .date: "Date"]
}

struct PickList: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Pick a list"

    @Parameter(title: "List", default: "Inbox") var list: String
    @Parameter(title: "Order", default: .name) var order: Order
    @Parameter(title: "Note") var note: String?
}

struct ListEntry: TimelineEntry {
    let date: Date
    let title: String
}

/// Answers after a suspension point.
struct ListProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ListEntry {
        ListEntry(date: DeviceMoment.current.now, title: "List")
    }

    func snapshot(for configuration: PickList, in context: Context) async -> ListEntry {
        await Task.yield()
        return ListEntry(date: DeviceMoment.current.now, title: configuration.list)
    }

    func timeline(for configuration: PickList, in context: Context) async -> Timeline<ListEntry> {
        await Task.yield()
        let title = "\(configuration.list) by \(configuration.order.rawValue)"
        WidgetCenter.shared.reloadTimelines(ofKind: "counter")
        return Timeline(entries: [ListEntry(date: DeviceMoment.current.now, title: title)], policy: .atEnd)
    }
}

struct ListWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "list", provider: ListProvider()) { entry in
            Text(entry.title).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("List")
        .supportedFamilies([.systemSmall])
    }
}
