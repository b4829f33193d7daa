public import Vitrine

/// A stored snapshot at a date: what a provider makes an entry of.
///
/// ```swift
/// let stored = DeviceMoment.current.snapshot(of: .widget, in: .habits)
/// let isOfToday = stored.reading.snapshot?.stamp(of: .habits)?.day == stored.day
/// ```
///
/// The reading does not change with the date; the entry judges by the date whether it is still true.
public struct SnapshotMoment<Value: Codable & Sendable>: Sendable {
    /// The entry's date.
    public var date: Date
    /// The snapshot; `unreadable` also if the group has no container, or the device's time zone is unknown.
    public let reading: SnapshotReading<Value>
    /// The days of the device's time zone; those of UTC if it is unknown.
    public let days: DayCalendar

    /// The value; nil for every reading without one.
    public var value: Value? { reading.value }

    /// The local day of the entry's date.
    public var day: LocalDay { days.day(of: date) }
}

extension DeviceMoment {
    /// Reads a snapshot from a group's container, together with the days by which it is judged.
    ///
    /// - Complexity: Reads the snapshot and the time zone's file.
    public func snapshot<Value>(of key: SnapshotKey<Value>, in group: AppGroup) -> SnapshotMoment<Value> {
        do throws(VitrineError) {
            return SnapshotMoment(date: now, reading: reading(of: key, in: group), days: try days)
        } catch {
            return SnapshotMoment(date: now, reading: .unreadable(error), days: .utc)
        }
    }

    /// Reads a snapshot and the asset that was stored with it, together with the days by which it is judged.
    ///
    /// - Complexity: Reads the snapshot, the asset and the time zone's file.
    public func snapshot<Value>(
        of key: SnapshotKey<Value>,
        with asset: SnapshotAsset<Value>,
        in group: AppGroup
    ) -> (snapshot: SnapshotMoment<Value>, asset: AssetReading) {
        do throws(VitrineError) {
            let (reading, content) = SnapshotStore(try container(of: group)).read(key, with: asset)
            return (SnapshotMoment(date: now, reading: reading, days: try days), content)
        } catch {
            return (SnapshotMoment(date: now, reading: .unreadable(error), days: .utc), .none)
        }
    }
}
