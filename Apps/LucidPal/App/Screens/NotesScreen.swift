import AppScreens
import LucidPalModel
package import VitrineUI
import VitrineWidgets

/// The notes, pinned ones first, each with its buttons.
package struct NotesScreen: View {
    let content: ScreenContent
    let marked: String?

    /// The list, or a button that adds the first note.
    package var body: some View {
        if content.notes.notes.isEmpty {
            EmptyNotice("No notes yet", button: "Add Note", tint: .indigo, add: AddNote())
        } else {
            Card {
                ForEach(content.notes.listed) { note in
                    NoteListRow(note: note, isMarked: isMarked(note), isOnWidget: note.id == shownID)
                    if note.id != content.notes.listed.last?.id { Divider() }
                }
            }
        }
    }

    private var shownID: String? { content.notes.mostRecentlyPinned?.id }

    private func isMarked(_ note: Note) -> Bool {
        note.id == marked || marked == LucidPalApp.pinned && note.id == shownID
    }
}

struct NoteListRow: View {
    let note: Note
    let isMarked: Bool
    let isOnWidget: Bool
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        ButtonRow {
            VStack(alignment: .leading, spacing: 3) {
                Text(verbatim: DisplayName.shown(note.title))
                    .font(.system(.body, weight: isMarked ? .bold : .medium))
                    .lineLimit(typeSize.isAccessibilitySize ? 4 : 2)
                if let text = note.body {
                    Text(verbatim: String(text.prefix(200))).font(.footnote).foregroundStyle(Color.quiet)
                        .lineLimit(typeSize.isAccessibilitySize ? 5 : 2)
                }
                if isOnWidget {
                    ColoredLabel(text: "On your widgets", symbol: "app.fill", color: .pink).font(.caption2)
                }
            }
        } buttons: {
            Button(intent: PinNote(note, isPinned: !note.isPinned)) {
                SymbolButton(note.isPinned ? "pin.fill" : "pin", note.isPinned ? .pink : .gray)
            }
            .accessibilityLabel("\(note.isPinned ? "Unpin" : "Pin") \(DisplayName.shown(note.title))")
            Button(intent: DeleteNote(note)) { SymbolButton("trash", .gray) }
                .accessibilityLabel("Delete \(DisplayName.shown(note.title))")
        }
        .buttonStyle(.plain)
    }
}
