import VitrineWire
import WidgetArchive

// What the user changes so that a screen can be read: bold text, contrast, motion, the clock, the tint, the wallpaper.
extension DeviceModel {
    /// Switches bold text and reloads every widget free of charge (documented for accessibility settings).
    mutating func setTextBold(_ isBold: Bool, _ ticket: CommandTicket) {
        if isBold != settings.display.isTextBold {
            recordChange("bold text", from: Self.word(settings.display.isTextBold), to: Self.word(isBold))
            settings.display.isTextBold = isBold
            loadAnew(homeScreen.placements, .accessibilityChanged)
        }
        reply(ticket, .done)
    }

    /// Changes the contrast and reloads every widget free of charge (documented for accessibility settings).
    mutating func setContrastIncreased(_ isIncreased: Bool, _ ticket: CommandTicket) {
        if isIncreased != settings.display.isContrastIncreased {
            let words = { $0 ? "increased" : "standard" }
            recordChange("contrast", from: words(settings.display.isContrastIncreased), to: words(isIncreased))
            settings.display.isContrastIncreased = isIncreased
            loadAnew(homeScreen.placements, .accessibilityChanged)
        }
        reply(ticket, .done)
    }

    /// Reduces motion and reloads every widget free of charge (documented for accessibility settings).
    mutating func setMotionReduced(_ isReduced: Bool, _ ticket: CommandTicket) {
        if isReduced != settings.display.isMotionReduced {
            recordChange("reduced motion", from: Self.word(settings.display.isMotionReduced), to: Self.word(isReduced))
            settings.display.isMotionReduced = isReduced
            loadAnew(homeScreen.placements, .accessibilityChanged)
        }
        reply(ticket, .done)
    }

    /// Chooses the clock, which is part of the locale: every widget is reloaded free of charge.
    mutating func setHourCycle(_ cycle: DeviceHourCycle, _ ticket: CommandTicket) {
        if cycle != settings.hourCycle {
            recordChange("clock", from: settings.hourCycle.rawValue, to: cycle.rawValue)
            settings.hourCycle = cycle
            loadAnew(homeScreen.placements, .localeChanged)
        }
        reply(ticket, .done)
    }

    /// Changes the tint without a reload: archived views state only what belongs to the accent group.
    mutating func setTint(_ tint: ArchiveRGBA, _ ticket: CommandTicket) {
        let opaque = ArchiveRGBA(rawValue: tint.rawValue | 0xff)
        if opaque != settings.tint {
            recordChange("tint", from: settings.tint.hexadecimal, to: opaque.hexadecimal)
            settings.tint = opaque
        }
        reply(ticket, .done)
    }

    /// Changes the wallpaper without a reload: an archived view does not know what is behind it.
    mutating func setWallpaper(_ wallpaper: DeviceWallpaper, _ ticket: CommandTicket) {
        if wallpaper != settings.wallpaper {
            recordChange("wallpaper", from: settings.wallpaper.rawValue, to: wallpaper.rawValue)
            settings.wallpaper = wallpaper
        }
        reply(ticket, .done)
    }

    mutating func recordChange(_ name: String, from old: String, to new: String) {
        record(.settingChanged, "device", "the setting \(name) was changed", [("from", old), ("to", new)])
    }

    private static func word(_ isOn: Bool) -> String { isOn ? "on" : "off" }
}
