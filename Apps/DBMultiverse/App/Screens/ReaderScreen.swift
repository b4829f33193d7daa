import AppScreens
import DBMultiverseComicKit
package import VitrineUI
import VitrineWidgets

/// The reader's only window, which shows the open page or the list of chapters.
package struct ReaderScreen: View {
    let content: ScreenContent
    let session: AppSession<DBMultiverseApp.Screen?>.State
    let open: (ComicDestination) -> Void

    package var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            ForEach(session.messages + content.problems, id: \.self) { NoticeCard(text: $0) }
            if session.screen != .chapters, let (chapter, pages) = content.open {
                PageScreen(chapter: chapter, pages: pages, progress: content.record.progress(of: chapter))
            } else {
                ChapterListScreen(shelf: content.shelf, record: content.record)
            }
            Spacer(minLength: 0)
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 16)
        .frame(maxWidth: .infinity, alignment: .topLeading)
        .background { Rectangle().fill(.background) }
        .handlingDeepLinks(open: open)
    }
}

/// The open pages, with buttons to turn them.
struct PageScreen: View {
    let chapter: ComicChapter
    let pages: [ScreenContent.ShownPage]
    let progress: Int

    var body: some View {
        VStack(spacing: 14) {
            HStack(spacing: 12) {
                Button(intent: ShowScreen(.chapters)) { ReaderButton(symbol: "list.bullet") }
                    .accessibilityLabel("Chapters")
                VStack(alignment: .leading, spacing: 1) {
                    Text(verbatim: ChapterName.shown(chapter.name))
                        .font(.system(.headline, design: .rounded))
                        .lineLimit(1)
                        .accessibilityAddTraits(.isHeader)
                    Text(verbatim: "Chapter \(chapter.number) \u{00B7} \(pageText)")
                        .font(.footnote)
                        .foregroundStyle(Color.quiet)
                }
                Spacer(minLength: 8)
                Text(verbatim: "\(progress)%")
                    .font(.system(.subheadline, design: .rounded, weight: .bold))
                    .monospacedDigit()
                    .foregroundStyle(.blue)
            }
            HStack(alignment: .top, spacing: 2) {
                ForEach(pages, id: \.number) { ComicPageView(page: $0) }
            }
            .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
            .shadow(color: .black.opacity(0.25), radius: 10, x: 0, y: 4)
            HStack(spacing: 12) {
                turn("Previous", "chevron.left", forward: false)
                turn("Next", "chevron.right", forward: true)
            }
        }
        .buttonStyle(.plain)
    }

    private var pageText: String {
        let first = pages.first?.number ?? 0
        let last = pages.last?.number ?? 0
        let range = chapter.pageNumbers
        let shown = first == last ? "page \(first)" : "pages \(first)\u{2013}\(last)"
        return "\(shown) of \(range.lowerBound)\u{2013}\(range.upperBound)"
    }

    private func turn(_ title: String, _ symbol: String, forward: Bool) -> some View {
        Button(intent: TurnPage(forward: forward)) {
            HStack(spacing: 6) {
                if !forward { Image(systemName: symbol) }
                Text(verbatim: title)
                if forward { Image(systemName: symbol) }
            }
            .font(.system(.body, design: .rounded, weight: .semibold))
            .foregroundStyle(forward ? Color.white : Color.blue)
            .padding(.vertical, 13)
            .frame(maxWidth: .infinity)
            .background(forward ? Color.blue : Color.blue.opacity(0.13), in: Capsule())
        }
        .accessibilityLabel("\(title) page")
    }
}

/// A page, or a placeholder if its image is missing.
struct ComicPageView: View {
    let page: ScreenContent.ShownPage

    var body: some View {
        if let data = page.image, let image = UIImage(data: data) {
            Image(uiImage: image)
                .resizable()
                .scaledToFit()
                .frame(maxWidth: .infinity)
                .accessibilityLabel("Page \(page.number)")
        } else {
            VStack(spacing: 8) {
                Image(systemName: "photo").font(.largeTitle)
                Text(verbatim: "Page \(page.number) cannot be shown").font(.footnote)
            }
            .foregroundStyle(Color.quiet)
            .frame(maxWidth: .infinity)
            .frame(height: 420)
            .background(Color.gray.opacity(0.14))
        }
    }
}

/// A round button with a symbol.
struct ReaderButton: View {
    let symbol: String

    var body: some View {
        Image(systemName: symbol)
            .font(.system(.callout, weight: .semibold))
            .foregroundStyle(.blue)
            .frame(width: 38, height: 38)
            .background(Color.blue.opacity(0.13), in: Circle())
    }
}

/// A card with a message or an error.
struct NoticeCard: View {
    let text: String

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Image(systemName: "info.circle.fill").foregroundStyle(.orange)
            Text(verbatim: String(text.prefix(600))).font(.footnote)
        }
        .padding(12)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color.orange.opacity(0.12), in: RoundedRectangle(cornerRadius: 14, style: .continuous))
    }
}
