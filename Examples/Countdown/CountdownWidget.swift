import SwiftUI
import WidgetKit

struct CountdownWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Countdown", provider: CountdownProvider()) { entry in
            CountdownView(entry: entry)
                .containerBackground(for: .widget) {
                    LinearGradient(
                        colors: [Color(red: 0.72, green: 0.25, blue: 0.05), Color(red: 0.7, green: 0.08, blue: 0.33)],
                        startPoint: .top,
                        endPoint: .bottom
                    )
                }
        }
        .configurationDisplayName("Countdown")
        .description("How many days until the summer holidays.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

struct CountdownView: View {
    @Environment(\.widgetFamily) private var family
    let entry: CountdownEntry

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        formatter.timeStyle = .none
        return formatter
    }()

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Label("Holidays", systemImage: "sun.max.fill")
                .font(.subheadline.weight(.semibold))
            Spacer()
            Text("\(entry.daysLeft)")
                .font(.system(size: family == .systemMedium ? 48 : 56, weight: .bold, design: .rounded))
                .minimumScaleFactor(0.5)
                .contentTransition(.numericText())
            Text(entry.daysLeft == 1 ? "day to go" : "days to go")
                .font(.subheadline)
            if family == .systemMedium {
                Text(Self.formatter.string(from: entry.holiday))
                    .font(.footnote)
            }
        }
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, alignment: .leading)
        .accessibilityElement(children: .combine)
    }
}

#Preview(as: .systemSmall) {
    CountdownWidget()
} timeline: {
    CountdownEntry(date: .now, daysLeft: 42, holiday: .now)
    CountdownEntry(date: .now, daysLeft: 1, holiday: .now)
}
