import BrowserTesting
import Foundation
import Testing
import VitrineTesting
import WidgetArchive
import WidgetDrawing

/// A browser's accessibility tree matches the reading of the archive without the names of unlabelled symbols.
@Suite(.requiresBrowser, .serialized)
struct AccessibilityTreeTests {
    /// A locked screen does not read private nodes.
    @Test func accessibilityTreeOfTheGalleryMatchesTheReading() async throws {
        try await expectReadings(of: Gallery.pieces.map { ($0.archive, false) } + [(Gallery.privacy, true)])
    }

    @Test(arguments: [UInt64.random(in: 0...UInt64.max)])
    func accessibilityTreeOfRandomArchivesMatchesTheReading(seed: UInt64) async throws {
        var random = RandomArchives(seed: seed)
        try await expectReadings(of: (0..<30).map { _ in (random.archive(), false) }, seed: seed)
    }

    private func expectReadings(of drawings: [(EntryArchive, Bool)], seed: UInt64 = 0) async throws {
        var page = DrawnPage()
        for (index, (archive, hidesPrivate)) in drawings.enumerated() {
            page.add(archive, as: HTMLDrawing(now: Gallery.now, hidesPrivate: hidesPrivate, idPrefix: "a\(index)"))
        }
        let site = try page.site()
        let spoken = try await Browser.withPage { page in
            try await page.load(site)
            return try await SpokenTree(page: page).lines(below: ".vw")
        }
        let wording = LocaleLiveText(locale: Locale(identifier: "en_US"), timeZone: .gmt)
        try #require(spoken.count == drawings.count)
        for (index, (archive, hidesPrivate)) in drawings.enumerated() {
            let reading = archive.reading(now: Gallery.now, wording: wording, hidesPrivate: hidesPrivate)
            #expect(spoken[index] == reading.elements.map(SpokenTree.line), "drawing \(index), seed \(seed)")
        }
    }
}
