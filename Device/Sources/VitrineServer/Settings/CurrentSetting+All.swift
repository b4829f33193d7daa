import Foundation
import VitrineDevice

extension CurrentSetting {
    /// Every setting of a device, in the order in which a list shows them.
    static func all(for device: DeviceSnapshot) -> [CurrentSetting] {
        let settings = device.settings
        return DeviceSetting.all.map { CurrentSetting($0, in: settings) } + [
            .screen(device.screen), .now(device), .speed(device), .profile(device),
        ] + device.apps.compactMap { .service($0, settings) } + faults(device)
    }

    private static func screen(_ screen: DeviceScreen) -> CurrentSetting {
        let choices = DeviceScreen.all.map(\.name)
        return CurrentSetting(
            name: "screen",
            summary: "the size of the screen in points",
            choices: choices,
            value: screen.name
        ) { device, text in
            guard choices.contains(text) else { throw DeviceError.badValue(text, of: "screen", choices) }
            try await device.setScreen(text)
        }
    }

    private static func now(_ device: DeviceSnapshot) -> CurrentSetting {
        CurrentSetting(
            name: "now",
            summary: "the clock; setting it skips what lies between, `advance` does not",
            example: "2026-01-31T09:30:00Z",
            value: device.clock.date.formatted(.iso8601)
        ) { device, text in
            await device.setClock(to: try DeviceClock.date(text))
        }
    }

    private static func speed(_ device: DeviceSnapshot) -> CurrentSetting {
        let speed = device.clock.isHeld ? 0 : device.clock.speed
        return CurrentSetting(
            name: "speed",
            summary: "device seconds for each real second; 0 pauses the clock",
            example: "60",
            value: speed.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
        ) { device, text in
            guard let speed = Double(text), speed >= 0 else {
                throw DeviceError(.badValue, "the speed must be a number of at least 0, such as 60, not \(text)")
            }
            if speed > 0 { try await device.setSpeed(speed) }
            await device.setHeld(speed == 0)
        }
    }

    private static func profile(_ device: DeviceSnapshot) -> CurrentSetting {
        let choices = DeviceProfile.all.map(\.name)
        return CurrentSetting(
            name: "profile",
            summary: "how strictly the device treats reloads",
            choices: choices,
            value: device.profile.name
        ) { device, text in
            guard let profile = DeviceProfile.named(text) else {
                throw DeviceError.badValue(text, of: "profile", choices)
            }
            try await device.setProfile(profile)
        }
    }

    private static func service(_ app: AppSnapshot, _ settings: DeviceSettings) -> CurrentSetting? {
        guard let first = app.serviceConditions.first else { return nil }
        let id = app.id
        return CurrentSetting(
            name: "service.\(id)",
            summary: "the condition that the service of \(app.name) simulates",
            choices: app.serviceConditions,
            value: settings.services[id] ?? first
        ) { try await $0.setService(of: id, to: $1) }
    }
}
