#if !canImport(SwiftUI)
import Testing
import VitrineUI
import WidgetArchive

@MainActor
struct ArchiveTests {
    @Test func contentMarginSurroundsTheContent() {
        var archiver = ViewArchiver()
        let size = CGSize(width: 100, height: 80)
        let entry = archiver.archive(Probe.flexible(), in: ArchiveRequest(size: size, contentMargin: 16))
        #expect(entry.content.map(\.frame) == [box(16, 16, 68, 48)])
        #expect(entry.size == ArchiveSize(width: 100, height: 80))
    }

    @Test func screenIsAsTallAsItsContent() {
        var archiver = ViewArchiver()
        let request = ArchiveRequest(size: CGSize(width: 100, height: 80), contentMargin: 0, allowsOwnHeight: true)
        #expect(archiver.archive(Probe.fixed(10, 300), in: request).size.height == 300)
        #expect(archiver.archive(Probe.fixed(10, 30), in: request).size.height == 80)
        #expect(archiver.archive(Probe.fixed(10, 30), in: request).content[0].frame == box(45, 0, 10, 30))
    }

    @Test func textBeyondTheEdgeIsReported() {
        let entry = Archived.entry(Text("much too long a line").fixedSize(), 50)
        #expect(entry.findings.map(\.kind) == [.overflowing])
        #expect(entry.findings.first?.message.contains(/extends [0-9]+\.[0-9] points/) == true, "\(entry.findings)")
        #expect(Archived.entry(Text("x"), 50).findings.isEmpty)
    }

    @Test(arguments: [(1456, 1456, 0), (1457, 1457, 1)])
    func imageLargerThanTheSystemAcceptsIsReported(width: Int, height: Int, count: Int) {
        struct Picture: View {
            typealias Body = Never
            var image: ArchivedImage

            func _resolve(into resolver: inout _ViewResolver) {
                resolver.wrap(Probe.flexible()) { node in ContentNode(node) { _ in .image(image) } }
            }
        }
        let image = ArchivedImage(data: Data(), mediaType: "image/png", pixelWidth: width, pixelHeight: height)
        #expect(Archived.entry(Picture(image: image)).findings.filter { $0.kind == .tooHeavy }.count == count)
    }

    @Test func clippedOrDecorativeContentMayExtendBeyondTheEdge() {
        struct Cut: View {
            typealias Body = Never

            func _resolve(into resolver: inout _ViewResolver) {
                resolver.wrap(Text("a long line of text").fixedSize().frame(width: 20, height: 20)) {
                    EffectNode($0, effects: [.clip(.rectangle)])
                }
            }
        }
        #expect(Archived.entry(Cut(), 20, 20).findings.isEmpty)
        #expect(Archived.entry(Probe.fixed(200, 200)).findings.isEmpty)
    }

    @Test func actionsAreNumberedInReadingOrder() {
        struct Tap: View {
            typealias Body = Never
            var name: String

            func _resolve(into resolver: inout _ViewResolver) {
                let action = ArchivedAction(intent: name)
                resolver.wrap(Text(name)) { node in
                    ContentNode(node) { .button($0.register(action)) }
                }
            }
        }
        let entry = Archived.entry(
            VStack {
                Tap(name: "one")
                Tap(name: "two")
            },
            200
        )
        #expect(entry.actions.mapValues(\.intent) == ["a0": "one", "a1": "two"])
        #expect(Archived.leaves(entry).first?.content == .button("a0"))
    }

    @Test func effectsAreMergedIntoASingleBox() {
        struct Faded: View {
            typealias Body = Never
            var count: Int

            func _resolve(into resolver: inout _ViewResolver) {
                let stack = HStack(spacing: 0) { ForEach(0..<count) { _ in Probe.fixed(10, 10) } }
                resolver.wrap(stack) { EffectNode($0, effects: [.opacity(0.5)]) }
            }
        }
        let one = Archived.entry(Faded(count: 1)).content
        #expect(one.count == 1 && one[0].children.isEmpty && one[0].effects == [.opacity(0.5)])
        let two = Archived.entry(Faded(count: 2)).content
        #expect(two.count == 1 && two[0].children.map(\.frame) == [box(0, 0, 10, 10), box(10, 0, 10, 10)])
        #expect(two[0].frame == box(40, 45, 20, 10))
    }

    @Test func twoDifferentWidgetURLsAreReported() {
        let session = ArchiveSession(request: ArchiveRequest(size: .zero))
        session.setURL("a://1")
        session.setURL("a://1")
        #expect(session.findings.isEmpty)
        session.setURL("a://2")
        #expect(session.url == "a://1")
        #expect(session.findings.map(\.kind) == [.undefined])
    }
}
#endif
