import SwiftUI
import WidgetKit

struct TidesWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tides", provider: TidesProvider()) { entry in
            TidesView(entry: entry)
                .containerBackground(.clear, for: .widget)
                .widgetURL(URL(string: "tides://today"))
        }
        .configurationDisplayName("Tides")
        .description("How high the water is.")
        .supportedFamilies([.accessoryCircular, .accessoryRectangular, .accessoryInline])
    }
}

struct TidesView: View {
    @Environment(\.widgetFamily) private var family
    let entry: TidesEntry

    private var symbol: String {
        entry.isRising ? "arrow.up" : "arrow.down"
    }

    var body: some View {
        switch family {
        case .accessoryInline:
            Label("\(entry.height, format: .percent.precision(.fractionLength(0))) tide", systemImage: symbol)
        case .accessoryCircular:
            Gauge(value: entry.height) {
                Image(systemName: "water.waves")
            } currentValueLabel: {
                Text(entry.height, format: .percent.precision(.fractionLength(0)))
            }
            .gaugeStyle(.accessoryCircular)
        default:
            VStack(alignment: .leading, spacing: 2) {
                Label(entry.isRising ? "Rising" : "Falling", systemImage: symbol)
                    .font(.headline)
                    .widgetAccentable()
                Text("\(entry.isRising ? "High" : "Low") water \(entry.nextTurn, style: .time)")
                Gauge(value: entry.height) {
                    EmptyView()
                }
                .gaugeStyle(.accessoryLinearCapacity)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

#Preview(
    "Circular",
    as: .accessoryCircular,
    widget: {
        TidesWidget()
    },
    timelineProvider: {
        TidesProvider()
    }
)
