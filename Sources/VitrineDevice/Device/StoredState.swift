import VitrineWire

/// What a device finds in its state folder when it is made.
struct StoredState {
    /// The home screen; nil if none is stored.
    private(set) var homeScreen: HomeScreen?
    /// What was answered about the device's place; nil if nothing is stored that can be.
    private(set) var location: LocationReading?
    /// What was damaged and where it lies now, for the trace.
    private(set) var notes: [String] = []

    /// Reads both files; a damaged one is set aside, and is as if there was none.
    /// - Throws: ``DeviceError`` with code `state` if a file cannot be read or set aside.
    init(_ homeScreen: StateFile<HomeScreen>, _ location: StateFile<LocationReading>) throws(DeviceError) {
        self.homeScreen = try read(homeScreen, "home screen")
        self.location = try read(location, "location").flatMap { $0.isPossible ? $0 : nil }
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

    /// The settings with what is stored; whoever makes a device with an answer about its place wants that one.
    func settings(_ given: DeviceSettings) -> DeviceSettings {
        guard let location, given.location.authorization == "notDetermined" else { return given }
        var settings = given
        settings.location = location
        return settings
    }
}
