import SwiftUI
import WidgetKit

struct CaffeineWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "Caffeine",
            intent: CaffeineIntent.self,
            provider: CaffeineProvider()
        ) { entry in
            CaffeineView(entry: entry)
                .containerBackground(.fill.tertiary, for: .widget)
        }
        .configurationDisplayName("Caffeine")
        .description("What is left of a drink.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct CaffeineView: View {
    @Environment(\.widgetFamily) private var family
    let entry: CaffeineEntry

    var body: some View {
        HStack(spacing: 16) {
            VStack(alignment: .leading, spacing: 4) {
                Image(systemName: entry.drink.symbol)
                    .font(.title2)
                    .foregroundStyle(.brown)
                    .widgetAccentable()
                    .accessibilityHidden(true)
                Spacer()
                Text("\(entry.milligrams[0], format: .number.precision(.fractionLength(0))) mg")
                    .font(.title2.bold())
                Text(entry.drink.name)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if entry.showsCurve, family == .systemMedium {
                Curve(values: entry.milligrams)
                    .stroke(.brown, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
                    .frame(maxWidth: .infinity)
                    .accessibilityLabel("Less over the next eight hours")
            }
        }
    }
}

/// A line through the values, from the left edge to the right.
struct Curve: Shape {
    let values: [Double]

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard let highest = values.max(), highest > 0, values.count > 1 else { return path }
        let step = rect.width / CGFloat(values.count - 1)
        for (index, value) in values.enumerated() {
            let point = CGPoint(
                x: rect.minX + CGFloat(index) * step,
                y: rect.maxY - rect.height * CGFloat(value / highest)
            )
            index == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        return path
    }
}
