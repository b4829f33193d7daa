import Foundation
import VitrineDevice
import VitrineWire
import WidgetArchive

extension DeviceSetting {
    /// Every setting of a device, in the order in which a list shows them.
    static func all(for device: DeviceSnapshot) -> [DeviceSetting] {
        let settings = device.settings
        return [
            .choice("appearance", "light, dark, one tint or clear", settings.appearance) {
                try await $0.setAppearance($1)
            },
            .tint(settings.tint),
            .choice("wallpaper", "what is behind the widgets", settings.wallpaper) { try await $0.setWallpaper($1) },
            .choice(
                "standBy",
                "whether a phone lies on its side and charges, by day or in a dark room",
                settings.standBy
            ) {
                try await $0.setStandBy($1)
            },
            .choice("textSize", "the text size, by Apple's names", settings.display.textSize) { try await $0.setTextSize($1) },
            .onOrOff("boldText", "whether text is bold", settings.display.isTextBold) { try await $0.setTextBold($1) },
            .onOrOff("increasedContrast", "whether contrasts are increased", settings.display.isContrastIncreased) {
                try await $0.setContrastIncreased($1)
            },
            .onOrOff("reducedMotion", "whether motion is reduced", settings.display.isMotionReduced) {
                try await $0.setMotionReduced($1)
            },
            .choice("hourCycle", "the clock of 12 or 24 hours", settings.hourCycle) { try await $0.setHourCycle($1) },
            .screen(device.screen),
            DeviceSetting(
                name: "locale",
                summary: "language and region",
                example: "de_DE",
                value: settings.locale
            ) { try await $0.setLocale($1) },
            DeviceSetting(
                name: "timeZone",
                summary: "the time zone",
                example: "Asia/Seoul",
                value: settings.timeZone
            ) { try await $0.setTimeZone($1) },
            .now(device), .speed(device), .profile(device), .location(settings.location),
            .onOrOff("lowPower", "whether Low Power Mode is on: charged reloads are further apart", device.isLowPower) {
                try await $0.setLowPower($1)
            },
        ] + device.apps.compactMap { .service($0, settings) } + faults(device)
    }

    private static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
        _ name: String,
        _ summary: String,
        _ value: Value,
        change: @escaping @Sendable (Device, Value) async throws -> Void
    ) -> DeviceSetting {
        let choices = Value.allCases.map(\.rawValue)
        return DeviceSetting(name: name, summary: summary, choices: choices, value: value.rawValue) { device, text in
            guard let value = Value(rawValue: text) else { throw badValue(text, of: name, choices) }
            try await change(device, value)
        }
    }

    private static func onOrOff(
        _ name: String,
        _ summary: String,
        _ value: Bool,
        change: @escaping @Sendable (Device, Bool) async throws -> Void
    ) -> DeviceSetting {
        let choices = ["off", "on"]
        return DeviceSetting(name: name, summary: summary, choices: choices, value: choices[value ? 1 : 0]) {
            guard choices.contains($1) else { throw badValue($1, of: name, choices) }
            try await change($0, $1 == "on")
        }
    }

    private static func tint(_ tint: ArchiveRGBA) -> DeviceSetting {
        DeviceSetting(
            name: "tint",
            summary: "the colour of the tinted appearance",
            example: "#9eccff",
            value: String(tint.hexadecimal.prefix(7))
        ) { device, text in
            guard let tint = ArchiveRGBA(digits: text) else {
                throw DeviceError(.badValue, "\(text) is not a tint; write it as #9eccff")
            }
            try await device.setTint(tint)
        }
    }

    private static func screen(_ screen: DeviceScreen) -> DeviceSetting {
        let choices = DeviceScreen.all.map(\.name)
        return DeviceSetting(
            name: "screen",
            summary: "the size of the screen in points",
            choices: choices,
            value: screen.name
        ) { device, text in
            guard choices.contains(text) else { throw badValue(text, of: "screen", choices) }
            try await device.setScreen(text)
        }
    }

    private static func now(_ device: DeviceSnapshot) -> DeviceSetting {
        DeviceSetting(
            name: "now",
            summary: "the clock; setting it skips what lies between, `advance` does not",
            example: "2026-01-31T09:30:00Z",
            value: device.clock.date.formatted(.iso8601)
        ) { device, text in
            await device.setClock(to: try DeviceClock.date(text))
        }
    }

    private static func speed(_ device: DeviceSnapshot) -> DeviceSetting {
        let speed = device.clock.isHeld ? 0 : device.clock.speed
        return DeviceSetting(
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

    private static func profile(_ device: DeviceSnapshot) -> DeviceSetting {
        let choices = DeviceProfile.all.map(\.name)
        return DeviceSetting(
            name: "profile",
            summary: "how strictly the device treats reloads",
            choices: choices,
            value: device.profile.name
        ) { device, text in
            guard let profile = DeviceProfile.named(text) else { throw badValue(text, of: "profile", choices) }
            try await device.setProfile(profile)
        }
    }

    private static func location(_ location: LocationReading) -> DeviceSetting {
        DeviceSetting(
            name: "location",
            summary:
                "the permission notDetermined, denied or authorized, or degrees north and east, which are authorized",
            example: "37.5302,127.0688",
            value: location.text
        ) { try await $0.setLocation(LocationReading(text: $1)) }
    }

    private static func service(_ app: AppSnapshot, _ settings: DeviceSettings) -> DeviceSetting? {
        guard let first = app.serviceConditions.first else { return nil }
        let id = app.id
        return DeviceSetting(
            name: "service.\(id)",
            summary: "the condition that the service of \(app.name) simulates",
            choices: app.serviceConditions,
            value: settings.services[id] ?? first
        ) { try await $0.setService(of: id, to: $1) }
    }
}
