import DBMultiverseComicKit
package import VitrineUI
import VitrineWidgets

/// The widget's content for its family; a tap opens the chapter.
package struct DBMultiverseWidgetContentView: View {
    let entry: ComicImageEntry

    package var body: some View {
        content
            .foregroundStyle(.white)
            .widgetURL(entry.deepLink)
    }

    @ViewBuilder private var content: some View {
        if let absence = entry.absence {
            ComicPlaceholderView(absence: absence)
        } else if entry.family == .systemMedium {
            LargestTextThatFits { MediumWidgetView(entry: entry, isShortened: $0) }
        } else {
            LargestTextThatFits(upTo: .xxxLarge) { SmallWidgetView(entry: entry, isShortened: $0) }
        }
    }
}

/// The small widget: the cover and the chapter's number above its name and progress.
struct SmallWidgetView: View {
    let entry: ComicImageEntry
    /// Whether the name has one line, so that larger text has room.
    let isShortened: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack(alignment: .top, spacing: 8) {
                if let image = entry.image { CoverView(image: image).frame(width: 48, height: 70) }
                VStack(alignment: .leading, spacing: 0) {
                    Text("CHAPTER")
                        .font(.system(.caption2, weight: .semibold))
                        .lineLimit(1)
                        .minimumScaleFactor(0.6)
                        .opacity(0.75)
                    Text(verbatim: "\(entry.chapter)")
                        .font(.system(.title, design: .rounded, weight: .bold))
                        .minimumScaleFactor(0.5)
                        .lineLimit(1)
                        .widgetAccentable()
                }
                .accessibilityElement(children: .combine)
                Spacer(minLength: 0)
            }
            Spacer(minLength: 4)
            if !entry.name.isEmpty {
                Text(verbatim: entry.name)
                    .font(.system(.caption, weight: .semibold))
                    .lineLimit(isShortened || entry.image != nil ? 2 : 4)
                    .minimumScaleFactor(0.85)
            }
            ReadingBar(progress: entry.progress).padding(.top, 6)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// The medium widget: the cover beside the chapter.
struct MediumWidgetView: View {
    let entry: ComicImageEntry
    /// Whether the name has two lines, so that larger text has room.
    let isShortened: Bool

    var body: some View {
        HStack(spacing: 16) {
            if let image = entry.image { CoverView(image: image).frame(width: 84) }
            VStack(alignment: .leading, spacing: 0) {
                Text("CHAPTER \(entry.chapter)")
                    .font(.system(.caption2, weight: .semibold))
                    .kerning(1)
                    .opacity(0.75)
                    .lineLimit(1)
                    .widgetAccentable()
                Text(verbatim: entry.name)
                    .font(.system(.headline, design: .rounded, weight: .bold))
                    .lineLimit(isShortened ? 2 : 3)
                    .minimumScaleFactor(0.7)
                    .padding(.top, 4)
                Spacer(minLength: 6)
                Text(entry.progress >= 100 ? "Finished" : entry.progress == 0 ? "Not started" : "Continue reading")
                    .font(.system(.caption2, weight: .medium))
                    .lineLimit(1)
                    .opacity(0.85)
                ReadingBar(progress: entry.progress).padding(.top, 5)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }
}

/// A cover that fills its frame.
struct CoverView: View {
    let image: Image

    var body: some View {
        Color.clear
            .overlay { image.resizable().widgetAccentedRenderingMode(.fullColor).scaledToFill() }
            .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
            .overlay {
                RoundedRectangle(cornerRadius: 8, style: .continuous).strokeBorder(.white.opacity(0.35), lineWidth: 1)
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Cover")
    }
}

/// The progress as a bar and a number.
struct ReadingBar: View {
    let progress: Int

    var body: some View {
        HStack(spacing: 8) {
            GeometryReader { box in
                ZStack(alignment: .leading) {
                    Capsule().fill(.white.opacity(0.28))
                    Capsule()
                        .fill(.white)
                        .frame(width: box.size.width * Double(progress) / 100)
                        .widgetAccentable()
                }
            }
            .frame(height: 5)
            Text(verbatim: "\(progress)%")
                .font(.system(.caption, design: .rounded, weight: .bold))
                .monospacedDigit()
                .lineLimit(1)
                .fixedSize()
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Progress")
        .accessibilityValue("\(progress) percent")
    }
}
