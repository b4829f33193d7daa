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

    /// The words of each entry.
    private func entries() async throws -> [[String]] {
        try await host.timeline(kind: LucidPalKind.today, family: .systemLarge).entries.map(\.text)
    }

    @Test(.process("L24", "L29", "L30")) func snapshotIsReadWithinEachRequest() async throws {
        /// What the widgets' own reader finds now.
        func read() throws -> WidgetSnapshot? { try WidgetSnapshotReader.read(at: phone.time().moment).value }
        #expect(try await entries()[0].joined().contains("Nothing here yet"))
        for (minute, title) in ["00": "Milk", "07": "Tea", "59": "Salt"].sorted(by: { $0.key < $1.key }) {
            phone.now = "2026-06-10T09:\(minute):00Z"
            host.time.set(to: try date(phone.now))
            try phone.app("note", "add", title, "--pin")
            #expect(try read()?.pinnedNote == title)
            #expect(try await entries()[0].joined().contains(title))
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
        let ending = try Program(name: "lucidpal-widget")
            .run(
                ["timeline", "--family", "small", "--containers", phone.containers.path],
                under: [Strace.path, "-f", "-qq", "-e", "trace=/inotify|fanotify", "-o", log]
            )
        #expect(ending.status == 0)
        #expect(try String(contentsOfFile: log, encoding: .utf8).isEmpty)
    }
}
