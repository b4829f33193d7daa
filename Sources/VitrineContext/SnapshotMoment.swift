public import Vitrine

/// A stored snapshot at a date: what a provider makes an entry of.
///
/// ```swift
/// let stored = DeviceMoment.current.snapshot(of: .widget, in: .habits)
/// let isOfToday = stored.reading.snapshot?.stamp(of: .habits)?.day == stored.day
/// ```
///
/// The reading does not change with the date; the entry judges by its span whether it is still true.
public struct SnapshotMoment<Value: Codable & Sendable>: Sendable {
    /// The entry's date.
    public var date: Date { entry.date }
    /// From the first moment at which the entry can be shown to the last change that it takes into account, as
    /// `TimelinePlan.Entry` describes it.
    public var span: ClosedRange<Date> { entry.span }
    /// The snapshot; `unreadable` also if the group has no container, or the device's time zone is unknown.
    public let reading: SnapshotReading<Value>
    /// The days of the device's time zone; those of UTC if it is unknown.
    public let days: DayCalendar

    /// The value; nil for every reading without one.
    public var value: Value? { reading.value }

    /// Whether the snapshot could not be read now, so that another attempt may bring it.
    public var isUnreadable: Bool {
        if case .unreadable = reading { true } else { false }
    }

    /// The local day of the last moment for which the entry is made.
    public var day: LocalDay { days.day(of: span.upperBound) }

    private let entry: TimelinePlan.Entry

    /// Creates a reading as an entry judges it.
    package init(_ entry: TimelinePlan.Entry, _ reading: SnapshotReading<Value>, _ days: DayCalendar) {
        self.entry = entry
        self.reading = reading
        self.days = days
    }

    /// Creates a reading as it is judged at one moment, for example for a test or a preview.
    public init(at now: Date, _ reading: SnapshotReading<Value>, days: DayCalendar) {
        self.init(TimelinePlan.Entry(date: now, reasons: []), reading, days)
    }

    /// The same reading as another entry judges it.
    package func judged(by entry: TimelinePlan.Entry) -> SnapshotMoment { SnapshotMoment(entry, reading, days) }
}

extension DeviceMoment {
    /// Reads a snapshot from a group's container, together with the days by which it is judged.
    ///
    /// - Complexity: Reads the snapshot and the time zone's file.
    public func snapshot<Value>(of key: SnapshotKey<Value>, in group: AppGroup) -> SnapshotMoment<Value> {
        do throws(VitrineError) {
            return SnapshotMoment(at: now, reading(of: key, in: group), days: try days)
        } catch {
            return SnapshotMoment(at: now, .unreadable(error), days: .utc)
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
            return (SnapshotMoment(at: now, reading, days: try days), content)
        } catch {
            return (SnapshotMoment(at: now, .unreadable(error), days: .utc), .none)
        }
    }
}
