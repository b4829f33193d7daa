package import DBMultiverseComicKit
import Vitrine
import VitrineUI
package import VitrineWidgets

/// Creates the widget's entries from the data that the reader stored in the group's container, without network access.
package struct Provider: TimelineProvider {
    package init() {}

    /// Returns a sample, which is rendered redacted.
    package func placeholder(in context: Context) -> ComicImageEntry {
        .makeSample(family: context.family)
    }

    /// Provides the current chapter; in the gallery a sample if no chapter was ever opened.
    package func getSnapshot(in context: Context, completion: @escaping @Sendable (ComicImageEntry) -> Void) {
        let (chapter, cover) = CoverImageManager.loadCurrentChapter()
        let entry = Self.entry(chapter, cover, family: context.family)
        completion(context.isPreview && entry.absence == .neverRead ? .makeSample(family: context.family) : entry)
    }

    /// Provides a timeline with the current chapter and its cover; it expires after an hour if the reader requests no
    /// reload.
    package func getTimeline(
        in context: Context,
        completion: @escaping @Sendable (Timeline<ComicImageEntry>) -> Void
    ) {
        let (chapter, cover) = CoverImageManager.loadCurrentChapter()
        completion(
            Timeline(of: chapter, options: TimelineOptions(for: .zero, reload: .after(.seconds(3_600)))) {
                Self.entry($0, cover, family: context.family)
            }
        )
    }

    /// Returns the entry of a chapter with its cover, or of the reason why there is no chapter.
    private static func entry(
        _ stored: SnapshotMoment<CurrentChapterData>,
        _ cover: AssetReading,
        family: WidgetFamily
    ) -> ComicImageEntry {
        func fallback(_ absence: ComicAbsence) -> ComicImageEntry {
            .makeFallback(family: family, date: stored.date, because: absence)
        }
        switch stored.reading {
        case .value(let snapshot):
            let data = snapshot.value
            guard ComicDestination.numbers.contains(data.number) else { return fallback(.damaged) }
            return ComicImageEntry(
                date: stored.date,
                chapter: data.number,
                name: ChapterName.shown(data.name),
                progress: ReadingProgress.shown(data.progress),
                image: CoverImageManager.image(of: cover).map { Image(uiImage: $0) },
                family: family,
                deepLink: ComicImageEntry.link(to: .chapter(data.number))
            )
        case .missing: return fallback(.neverRead)
        case .damaged: return fallback(.damaged)
        case .newerVersion: return fallback(.newerVersion)
        // Without a container, no chapter was opened.
        case .unreadable(let error): return fallback(error.code == .containerMissing ? .neverRead : .unreadable)
        }
    }
}
