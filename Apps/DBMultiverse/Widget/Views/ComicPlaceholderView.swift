import DBMultiverseComicKit
import VitrineUI
import VitrineWidgets

/// A view for an entry without a chapter, with the reason and the remedy.
struct ComicPlaceholderView: View {
    let absence: ComicAbsence

    var body: some View {
        LargestTextThatFits(upTo: .accessibility1) { message(isShortened: $0) }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
            .accessibilityElement(children: .combine)
    }

    /// A symbol, a title and the remedy; shortened, the words alone.
    private func message(isShortened: Bool) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            if !isShortened { sign }
            Text(title).font(.system(.subheadline, design: .rounded, weight: .bold))
            Text(detail).font(.caption).opacity(0.95)
        }
        .minimumScaleFactor(0.8)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }

    @ViewBuilder private var sign: some View {
        Image(systemName: symbol)
            .font(.system(.title2, weight: .semibold))
            .widgetAccentable()
            .accessibilityHidden(true)
        Spacer(minLength: 4)
    }

    private var symbol: String {
        switch absence {
        case .neverRead: "book.fill"
        case .damaged: "exclamationmark.triangle.fill"
        case .unreadable: "lock.fill"
        case .newerVersion: "arrow.down.circle.fill"
        }
    }

    private var title: String {
        switch absence {
        case .neverRead: "Nothing read yet"
        case .damaged: "Data is damaged"
        case .unreadable: "Can\u{2019}t read right now"
        case .newerVersion: "Update DBMultiverse"
        }
    }

    private var detail: String {
        switch absence {
        case .neverRead: "Tap to choose your first chapter."
        case .damaged: "Open the reader: it writes a new file."
        case .unreadable: "Unlock the device, or open the reader."
        case .newerVersion: "A newer version wrote this data."
        }
    }
}
