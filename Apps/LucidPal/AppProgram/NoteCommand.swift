import ArgumentParser
import CommandSupport
import LucidPalApp
import LucidPalModel

/// The commands `lucidpal note …`.
struct NoteCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "note",
        abstract: "Write and change notes, and pin one to the widgets.",
        subcommands: [Add.self, Edit.self, Pin.self, Unpin.self, Delete.self, List.self]
    )
}

extension NoteCommand {
    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Write a note.")

        @Argument(help: "The title.") var title: String
        @Option(help: "The text below the title.") var body: String?
        @Flag(help: "Pin it to the widgets.") var pin = false
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.change { services in
                Output.report(try services.createNote(title, body: body, isPinned: pin))
                Output.line("Added \(DisplayName.shown(title))\(pin ? ", pinned" : "").")
            }
        }
    }

    /// Changes a note.
    struct Edit: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Change a note; omitted options keep their values.")

        @Argument(help: "The note's title or identifier.") var note: String
        @Option(help: "The new title.") var title: String?
        @Option(help: "The new text below the title; an empty one removes it.") var body: String?
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.changeNote(note, "Changed") { services, id in
                try services.notes.update(id: id, at: services.moment) { note in
                    note.title = title ?? note.title
                    if let body { note.body = body.isEmpty ? nil : body }
                }
            }
        }
    }

    struct Pin: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Pin a note; the widgets show the last pinned one.")

        @Argument(help: "The note's title or identifier.") var title: String
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.changeNote(title, "Pinned") { try $0.notes.pin(id: $1, at: $0.moment) }
        }
    }

    struct Unpin: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Unpin a note from the widgets.")

        @Argument(help: "The note's title or identifier.") var title: String
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.changeNote(title, "Unpinned") { try $0.notes.unpin(id: $1, at: $0.moment) }
        }
    }

    struct Delete: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Delete a note.")

        @Argument(help: "The note's title or identifier.") var title: String
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.changeNote(title, "Deleted") { try $0.notes.delete(id: $1, at: $0.moment) }
        }
    }

    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the notes, pinned ones first.")

        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.run { services in
                let (book, damage) = try services.notes.load()
                Output.report(damage)
                Output.line(book.notes.count == 1 ? "1 note" : "\(book.notes.count) notes")
                let shown = book.mostRecentlyPinned?.id
                for note in book.listed {
                    let mark = note.id == shown ? "[*]" : note.isPinned ? "[+]" : "[ ]"
                    Output.line("\(mark)  \(DisplayName.shown(note.title))")
                }
            }
        }
    }
}

extension EnvironmentOptions {
    /// Changes a stored note, found by its title or identifier, and prints what was done and its earlier title.
    fileprivate func changeNote(
        _ title: String,
        _ done: String,
        _ change: (Services, _ id: String) throws -> [StorageWarning]
    ) {
        self.change { services in
            let note = try services.notes.load().book.note(named: title)
            Output.report(try change(services, note.id))
            Output.line("\(done) \(DisplayName.shown(note.title)).")
        }
    }
}
