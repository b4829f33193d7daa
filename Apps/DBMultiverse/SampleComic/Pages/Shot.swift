/// How near the picture of a panel is, and who is in it.
struct Shot {
    /// Height of the keeper in heights of the panel.
    var height: Double
    /// How far the feet are below the panel's edge, in heights of the panel.
    var sink: Double
    var showsKeeper: Bool
    var showsRobot: Bool

    /// Whether the two share the panel.
    var showsBoth: Bool { showsKeeper && showsRobot }

    /// Chooses for a panel; whoever speaks is in it, with room for words above.
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
            // A face that fills the panel.
            shot.height = words == nil ? 1.9 : 1.35
            shot.sink = words == nil ? 0.98 : 0.72
        case 1:
            shot.height = 0.36
        default:
            shot.height = words == nil ? dice.between(0.6, 0.82) : dice.between(0.5, 0.62)
        }
        // Two beside each other need their width.
        if shot.showsBoth { shot.height = min(shot.height, panel.width / panel.height * 0.85) }
        return shot
    }
}
