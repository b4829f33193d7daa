import CoreLocation
import SwiftUI
import WidgetKit

struct DeliveryEntry: TimelineEntry {
    let date: Date
    let text: String
}

/// Ends the program where the data is missing, as many providers do.
func required<Value>(_ value: Value?) -> Value {
    guard let value else { fatalError("the app has stored nothing") }
    return value
}

struct Provider: TimelineProvider {
    let read: @Sendable () -> String

    func placeholder(in context: Context) -> DeliveryEntry { DeliveryEntry(date: .now, text: "") }

    func getSnapshot(in context: Context, completion: @escaping (DeliveryEntry) -> Void) {
        completion(DeliveryEntry(date: .now, text: context.isPreview ? "Sample" : read()))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<DeliveryEntry>) -> Void) {
        completion(Timeline(entries: [DeliveryEntry(date: .now, text: read())], policy: .never))
    }
}

struct DeliveryWidget: Widget {
    var kind = ""
    var read: @Sendable () -> String = { "" }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: kind, provider: Provider(read: read)) { entry in
            Text(entry.text).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Delivery")
        .description("From \(kind).")
        .supportedFamilies([.systemSmall])
    }
}

@main
struct Deliveries: WidgetBundle {
    var body: some Widget {
        DeliveryWidget(kind: "file") { required(Store.file) }
        DeliveryWidget(kind: "defaults") { required(Store.goal) }
        DeliveryWidget(kind: "location") { "\(required(CLLocationManager().location).coordinate.latitude)" }
    }
}
