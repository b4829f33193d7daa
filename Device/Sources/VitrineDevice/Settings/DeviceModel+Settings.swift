import VitrineWire

// What follows from a change of a setting, besides the record of it.
extension DeviceModel {
    /// Every widget is reloaded free of charge (documented).
    mutating func localeChanged(from old: String, to new: String) {
        record(.setting(.locale(from: old, to: new)))
        for app in apps { restartDescription(app) }
        reloadViews(.localeChanged)
    }

    mutating func lockChanged() {
        if settings.isLocked {
            record(.setting(.locked))
            leaveForeground()
        } else {
            record(.setting(.unlocked(isFirst: isBeforeFirstUnlock)))
            unlockFiles()
        }
    }

    /// The widgets that depend on the location are reloaded free of charge (modelled).
    mutating func locationChanged() {
        record(.setting(.location(authorization: settings.location.authorization.rawValue)))
        locationAsker = nil
        emit(.keepLocation(settings.location))
        let interested = Set(apps.filter(\.wantsLocation).map(\.id))
        reloadViews(homeScreen.placements.filter { interested.contains($0.app) }, .locationChanged)
    }
}
