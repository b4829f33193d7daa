import ArchiveGallery
import Foundation
import Testing

@testable import WidgetArchive

struct PlainTextDrawingTests {
    @Test func printsAll() {
        for piece in Gallery.pieces {
            print(piece.name)
            print(PlainTextDrawing(now: Gallery.now).text(for: piece.archive))
            for line in piece.archive.reading(now: Gallery.now).lines { print("   ", line) }
        }
    }
}
