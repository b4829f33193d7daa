import VitrineWire

// What follows from a change of a setting, besides the record of it.
extension DeviceModel {
    /// Nothing is reloaded, because each archived view covers every appearance.
    mutating func recordAppearance(from old: String, to new: String) {
        record(
            .appearanceChanged,
            "device",
            "the appearance was changed; the archived views cover it, so nothing is reloaded",
            [("from", old), ("to", new)]
        )
    }

    /// Every widget is reloaded free of charge (documented).
    mutating func localeChanged(from old: String, to new: String) {
        record(.localeChanged, "device", "the locale was changed", [("from", old), ("to", new)])
        for app in apps { describeAnew(app) }
        loadAnew(.localeChanged)
    }

    mutating func lockChanged() {
        if settings.isLocked {
            record(.lockChanged, "device", "the screen was locked")
            leaveForeground()
        } else {
            recordUnlock()
            unlockFiles()
        }
    }

    private mutating func recordUnlock() {
        guard isBeforeFirstUnlock else { return record(.lockChanged, "device", "the screen was unlocked") }
        record(
            .lockChanged,
            "device",
            "the screen was unlocked for the first time since the restart: App Groups can be read",
            [("groups", "readable")]
        )
    }

    /// The widgets that depend on the location are reloaded free of charge (modelled).
    mutating func locationChanged() {
        let facts = [("authorization", settings.location.authorization.rawValue)]
        record(.locationChanged, "device", "the device's location or its authorization was changed", facts)
        locationAsker = nil
        emit(.keepLocation(settings.location))
        let interested = Set(apps.filter(\.wantsLocation).map(\.id))
        loadAnew(homeScreen.placements.filter { interested.contains($0.app) }, .locationChanged)
    }
}
