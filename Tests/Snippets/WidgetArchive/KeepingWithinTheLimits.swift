import WidgetArchive

let archive = EntryArchive(size: ArchiveSize(width: 158, height: 40), content: [])

// The snippet.
