import Foundation
import Testing
import WidgetArchive

struct Entry {}

func archive(of entry: Entry, after change: (inout Entry) -> Void = { _ in }) -> EntryArchive {
    EntryArchive(size: ArchiveSize(width: 158, height: 40), content: [])
}

func compare(_ entry: Entry, at now: Date, after nothingVisible: (inout Entry) -> Void) {
    let archive = archive(of: entry)
    // The snippet.
}

func compareDigests(of entry: Entry, after nothingVisible: (inout Entry) -> Void) {
    // The snippet.
}
