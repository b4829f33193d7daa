extension HomeScreen {
    /// What differs on another home screen: what is no longer there, and what is new, moved or configured.
    func changes(to other: HomeScreen) -> [DeviceChange.Widget] {
        let (old, new) = (byID, other.byID)
        let removed = placements.filter { new[$0.id] == nil }.map { DeviceChange.Widget(before: $0, after: nil) }
        let others = other.placements.filter { old[$0.id] != $0 }
            .map { DeviceChange.Widget(before: old[$0.id], after: $0) }
        return removed + others
    }

    private var byID: [String: Placement] {
        Dictionary(placements.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Gives a widget the place and the configuration that a change gives it; a removed one returns under its
    /// identifier, in its old order.
    mutating func apply(_ change: DeviceChange.Widget) {
        guard let after = change.after else {
            placements.removeAll { $0.id == change.before?.id }
            return
        }
        if let index = placements.firstIndex(where: { $0.id == after.id }) {
            placements[index] = after
        } else {
            placements.insert(after, at: placements.firstIndex { $0.number > after.number } ?? placements.endIndex)
        }
    }

    /// Moves a widget.
    ///
    /// - Parameters:
    ///   - instance: The widget.
    ///   - position: Its top left cell.
    ///   - makingRoom: Whether widgets that are there move to the next free cells, on their page if possible and
    ///     otherwise on a later one. If not, the cells must be free.
    ///   - screen: The device's screen.
    /// - Returns: The new home screen; nil if there is no room.
    func moving(
        _ instance: String,
        to position: GridPosition,
        makingRoom: Bool,
        on screen: DeviceScreen
    ) -> HomeScreen? {
        guard let moved = placements.firstIndex(where: { $0.id == instance }),
            screen.holds(placements[moved].family, at: position)
        else { return nil }
        let area = GridArea(placements[moved].family, at: position)
        let inTheWay = placements.indices.filter { index in
            guard index != moved, let place = placements[index].position else { return false }
            return area.overlaps(GridArea(placements[index].family, at: place))
        }
        guard makingRoom || inTheWay.isEmpty else { return nil }
        var arranged = self
        arranged.placements[moved].position = position
        for index in inTheWay { arranged.placements[index].position = nil }
        for index in inTheWay {
            let page = placements[index].position?.page ?? 0
            let place = arranged.firstFree(for: placements[index].family, on: screen, from: page)
            guard let place, screen.holds(placements[index].family, at: place) else { return nil }
            arranged.placements[index].position = place
        }
        return arranged
    }
}

extension HomeScreen.Placement {
    /// The number in the identifier, in which widgets are placed.
    fileprivate var number: Int { Int(id.dropFirst()) ?? 0 }
}
