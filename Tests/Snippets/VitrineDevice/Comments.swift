import Foundation
import VitrineDevice

let manifest = try DeviceManifest.load(from: "Apps/vitrine.json", programFolders: [".build/debug"])
let moment = DeviceInstant(date: Date(), uptime: .zero)

func snippets() async throws {
    // The snippet.
}
