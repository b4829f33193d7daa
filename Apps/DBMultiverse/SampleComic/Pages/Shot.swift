/// The framing of a panel: the distance, and the visible figures.
struct Shot {
    /// The height of the keeper, relative to the height of the panel.
    var height: Double
    /// The distance of the feet below the panel's lower edge, relative to the height of the panel.
    var sink: Double
    var showsKeeper: Bool
    var showsRobot: Bool

    /// Whether both figures are visible.
    var showsBoth: Bool { showsKeeper && showsRobot }

    /// Chooses the framing of a panel; the speaker is always visible, with room for words above.
    static func choose(for panel: Box, words: Words?, dice: inout SeededDice) -> Shot {
        let isNarrow = panel.width < panel.height * 0.95
        let isAlone = isNarrow || dice.once(in: 3)
        var shot = Shot(height: 0.6, sink: 0, showsKeeper: true, showsRobot: !isAlone)
        switch words {
        case .robot: shot.showsKeeper = !isAlone
        case .keeper, .caption, .sound: break
        case nil: if isAlone && dice.once(in: 3) { (shot.showsKeeper, shot.showsRobot) = (false, true) }
        }
        if case .robot = words { shot.showsRobot = true }
        switch dice.next() % 4 {
        case 0 where isAlone && panel.width < 600:
            // A close-up of the face.
            shot.height = words == nil ? 1.9 : 1.35
            shot.sink = words == nil ? 0.98 : 0.72
        case 1:
            shot.height = 0.36
        default:
            shot.height = words == nil ? dice.between(0.6, 0.82) : dice.between(0.5, 0.62)
        }
        // Two figures next to each other need enough width.
        if shot.showsBoth { shot.height = min(shot.height, panel.width / panel.height * 0.85) }
        return shot
    }
}
