import VitrineWire

/// The widgets on a device's home screen and lock screen; the device stores this value while it is off.
public struct HomeScreen: Codable, Hashable, Sendable {
    public struct Placement: Codable, Hashable, Sendable {
        /// The instance's identifier on this device, such as `w3`; never reused.
        public var id: String
        public var app: String
        public var kind: String
        public var family: DisplayFamily
        /// The top left cell; nil on the lock screen.
        public var position: GridPosition?
        /// The configuration intent's parameters by name, each as JSON text; nil for the default.
        public var configuration: [String: String]?

        public init(
            id: String,
            app: String,
            kind: String,
            family: DisplayFamily,
            position: GridPosition?,
            configuration: [String: String]? = nil
        ) {
            self.id = id
            self.app = app
            self.kind = kind
            self.family = family
            self.position = position
            self.configuration = configuration
        }
    }

    /// The widgets, in the order in which they were placed.
    public var placements: [Placement] = []
    /// The number in the identifier of the next instance.
    public var nextNumber: Int = 1
}

extension HomeScreen {
    /// Creates the home screen of a new device: the placements of the manifest's apps, as far as there is room.
    public init(defaultsOf apps: [AppManifest], on screen: DeviceScreen) {
        self.init()
        for app in apps {
            for wanted in app.placements where wanted.idiom.map({ $0 == screen.idiom }) ?? true {
                let place = wanted.position ?? firstFree(for: wanted.family, on: screen)
                guard isFree(wanted.family, at: place, on: screen) else { continue }
                add(
                    app: app.id,
                    kind: wanted.kind,
                    family: wanted.family,
                    at: place,
                    configuration: wanted.configuration
                )
            }
        }
    }

    /// The largest number of an instance.
    private static var lastNumber: Int { 1_000_000_000 }

    /// Why no device can show this home screen; nil if one can.
    var problem: String? {
        guard (1...Self.lastNumber).contains(nextNumber) else {
            return "the next number \(nextNumber) is outside 1 to \(Self.lastNumber)"
        }
        for placement in placements {
            guard let position = placement.position else { continue }
            // The file may have been written for another screen.
            guard DeviceScreen.all.contains(where: { $0.holds(placement.family, at: position) }) else {
                return "\(placement.id) is at \(position.traceText), which is on no page"
            }
        }
        return nil
    }

    /// Adds a widget and returns its identifier.
    @discardableResult
    mutating func add(
        app: String,
        kind: String,
        family: DisplayFamily,
        at position: GridPosition?,
        configuration: [String: String]?
    ) -> String {
        let id = "w\(nextNumber)"
        nextNumber += 1
        placements.append(
            Placement(id: id, app: app, kind: kind, family: family, position: position, configuration: configuration)
        )
        return id
    }

    /// Whether a position is free for a widget: on the page, and not on cells of another widget.
    ///
    /// The lock screen has no cells: a family of the lock screen is free only without a position, and as long as there
    /// is a place. An iPhone has one line beside the date, and a row of four circles, of which a rectangle takes two.
    func isFree(
        _ family: DisplayFamily,
        at position: GridPosition?,
        on screen: DeviceScreen,
        except moving: String? = nil
    ) -> Bool {
        guard !family.isAccessory else {
            guard position == nil, screen.size(of: family) != nil else { return false }
            if screen.idiom == .pad { return true }
            let others = placements.filter { $0.id != moving }.map(\.family)
            if family == .accessoryInline { return !others.contains(family) }
            return (others + [family]).reduce(0) { $0 + $1.circles } <= 4
        }
        guard let position, screen.holds(family, at: position) else { return false }
        let area = GridArea(family, at: position)
        return placements.allSatisfy { other in
            guard other.id != moving, let place = other.position else { return true }
            return !area.overlaps(GridArea(other.family, at: place))
        }
    }

    /// The first free position from a page on, page by page and row by row; nil on the lock screen and for a family
    /// that fits on no page.
    func firstFree(for family: DisplayFamily, on screen: DeviceScreen, from first: Int = 0) -> GridPosition? {
        guard screen.holds(family, at: GridPosition(column: 0, row: 0)) else { return nil }
        // The page after the last used page is empty, so the search ends there at the latest.
        let pages = (placements.compactMap(\.position?.page).max() ?? -1) + 1
        for page in first...max(first, pages) {
            for row in 0..<DeviceScreen.rows {
                for column in 0..<screen.columns {
                    let position = GridPosition(page: page, column: column, row: row)
                    if isFree(family, at: position, on: screen) { return position }
                }
            }
        }
        return nil
    }
}

extension DisplayFamily {
    /// How many circles of the lock screen's row the family takes.
    fileprivate var circles: Int {
        switch self {
        case .accessoryCircular: 1
        case .accessoryRectangular: 2
        default: 0
        }
    }
}
