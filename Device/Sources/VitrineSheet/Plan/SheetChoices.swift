public import VitrineDevice
public import VitrineScript
public import WidgetArchive

/// What a sheet is to show of a kind of widget.
public struct SheetChoices: Hashable, Sendable {
    public var kind: String
    /// The families; nil for all that the kind offers on the screen.
    public var families: [DisplayFamily]?
    /// The appearances.
    ///
    /// A widget of the lock screen has one look, and only small widgets are shown in StandBy.
    public var appearances: [SheetAppearance]
    public var textSizes: [DeviceTextSize]
    /// The locales, such as `en_US`; the app's language decides the direction, and `ar_XB` mirrors every app.
    public var locales: [String]
    /// The names of the states; nil for all.
    public var states: [String]?

    public init(
        kind: String,
        families: [DisplayFamily]? = nil,
        appearances: [SheetAppearance] = SheetAppearance.homeScreen,
        textSizes: [DeviceTextSize] = [.large],
        locales: [String] = ["en_US"],
        states: [String]? = nil
    ) {
        self.kind = kind
        self.families = families
        self.appearances = appearances
        self.textSizes = textSizes
        self.locales = locales
        self.states = states
    }
}

extension SheetChoices {
    /// The states of an app that the sheet shows, in the order of the app's file.
    /// - Throws: ``SheetError`` with code `unknown` for a name that no state has.
    public func states(of app: AppStates) throws(SheetError) -> [AppState] {
        guard let names = states else { return app.states }
        let known = app.states.map(\.name)
        for name in names where !known.contains(name) {
            throw SheetError(.unknown, "\(app.app) has no state \(name); \(Spelling.hint(for: name, of: known))")
        }
        return app.states.filter { names.contains($0.name) }
    }

    /// The families in which the kind is shown, with their sizes on a screen.
    /// - Throws: ``SheetError`` with code `notFound` for a family in which the kind is not offered.
    func families(
        offered: [DisplayFamily],
        on screen: DeviceScreen
    ) throws(SheetError) -> [SheetFamily] {
        let offered = offered.compactMap { family in
            guard isShown(family), let size = screen.size(of: family) else { return SheetFamily?.none }
            return SheetFamily(family, size: size, cornerRadius: screen.cornerRadius(of: family))
        }
        guard let wanted = families else { return offered }
        for family in wanted where !offered.contains(where: { $0.family == family }) {
            let known = offered.map(\.family.rawValue).joined(separator: ", ")
            let reason = isShown(family) ? "" : ": StandBy shows small widgets only"
            throw SheetError(
                .notFound,
                "\(kind) is not offered as \(family.rawValue) on \(screen.name)\(reason); it is offered as \(known)"
            )
        }
        return offered.filter { wanted.contains($0.family) }
    }

    /// Whether a family can be shown in one of the appearances.
    private func isShown(_ family: DisplayFamily) -> Bool {
        family.isAccessory || appearances.contains { $0.shows(family) }
    }
}
