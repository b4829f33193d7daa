public import Vitrine
public import VitrineContext

#if canImport(Darwin)
public import WidgetKit
#else
public import PortableWidgets
#endif

extension Timeline {
    /// Creates the timeline of a stored snapshot in one call, from the container to the entries.
    ///
    /// This finds the group's container, reads the snapshot once, and makes an entry for now, for each turn of the local day,
    /// and for each further change that is planned:
    ///
    /// ```swift
    /// completion(
    ///     Timeline(of: .widget, in: .habits) { stored in
    ///         HabitsEntry(date: stored.date, snapshot: stored.value ?? WidgetSnapshot())
    ///     }
    /// )
    /// ```
    ///
    /// A snapshot that cannot be read now is asked for again in 15 minutes at the latest.
    ///
    /// - Parameters:
    ///   - key: The snapshot.
    ///   - group: The group whose container holds it.
    ///   - moment: The present; the request's unless given.
    ///   - length: How far to plan; two days unless given.
    ///   - changes: The further dates at which the view changes by itself, such as the ends of events or the age limits of the
    ///     value.
    ///   - limit: The maximum number of entries.
    ///   - reload: When the widget requests the next timeline; at the last entry unless given.
    ///   - entry: Returns the entry for a date. It judges ages and days by this date.
    /// - Precondition: `length` is not negative, and `limit` is positive.
    public init<Value>(
        of key: SnapshotKey<Value>,
        in group: AppGroup,
        at moment: DeviceMoment = .current,
        for length: Duration = .seconds(2 * 86_400),
        changes: (SnapshotMoment<Value>) -> [PlannedChange] = { _ in [] },
        limit: Int = 50,
        reload: ReloadRule = .atEnd,
        entry: (SnapshotMoment<Value>) throws -> EntryType
    ) rethrows {
        let stored = moment.snapshot(of: key, in: group)
        let horizon = moment.now.addingTimeInterval(length / .seconds(1))
        let plan = TimelinePlan(
            from: moment.now,
            until: horizon,
            changes: .dayTurns(stored.days, after: moment.now, until: horizon) + changes(stored),
            limit: limit,
            reload: reload
        )
        let retry: Date? =
            if case .unreadable = stored.reading { moment.now.addingTimeInterval(15 * 60) } else { nil }
        let next = [plan.reloadDate, retry].compactMap(\.self).min()
        self.init(
            plan,
            entries: try plan.entries.map { planned in
                var stored = stored
                stored.date = planned.date
                return try entry(stored)
            },
            policy: next.map { .after($0) } ?? .never
        )
    }
}
