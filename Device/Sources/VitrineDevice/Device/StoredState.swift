import VitrineWire

/// The values that a device reads from its state folder when it is created.
struct StoredState {
    /// The home screen; nil if none is stored.
    private(set) var homeScreen: HomeScreen?
    /// The user's answer about the device's location; nil if no valid answer is stored.
    private(set) var location: LocationReading?
    /// The ledgers of the widgets; nil if none are stored.
    private(set) var ledgers: StoredLedgers?
    /// What can be undone; nil if nothing is stored.
    private(set) var changes: ChangeList?
    /// Messages for the trace about damaged files.
    private(set) var notes: [String] = []

    /// Reads the files; a damaged file is set aside and then treated as missing.
    /// - Throws: ``DeviceError`` with code `state` if a file cannot be read or set aside.
    init(
        _ homeScreen: StateFile<HomeScreen>,
        _ location: StateFile<LocationReading>,
        _ ledgers: StateFile<StoredLedgers>?,
        _ changes: StateFile<ChangeList>?
    ) throws(DeviceError) {
        self.homeScreen = try read(homeScreen, "home screen")
        self.location = try read(location, "location").flatMap { $0.isPossible ? $0 : nil }
        if let ledgers { self.ledgers = try read(ledgers, "list of ledgers") }
        if let changes { self.changes = try read(changes, "list of changes") }
    }

    private mutating func read<Value>(_ file: StateFile<Value>, _ name: String) throws(DeviceError) -> Value? {
        switch try file.read() {
        case .missing: return nil
        case .found(let value): return value
        case .damaged(let reason, let path):
            notes.append("the stored \(name) is damaged (\(reason)); it was set aside as \(path)")
            return nil
        }
    }

    /// The given settings with the stored location, unless they already contain an answer about the location.
    func settings(_ given: DeviceSettings) -> DeviceSettings {
        guard let location, given.location.authorization == .notDetermined else { return given }
        var settings = given
        settings.location = location
        return settings
    }
}
