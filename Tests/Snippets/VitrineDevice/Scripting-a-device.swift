import Foundation
import VitrineDevice
import VitrineWire

let manifest = try DeviceManifest.load(from: "Apps/vitrine.json", programFolders: [".build/debug"])
let folder = "/tmp/device"
let description = ChildDescription()
let instant = DeviceInstant(date: Date(), uptime: .zero)

func script() async throws {
    // The snippet.
}

func tap(_ widget: PlacedWidgetSnapshot, on device: Device) async throws {
    // The snippet.
}

// The snippet.
// The snippet.
