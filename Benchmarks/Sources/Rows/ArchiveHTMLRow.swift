import Foundation
import VitrineUI
import WidgetArchive
import WidgetDrawing

/// Drawing an archive as HTML, compared with encoding the same archive as JSON.
struct ArchiveHTMLRow: BenchmarkRow {
    let name = "archive.html"

    @MainActor
    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let archive = BenchWidget.archive()
        let drawing = HTMLDrawing(now: Date(timeIntervalSince1970: 1_790_000_000))
        let encoder = JSONEncoder()
        let times = try Pairing.measure(calls: 200) {
            _ = drawing.bytes(for: archive)
        } peer: {
            _ = try encoder.encode(archive)
        }
        return RowResult(
            name: name,
            unit: "us",
            ours: times.ours,
            peer: times.peer,
            peerName: "JSONEncoder encoding that archive",
            bar: .atMost(0.5),
            notes: ["\(drawing.bytes(for: archive).count) bytes of HTML"]
        )
    }
}
