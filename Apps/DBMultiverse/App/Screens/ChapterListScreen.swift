import AppScreens
import DBMultiverseComicKit
import StarrySkyKit
public import VitrineUI
import VitrineWidgets

/// The list of chapters: the main story, then the specials by universe.
public struct ChapterListScreen: View {
    let shelf: ComicShelf
    let record: ReadingRecord

    /// The lists, or a button that adds a first chapter.
    public var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            Text("Chapters").font(.system(.largeTitle, design: .rounded, weight: .bold))
                .accessibilityAddTraits(.isHeader)
            if let chapter = record.openChapter(on: shelf) { resume(chapter) }
            if shelf.chapters.isEmpty {
                EmptyNotice("No chapters yet", button: "Import Chapter", tint: .blue, add: ImportChapter())
            }
            if !shelf.story.isEmpty { section("Main story", shelf.story) }
            ForEach(shelf.specials, id: \.universe) { universe, chapters in
                section("Special \u{00B7} Universe \(universe)", chapters)
            }
        }
        .buttonStyle(.plain)
    }

    private func resume(_ chapter: ComicChapter) -> some View {
        Button(intent: OpenChapter(chapter.number)) {
            HStack(spacing: 12) {
                Image(systemName: "book.fill").font(.system(.title3, weight: .semibold))
                VStack(alignment: .leading, spacing: 2) {
                    Text("Continue reading").font(.system(.headline, design: .rounded))
                    Text(verbatim: "Chapter \(chapter.number), page \(record.page(of: chapter))").font(.footnote)
                        .opacity(0.85)
                }
                Spacer(minLength: 0)
                Image(systemName: "chevron.right")
            }
            .foregroundStyle(.white)
            .padding(16)
            .frame(maxWidth: .infinity)
            .background(
                LinearGradient(
                    colors: LinearGradient.starrySkyColors,
                    startPoint: .topLeading,
                    endPoint: .bottomTrailing
                ),
                in: RoundedRectangle(cornerRadius: 18, style: .continuous)
            )
        }
    }

    private func section(_ title: String, _ chapters: [ComicChapter]) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: title)
                .font(.system(.subheadline, weight: .semibold))
                .foregroundStyle(Color.quiet)
                .accessibilityAddTraits(.isHeader)
            VStack(alignment: .leading, spacing: 0) {
                ForEach(chapters) { chapter in
                    Button(intent: OpenChapter(chapter.number)) {
                        ChapterRow(chapter: chapter, progress: record.progress(of: chapter))
                    }
                    if chapter.id != chapters.last?.id { Divider() }
                }
            }
            .padding(.horizontal, 14)
            .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 16, style: .continuous))
        }
    }
}

/// A row with a chapter and its progress.
struct ChapterRow: View {
    let chapter: ComicChapter
    let progress: Int

    var body: some View {
        HStack(spacing: 12) {
            Text(verbatim: "\(chapter.number)")
                .font(.system(.headline, design: .rounded))
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .frame(width: 30)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: ChapterName.shown(chapter.name)).font(.system(.body, weight: .medium)).lineLimit(3)
                Text(verbatim: chapter.length).font(.footnote).foregroundStyle(Color.quiet)
            }
            Spacer(minLength: 8)
            if progress >= 100 {
                Image(systemName: "checkmark.circle.fill").foregroundStyle(.green).accessibilityLabel("Finished")
            } else if progress > 0 {
                Text(verbatim: "\(progress)%").font(.system(.footnote, weight: .semibold)).monospacedDigit()
            }
        }
        .padding(.vertical, 11)
        .frame(maxWidth: .infinity)
    }
}
