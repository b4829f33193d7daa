import BrowserTesting
import Foundation
import Testing
import VitrineTesting
import WidgetArchive
import WidgetDrawing

/// A browser's boxes match the archive's rectangles.
@Suite(.requiresBrowser, .serialized)
struct DrawnBoxTests {
    @Test func galleryBoxesMatchTheArchive() async throws {
        try await expectBoxes(of: Gallery.pieces.map(\.archive))
    }

    /// Random archives; to reproduce a failure, replace the argument by the printed seed.
    @Test(arguments: [UInt64.random(in: 0...UInt64.max)])
    func randomBoxesMatchTheArchive(seed: UInt64) async throws {
        var random = RandomArchives(seed: seed)
        try await expectBoxes(of: (0..<40).map { _ in random.archive() }, seed: seed)
    }

    private struct Box: Codable {
        var drawing: Int
        var node: String
        var rect: [Double]
    }

    private func expectBoxes(of archives: [EntryArchive], seed: UInt64 = 0) async throws {
        var page = DrawnPage()
        for (index, archive) in archives.enumerated() {
            page.add(archive, as: HTMLDrawing(now: Gallery.now, idPrefix: "b\(index)", marksNodes: true))
        }
        let site = try page.site()
        let boxes: [Box] = try await Browser.withPage { page in
            try await page.load(site)
            // Rotation and scale do not change the layout, so the test removes them before it measures the boxes.
            try await page.evaluate(
                "document.querySelectorAll('.vw .v').forEach((e) => { e.style.transform = 'none' })"
            )
            return
                try await page.evaluate(
                    """
                    [...document.querySelectorAll('.vw')].flatMap((drawing, index) => {
                      const origin = drawing.getBoundingClientRect();
                      return [...drawing.querySelectorAll('[data-node]')].map((element) => {
                        const box = element.getBoundingClientRect();
                        return { drawing: index, node: element.dataset.node,
                                 rect: [box.x - origin.x, box.y - origin.y, box.width, box.height] };
                      });
                    })
                    """
                )
                .decoded()
        }
        let drawn = Dictionary(uniqueKeysWithValues: boxes.map { ("\($0.drawing) \($0.node)", $0.rect) })
        var count = 0
        for (index, archive) in archives.enumerated() {
            for (path, rect) in archive.placedBoxes {
                let box = try #require(
                    drawn["\(index) \(path)"],
                    "no box for \(path) of drawing \(index), seed \(seed)"
                )
                let expected = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
                let distance = zip(box, expected).map { abs($0 - $1) }.max() ?? 0
                #expect(distance <= 0.5, "\(path) of drawing \(index) is at \(box), not \(expected), seed \(seed)")
                count += 1
            }
        }
        #expect(count == boxes.count)
        #expect(count > 100)
    }
}

extension EntryArchive {
    /// The path and the box of every node, in the widget's coordinates.
    fileprivate var placedBoxes: [(String, ArchiveRect)] {
        Self.boxes(background, "b", .zero) + Self.boxes(content, "c", .zero)
    }

    private static func boxes(_ nodes: [ArchiveNode], _ path: String, _ origin: ArchivePoint) -> [(String, ArchiveRect)]
    {
        nodes.enumerated()
            .flatMap { index, node in
                let path = path.utf8.count == 1 ? "\(path)\(index)" : "\(path).\(index)"
                let corner = ArchivePoint(x: origin.x + node.frame.origin.x, y: origin.y + node.frame.origin.y)
                return [(path, ArchiveRect(origin: corner, size: node.frame.size))] + boxes(node.children, path, corner)
            }
    }
}
