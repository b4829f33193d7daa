import DBMultiverseModel
import Vitrine
import VitrineUI
package import VitrineWidgets

/// Makes the widget's entries from what the reader stored in the group's container; never from the network.
package struct Provider: TimelineProvider {
    /// How long a timeline counts if the reader does not ask for another, in seconds.
    package static let interval: Double = 3_600

    /// Makes a provider.
    package init() {}

    /// A sample, drawn redacted.
    package func placeholder(in context: Context) -> ComicImageEntry {
        .makeSample(family: context.family)
    }

    /// The chapter being read; in the gallery a sample as long as there is none.
    package func getSnapshot(in context: Context, completion: @escaping @Sendable (ComicImageEntry) -> Void) {
        let entry = loadEntry(family: context.family)
        completion(context.isPreview && entry.absence == .neverRead ? .makeSample(family: context.family) : entry)
    }

    /// The chapter being read, for an hour.
    package func getTimeline(
        in context: Context,
        completion: @escaping @Sendable (Timeline<ComicImageEntry>) -> Void
    ) {
        let entry = loadEntry(family: context.family)
        completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(Self.interval))))
    }

    /// Reads the chapter and its cover as one generation; without a chapter, why there is none.
    private func loadEntry(family: WidgetFamily) -> ComicImageEntry {
        let moment = DeviceMoment.current
        let (chapter, cover) = manager(moment).loadCurrentChapter()
        switch chapter {
        case .value(let snapshot):
            let data = snapshot.value
            guard ComicPlace.numbers.contains(data.number) else {
                return .makeFallback(family: family, date: moment.now, because: .damaged)
            }
            return ComicImageEntry(
                date: moment.now,
                chapter: data.number,
                name: ChapterName.shown(data.name),
                progress: ReadingProgress.shown(data.progress),
                image: Self.image(cover),
                family: family,
                deepLink: ComicImageEntry.link(to: .chapter(data.number))
            )
        case .missing: return .makeFallback(family: family, date: moment.now)
        case .damaged: return .makeFallback(family: family, date: moment.now, because: .damaged)
        case .newerVersion: return .makeFallback(family: family, date: moment.now, because: .newerVersion)
        case .unreadable: return .makeFallback(family: family, date: moment.now, because: .unreadable)
        }
    }

    private func manager(_ moment: DeviceMoment) -> CoverImageManager {
        // Without a container nothing was ever read: the widget says so.
        CoverImageManager(try? moment.container(of: .dbMultiverse))
    }

    /// The cover, whose bytes go into the archive as they are; nil for one that is missing, broken or no picture.
    private static func image(_ cover: AssetReading) -> Image? {
        cover.bytes.flatMap { UIImage(data: Data($0)) }.map { Image(uiImage: $0) }
    }
}
