import AppTestSupport
import Foundation
import Testing
import VitrineDevice
import VitrineScript
import VitrineSheet
import VitrineTesting

/// The states in `Apps/States`: every widget of every app is brought into each of them with the real programs.
@Suite(.serialized, .hangGuard)
struct AppStatesTests {
    private static let kinds = [
        ("lucidpal", "LucidPalWidget"), ("beebloom", "HabitWidget"), ("dbmultiverse", "DBMultiverseWidgets"),
        ("hangangjari", "HangangjariParking"), ("hangangjari", "HangangjariPark"),
    ]

    /// What the states of every app are called.
    private static let names = ["sample", "current", "stale", "withdrawn", "unavailable", "empty", "redacted"]

    /// States that look like another one, because what the widget shows does not grow old.
    ///
    /// A chapter is the one to go on with also weeks later, a habit is open again on every new day, and the gallery's
    /// snapshot of a park shows the stored values if there are any.
    private static let ageless = [
        "DBMultiverseWidgets": ["stale", "withdrawn"], "HabitWidget": ["withdrawn"],
        "HangangjariParking": ["sample"], "HangangjariPark": ["sample"],
    ]

    @Test(arguments: kinds)
    func everyStateIsReachedAndLooksDifferent(_ file: String, _ kind: String) async throws {
        let states = try AppStates(file: DeviceManifest.appsFolder.appending(path: "States/\(file).yaml").path)
        #expect(states.states.map(\.name).prefix(Self.names.count) == Self.names[...])
        let folder = try MemoryFolder()
        let choices = SheetChoices(kind: kind, families: [.systemSmall], appearances: [.light])
        let sheet = try await SheetCapture(choices, states: states, manifest: .apps(), folder: folder.path).sheet()
        #expect(sheet.cells.count == states.states.count)
        let troubles = sheet.cells.filter { $0.trouble != nil || $0.html == nil }
        #expect(troubles.isEmpty, "\(troubles.map { "\($0.name): \($0.trouble ?? "nothing")" })")
        let comparable = sheet.cells.filter { Self.ageless[kind]?.contains($0.state) != true }
        let looks = Dictionary(grouping: comparable, by: { $0.lines + $0.reading + [$0.html?.count.description ?? ""] })
        let same = looks.values.filter { $0.count > 1 }.map { $0.map(\.state) }
        #expect(same.isEmpty, "states that look the same: \(same)\n\(sheet.text)")
    }
}
