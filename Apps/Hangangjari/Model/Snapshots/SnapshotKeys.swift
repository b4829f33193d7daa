public import Vitrine

extension SnapshotKey where Value: ParkSnapshot {
    /// Returns the key of a park's snapshot for one purpose, such as `parking.PARK.MODE.json`.
    ///
    /// - Throws: `VitrineError` with code `invalidName` for a park identifier that is empty or too long.
    public static func park(_ park: String, _ choice: Value.Choice) throws(VitrineError) -> SnapshotKey {
        try SnapshotKey(Value.fileName, purpose: [park, choice.rawValue], maximumByteCount: 32 << 10)
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
