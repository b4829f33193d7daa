import Foundation
import Testing
import VitrineTesting
import WidgetArchive

struct ArchiveReadingTests {
    private func lines(_ nodes: ArchiveNode..., hidesPrivate: Bool = false) -> [String] {
        EntryArchive(size: ArchiveSize(width: 158, height: 158), content: nodes)
            .reading(now: Gallery.now, hidesPrivate: hidesPrivate).lines
    }

    private let frame = ArchiveRect(x: 0, y: 0, width: 100, height: 30)

    @Test func elementsAreReadInTreeOrder() {
        let expected = [
            "heading \"Habits\"",
            "text \"07:41\"",
            "gauge \"Done today\", value \"67%\"",
            "toggle \"Read\", on, action a0",
            "toggle \"Stretch\", off, action a1",
            "toggle \"Water\", on, action a2",
        ]
        #expect(Gallery.habits.reading(now: Gallery.now).lines == expected)
    }

    @Test func labelReplacesTheWordsOfTheContent() {
        let node = ArchiveSketch.text("5")
            .with { $0.accessibility = ArchiveAccessibility(label: "Five", value: "of ten", hint: "Counts") }
        #expect(lines(node) == ["text \"Five\", value \"of ten\", hint \"Counts\""])
    }

    @Test func truncatedTextIsReadInFull() {
        #expect(lines(ArchiveSketch.text("Cut af…", isTruncated: true, whole: "Cut after")) == ["text \"Cut after\""])
    }

    @Test func childrenOfAHiddenNodeAreNotRead() {
        let (hidden, inside) = (ArchiveAccessibility(isHidden: true), [ArchiveSketch.text("x")])
        #expect(lines(ArchiveSketch.box(frame, accessibility: hidden, inside)).isEmpty)
        #expect(lines(ArchiveSketch.box(frame, .button("a0"), accessibility: hidden, inside)).isEmpty)
    }

    @Test func combinedChildrenAreOneElement() {
        let children = [
            ArchiveSketch.text("Water"), ArchiveSketch.symbol("star"), ArchiveSketch.gauge(.bar, .fraction(0.5), frame),
        ]
        let combined = ArchiveAccessibility(combinesChildren: true)
        let node = ArchiveSketch.box(frame, accessibility: combined, children)
        #expect(lines(node) == ["text \"Water, 50%\""])
        let button = ArchiveSketch.box(frame, .button("a3"), [ArchiveSketch.text("Add")])
        let withButton = ArchiveSketch.box(frame, accessibility: combined, [ArchiveSketch.text("Water"), button])
        #expect(lines(withButton) == ["button \"Water, Add\", action a3"], "a button among them makes it one")
    }

    @Test func labelledGroupIsOneElementUnlessItHasControls() {
        let named = ArchiveAccessibility(label: "Weather")
        let texts = [ArchiveSketch.text("18"), ArchiveSketch.text("Rain")]
        #expect(lines(ArchiveSketch.box(frame, accessibility: named, texts)) == ["text \"Weather\""])
        let link = ArchiveSketch.box(frame, .link("app://x"), [ArchiveSketch.text("More")])
        let withLink = lines(ArchiveSketch.box(frame, accessibility: named, texts + [link]))
        #expect(withLink == ["group \"Weather\"", "text \"18\"", "text \"Rain\"", "link \"More\", opens app://x"])
    }

    @Test func controlsAreReadWithTheirChildrensWords() {
        let label = [ArchiveSketch.symbol("bell.slash.fill"), ArchiveSketch.text("Mute")]
        #expect(lines(ArchiveSketch.box(frame, .button("a0"), label)) == ["button \"Mute\", action a0"])
        #expect(lines(ArchiveSketch.box(frame, .button("a0"), [])) == ["button \"\", action a0"])
    }

    @Test func symbolsAreReadByTheirLabelAndNeverByTheirName() {
        let symbol = ArchiveSketch.symbol("bell.slash.fill")
        #expect(lines(symbol).isEmpty)
        #expect(lines(ArchiveSketch.box(frame, .button("a0"), [symbol])) == ["button \"\", action a0"])
        #expect(lines(symbol.with { $0.accessibility = ArchiveAccessibility(label: "Muted") }) == ["image \"Muted\""])
    }

    @Test func imagesAreReadOnlyWithALabel() {
        let image = ArchivedImage(data: Data([1]), mediaType: "image/png", pixelWidth: 1, pixelHeight: 1)
        let node = ArchiveNode(frame: frame, content: .image(image))
        #expect(lines(node).isEmpty)
        #expect(lines(node.with { $0.accessibility = ArchiveAccessibility(label: "Cover") }) == ["image \"Cover\""])
    }

    @Test func placeholdersAreNotRead() {
        let elements = Gallery.placeholder.reading(now: Gallery.now).elements
        #expect(elements.allSatisfy { $0.label.isEmpty || $0.role == .gauge })
    }

    @Test func privateNodesAreNotReadOnALockedScreen() {
        #expect(Gallery.privacy.reading(now: Gallery.now).lines == ["text \"Balance\"", "text \"€ 1,234.50\""])
        #expect(Gallery.privacy.reading(now: Gallery.now, hidesPrivate: true).lines == ["text \"Balance\""])
    }

    @Test(arguments: [
        (ArchivedGauge.Progress.fraction(0.256), "26%"), (.fraction(-1), "0%"), (.fraction(7), "100%"),
        (.fraction(.nan), "0%"),
        (.interval(start: Gallery.now - 30, end: Gallery.now + 70, countsDown: false), "30%"),
        (.interval(start: Gallery.now - 30, end: Gallery.now + 70, countsDown: true), "70%"),
        (.interval(start: Gallery.now + 1, end: Gallery.now, countsDown: false), "100%"),
    ])
    func gaugeReportsItsProgressAsAPercentage(progress: ArchivedGauge.Progress, words: String) {
        #expect(lines(ArchiveSketch.gauge(.bar, progress, frame)) == ["gauge \"\", value \"\(words)\""])
    }

    @Test func unknownProgressHasNoValueAndABackgroundIsNotRead() {
        #expect(lines(ArchiveSketch.gauge(.bar, .indeterminate, frame)) == ["gauge \"\""])
        let archive = EntryArchive(size: .zero, background: [ArchiveSketch.text("x")], content: [])
        #expect(archive.reading(now: Gallery.now).elements.isEmpty)
    }

    @Test(arguments: Gallery.pieces)
    func readingSurvivesEncoding(_ piece: Gallery.Piece) throws {
        let reading = piece.archive.reading(now: Gallery.now)
        #expect(try JSONDecoder().decode(ArchiveReading.self, from: JSONEncoder().encode(reading)) == reading)
    }
}
