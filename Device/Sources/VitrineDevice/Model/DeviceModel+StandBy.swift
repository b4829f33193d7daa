import VitrineWire

extension DeviceModel {
    /// Begins or ends StandBy.
    ///
    /// Small widgets whose archived views do not cover it are reloaded free of charge (modelled).
    mutating func setStandBy(_ standBy: DeviceStandBy, _ ticket: CommandTicket) {
        guard standBy == .off || screen.idiom == .phone else {
            refuse(ticket, .badValue, "a pad has no StandBy; choose the screen of a phone first")
            return
        }
        if standBy != settings.standBy {
            recordChange("StandBy", from: settings.standBy.rawValue, to: standBy.rawValue)
            settings.standBy = standBy
            for placement in homeScreen.placements where isInStandBy(placement.family) {
                guard widgets[placement.id]?.rendering?.covers(.standBy) != true else { continue }
                ask(placement.id, .screenChanged)
            }
        }
        reply(ticket, .done)
    }

    /// Whether widgets of a family are in StandBy now.
    func isInStandBy(_ family: DisplayFamily) -> Bool {
        settings.standBy != .off && family == .systemSmall
    }
}
