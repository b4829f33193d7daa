import Foundation
import VitrineUI
import VitrineWidgets

/// The fault of the faulty widget, which its configuration selects.
enum Fault: String, AppEnum {
    case none, crash, exit, hang

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Fault"
    static let caseDisplayRepresentations: [Fault: DisplayRepresentation] = [
        .none: "None", .crash: "Crash", .exit: "Exit", .hang: "Hang",
    ]
}

struct PickFault: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Pick a fault"

    @Parameter(title: "Fault", default: Fault.none) var fault: Fault
}

struct FaultyProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> ListEntry {
        ListEntry(date: DeviceMoment.current.now, title: "Faulty")
    }

    func snapshot(for configuration: PickFault, in context: Context) async -> ListEntry {
        placeholder(in: context)
    }

    func timeline(for configuration: PickFault, in context: Context) async -> Timeline<ListEntry> {
        switch configuration.fault {
        case .none: break
        case .crash: fatalError("the faulty widget crashed on request")
        case .exit: exit(3)
        case .hang: await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        }
        return Timeline(entries: [], policy: .never)
    }
}

struct FaultyWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "faulty", provider: FaultyProvider()) { entry in
            Text(entry.title).containerBackground(.background, for: .widget)
        }
        .supportedFamilies([.systemSmall])
    }
}
