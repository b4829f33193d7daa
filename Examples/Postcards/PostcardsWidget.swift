import SwiftUI
import WidgetKit

struct PostcardsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Postcards", provider: PostcardsProvider()) { entry in
            PostcardView(entry: entry)
                .containerBackground(Color("Paper"), for: .widget)
        }
        .configurationDisplayName("widget.name")
        .description("A picture from where you are.")
        .supportedFamilies([.systemSmall, .systemLarge])
        .contentMarginsDisabled()
    }
}

struct PostcardView: View {
    @Environment(\.widgetFamily) private var family
    let entry: PostcardsEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            // The image fills what the words leave; as an overlay it does not make the column wider.
            Color.clear
                .overlay {
                    Image(.harbour)
                        .resizable()
                        .aspectRatio(contentMode: .fill)
                }
                .clipped()
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: 2) {
                Text("Greetings from \(entry.place)")
                    .font(.headline)
                    .foregroundStyle(.ink)
                if family == .systemLarge {
                    Text("*Wish* you were here")
                        .foregroundStyle(.ink)
                }
                Text("\(entry.days) days on the road")
                    .font(.caption)
                    .foregroundStyle(Color.accentColor)
            }
            .lineLimit(1)
            .minimumScaleFactor(0.7)
            .padding(12)
        }
    }
}

#Preview(as: .systemSmall) {
    PostcardsWidget()
} timelineProvider: {
    PostcardsProvider()
}
