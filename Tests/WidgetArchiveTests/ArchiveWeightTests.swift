import Foundation
import Testing
import VitrineTesting
import WidgetArchive

struct ArchiveWeightTests {
    @Test(arguments: Gallery.pieces)
    func weightIsTheEncodedSize(_ piece: Gallery.Piece) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        #expect(try piece.archive.weight.byteCount == encoder.encode(piece.archive).count)
    }

    @Test func eachImageCountsOnce() {
        let weight = Gallery.pictures.weight
        #expect(weight.largestImagePixelCount == 16)
        #expect(weight.imageByteCount > 5 * 60)
    }

    @Test(arguments: [
        (1456, 1456, true), (1457, 1456, false), (2_121_055, 1, true), (2_121_056, 1, false), (Int.max, 2, false),
    ])
    func imageLimitIsInclusive(width: Int, height: Int, isTaken: Bool) {
        let findings = archive(pixels: (width, height), bytes: 10).weight.findings()
        #expect(findings.isEmpty == isTaken)
        #expect(findings.allSatisfy { $0.kind == .tooHeavy })
    }

    @Test func findingAboutTheArchiveLimitStatesTheBytes() {
        let findings = archive(pixels: (1, 1), bytes: 8_000_000).weight.findings()
        #expect(findings.count == 1)
        #expect(findings.first?.message.contains("8000000 of them images") == true)
    }

    private func archive(pixels: (Int, Int), bytes: Int) -> EntryArchive {
        let image = ArchivedImage(
            data: Data(count: bytes),
            mediaType: "image/png",
            pixelWidth: pixels.0,
            pixelHeight: pixels.1
        )
        let node = ArchiveNode(frame: ArchiveRect(x: 0, y: 0, width: 10, height: 10), content: .image(image))
        return EntryArchive(size: ArchiveSize(width: 158, height: 158), content: [node])
    }
}
