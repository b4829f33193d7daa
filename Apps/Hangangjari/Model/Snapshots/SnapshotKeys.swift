package import Vitrine

extension SnapshotKey where Value == ParkingSnapshot {
    /// A park's parking in one mode: `parking.PARK.MODE.json`.
    ///
    /// - Throws: `VitrineError` with code `invalidName` for a park whose identifier is empty or too long.
    package static func parking(_ park: String, _ mode: ParkingMode) throws(VitrineError) -> SnapshotKey {
        try SnapshotKey("parking.json", purpose: [park, mode.rawValue], maximumByteCount: 32 << 10)
    }
}

extension SnapshotKey where Value == GeneralSnapshot {
    /// A park's day with one focus: `general.PARK.FOCUS.json`.
    ///
    /// - Throws: `VitrineError` with code `invalidName` for a park whose identifier is empty or too long.
    package static func general(_ park: String, _ focus: ParkFocus) throws(VitrineError) -> SnapshotKey {
        try SnapshotKey("general.json", purpose: [park, focus.rawValue], maximumByteCount: 32 << 10)
    }
}

extension SnapshotKey where Value == LegacyParkingSnapshot {
    /// The one snapshot of earlier versions.
    package static let legacyParking = SnapshotKey("hangangjari_parking_snapshot.json", maximumByteCount: 32 << 10)
}

extension SnapshotKey where Value == RefreshWish {
    /// The last wish for a refresh.
    package static let refreshWish = SnapshotKey("refresh_wish.json", maximumByteCount: 4 << 10)
}

extension SnapshotOwner {
    /// The extension, which stores what it fetched.
    package static let widgets = SnapshotOwner("widgets", fields: [])
    /// The app, which stores what it fetched for its screens.
    package static let app = SnapshotOwner("app", fields: [])
    /// Values taken over from an earlier version's file.
    package static let legacy = SnapshotOwner("legacy", fields: [])
}
