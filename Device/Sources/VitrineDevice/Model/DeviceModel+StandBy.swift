import VitrineWire

extension DeviceModel {
    /// Begins or ends StandBy.
    ///
    /// Small widgets whose archived views do not cover it are reloaded free of charge (modelled).
    mutating func standByChanged(from old: String, to new: String) {
        recordChange(of: "standBy", from: old, to: new)
        for placement in homeScreen.placements where isInStandBy(placement.family) {
            guard widgets[placement.id]?.rendering?.covers(.standBy) != true else { continue }
            ask(placement.id, .screenChanged)
        }
    }

    /// Why the device cannot be in StandBy, or leave it; nil if it can.
    func refusal(ofStandBy standBy: DeviceStandBy) -> String? {
        guard standBy != .off, screen.idiom != .phone else { return nil }
        return "a pad has no StandBy; choose the screen of a phone first"
    }

    /// Whether widgets of a family are in StandBy now.
    func isInStandBy(_ family: DisplayFamily) -> Bool {
        settings.standBy != .off && family == .systemSmall
    }
}
