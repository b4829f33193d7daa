package import DBMultiverseComicKit
import Vitrine
import VitrineUI
package import VitrineWidgets

/// Creates the widget's entries from the data that the reader stored in the group's container, without network access.
package struct Provider: TimelineProvider {
    /// The time after which a timeline expires if the reader requests no reload, in seconds.
    package static let interval: Double = 3_600

    package init() {}

    /// Returns a sample, which is rendered redacted.
    package func placeholder(in context: Context) -> ComicImageEntry {
        .makeSample(family: context.family)
    }

    /// Provides the current chapter; in the gallery a sample if no chapter was ever opened.
    package func getSnapshot(in context: Context, completion: @escaping @Sendable (ComicImageEntry) -> Void) {
        let entry = loadEntry(family: context.family)
        completion(context.isPreview && entry.absence == .neverRead ? .makeSample(family: context.family) : entry)
    }

    /// Provides a timeline with the current chapter that expires after an hour.
    package func getTimeline(
        in context: Context,
        completion: @escaping @Sendable (Timeline<ComicImageEntry>) -> Void
    ) {
        let entry = loadEntry(family: context.family)
        completion(Timeline(entries: [entry], policy: .after(entry.date.addingTimeInterval(Self.interval))))
    }

    /// Reads the chapter and its cover as one generation, or the reason why there is no chapter.
    private func loadEntry(family: WidgetFamily) -> ComicImageEntry {
        let moment = DeviceMoment.current
        let (chapter, cover) = manager(moment).loadCurrentChapter()
        switch chapter {
        case .value(let snapshot):
            let data = snapshot.value
            guard ComicDestination.numbers.contains(data.number) else {
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
        // Without a container the entry states that no chapter was opened.
        CoverImageManager(try? moment.container(of: .dbMultiverse))
    }

    /// Returns the cover, whose encoded bytes are archived unchanged; nil if it is missing, damaged or not an image.
    private static func image(_ cover: AssetReading) -> Image? {
        cover.bytes.flatMap { UIImage(data: Data($0)) }.map { Image(uiImage: $0) }
    }
}
