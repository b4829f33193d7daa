public import Vitrine

extension SnapshotKey where Value == ParkingSnapshot {
    /// Returns the key of a park's parking in one mode: `parking.PARK.MODE.json`.
    ///
    /// - Throws: `VitrineError` with code `invalidName` for a park identifier that is empty or too long.
    public static func parking(_ park: String, _ mode: ParkingMode) throws(VitrineError) -> SnapshotKey {
        try SnapshotKey("parking.json", purpose: [park, mode.rawValue], maximumByteCount: 32 << 10)
    }
}

extension SnapshotKey where Value == GeneralSnapshot {
    /// Returns the key of a park's general snapshot with one focus: `general.PARK.FOCUS.json`.
    ///
    /// - Throws: `VitrineError` with code `invalidName` for a park identifier that is empty or too long.
    public static func general(_ park: String, _ focus: ParkFocus) throws(VitrineError) -> SnapshotKey {
        try SnapshotKey("general.json", purpose: [park, focus.rawValue], maximumByteCount: 32 << 10)
    }
}

extension SnapshotKey where Value == LegacyParkingSnapshot {
    /// The only snapshot of earlier versions.
    public static let legacyParking = SnapshotKey("hangangjari_parking_snapshot.json", maximumByteCount: 32 << 10)
}

extension SnapshotKey where Value == RefreshRequest {
    /// The last request for a refresh.
    public static let refreshRequest = SnapshotKey("refresh_wish.json", maximumByteCount: 4 << 10)
}

extension SnapshotOwner {
    /// The extension, which stores the values that it fetched.
    public static var widgets: SnapshotOwner { SnapshotOwner("widgets") }
    /// The app, which stores the values that it fetched for its screens.
    public static var app: SnapshotOwner { SnapshotOwner("app") }
    /// Values that were migrated from an earlier version's file.
    public static var legacy: SnapshotOwner { SnapshotOwner("legacy") }
}
