import Foundation
import LucidPalModel
import LucidPalWidgets
import Testing
import Vitrine
import VitrineTesting
import VitrineWidgets
import VitrineWire

/// One process of the extension, asked several times as the device asks it, while the app's program writes.
@MainActor
struct RunningExtensionTests {
    private let phone: Phone
    private let host: ExtensionHost

    init() throws {
        phone = try Phone()
        host = try ExtensionHost(
            program: Program(name: "lucidpal-widget"),
            time: phone.time(),
            containers: phone.containers
        )
    }

    private func timeline() async throws -> ArchivedTimeline {
        try await host.timeline(kind: LucidPalKind.today, family: .systemLarge)
    }

    /// The words of each entry.
    private func entries() async throws -> [[String]] { try await timeline().entries.map(\.text) }

    @Test(.process("L24", "L29", "L30")) func snapshotIsReadWithinEachRequest() async throws {
        /// What the widgets' own reader finds now.
        func read() throws -> WidgetSnapshot? { try WidgetSnapshotReader.read(at: phone.time().moment).value }
        #expect(try await entries()[0].joined().contains("Nothing here yet"))
        for (minute, title) in ["00": "Milk", "07": "Tea", "59": "Salt"].sorted(by: { $0.key < $1.key }) {
            phone.now = "2026-06-10T09:\(minute):00Z"
            host.time.set(to: try date(phone.now))
            try phone.app("note", "add", title, "--pin")
            #expect(try read()?.pinnedNote == title)
            let timeline = try await timeline()
            #expect(timeline.entries[0].text.joined().contains(title))
            guard case .after(let next) = timeline.policy else {
                Issue.record("no reload is planned: \(timeline.policy)")
                continue
            }
            #expect(next <= host.time.now.addingTimeInterval(900))
        }
        try FileManager.default.removeItem(atPath: phone.snapshotFile)
        #expect(try read() == nil)
        #expect(try await entries()[0].joined().contains("Nothing here yet"))
    }

    @Test(.process("L29")) func snapshotsFileAloneIsTheSourceOfAllEntries() async throws {
        try phone.app("habit", "add", "Run")
        try phone.app("habit", "log", "Run")
        try phone.app("note", "add", "Milk", "--pin")
        let before = try await entries()
        #expect(before.count > 1)
        try FileManager.default.removeItem(atPath: phone.containers.path + "/app.lucidpal")
        let shared = URL(filePath: phone.snapshotFile)
        let folder = shared.deletingLastPathComponent()
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where file != shared.lastPathComponent {
            try FileManager.default.removeItem(at: folder.appending(path: file))
        }
        #expect(try await entries() == before)
    }

    @Test(.process("L30"), .needsStrace) func widgetDoesNotWatchTheFile() throws {
        try phone.app("habit", "add", "Run")
        let log = phone.containers.path + "/calls"
        let trace = [Strace.path, "-f", "-qq", "-e", "trace=/inotify|fanotify", "-o", log]
        let ending = try phone.widget(["timeline", "--family", "small"], under: trace)
        #expect(ending.status == 0)
        #expect(try String(contentsOfFile: log, encoding: .utf8).isEmpty)
    }
}
