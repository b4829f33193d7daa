import AppIntents
import SwiftUI
import WidgetKit

struct ChecklistWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Checklist", provider: ChecklistProvider()) { entry in
            ChecklistView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Checklist")
        .description("Pack by tapping.")
        .supportedFamilies([.systemMedium, .systemLarge])
    }
}

struct ChecklistView: View {
    @Environment(\.widgetFamily) private var family
    let entry: ChecklistEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text("Packing").font(.headline)
                Spacer()
                if entry.left == 0 {
                    Button(intent: UnpackEverything()) {
                        Image(systemName: "arrow.counterclockwise")
                    }
                    .accessibilityLabel("Unpack everything")
                } else {
                    Text("\(entry.left) left")
                        .font(.subheadline)
                        .foregroundStyle(.secondary)
                }
            }
            ForEach(entry.items.prefix(family == .systemMedium ? 3 : 5)) { item in
                Toggle(isOn: item.isDone, intent: ToggleItem(item: item.title)) {
                    Text(item.title)
                        .strikethrough(item.isDone)
                        .lineLimit(1)
                }
                .toggleStyle(CheckmarkToggleStyle())
            }
            Spacer(minLength: 0)
        }
    }
}

struct CheckmarkToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(configuration.isOn ? Color.green : Color.secondary)
            configuration.label
            Spacer()
        }
        .opacity(configuration.isOn ? 0.6 : 1)
    }
}

struct ChecklistWidget_Previews: PreviewProvider {
    static var previews: some View {
        ChecklistView(
            entry: ChecklistEntry(date: .now, items: [ChecklistItem(title: "Passport", isDone: true)])
        )
        .previewContext(WidgetPreviewContext(family: .systemMedium))
        .previewDisplayName("One packed")
    }
}
