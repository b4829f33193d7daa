import Foundation
import Testing
import VitrineTesting
import VitrineWire
import WidgetArchive

/// Damaged messages between device, programs and services: each is decoded or refused.
struct MessageFuzzTests {
    @Test func requestsAndResponsesAreDecodedOrRefused() throws {
        let context = RequestContext(now: Gallery.now, timeZone: "Europe/Berlin", locale: "de_DE")
        let rendering = ArchivedRendering(archives: [Gallery.habits], variants: [0])
        let timeline = ArchivedTimeline(entries: [.init(date: Gallery.now, rendering: rendering)], policy: .atEnd)
        let valid = try [
            WireMessage.encode(WireRequest(id: 1, context: context, body: .openURL("a://b"))),
            WireMessage.encode(WireResponse(id: 1, body: .timeline(timeline))),
            WireMessage.encode(SharedPictureTests.timeline([Data(repeating: 7, count: 80)])),
            WireMessage.encode(ReloadNotice(group: "group.a", reloads: [ReloadRequest(kind: "k")])),
        ]
        try FuzzRun("message")(valid) { input in
            let response = try? WireMessage.decode(WireResponse.self, from: input)
            if case .timeline(let timeline) = response?.body {
                for archive in timeline.entries.flatMap(\.rendering.archives) {
                    _ = archive.reading(now: Gallery.now).lines
                }
                return
            }
            if (try? WireMessage.decode(ReloadNotice.self, from: input)) != nil { return }
            _ = try WireMessage.decode(WireRequest.self, from: input)
        }
    }
}
