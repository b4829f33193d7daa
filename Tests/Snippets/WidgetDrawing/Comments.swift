import WidgetArchive
import WidgetDrawing

let tint = ArchiveRGBA(rawValue: 0x9ecc_ffff)
let archive = EntryArchive(size: ArchiveSize(width: 158, height: 40), content: [])

// The snippet.
