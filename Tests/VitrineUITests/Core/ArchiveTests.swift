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

    @Test func clippedOrDecorativeContentMayExtendBeyondTheEdge() {
        let cut = Text("a long line of text").fixedSize().frame(width: 20, height: 20).clipped()
        #expect(Archived.entry(cut, 20, 20).findings.isEmpty)
        #expect(Archived.entry(Probe.fixed(200, 200)).findings.isEmpty)
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
