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
    /// This finds the group's container, reads the snapshot once, and makes an entry for now, for each turn of the
    /// local day, and for each further change that is planned:
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
    ///   - length: How far to plan; two days unless given, and zero for one entry.
    ///   - changes: The further dates at which the view changes by itself, such as the ends of events or the age limits
    ///     of the value.
    ///   - limit: The maximum number of entries.
    ///   - reload: When the widget requests the next timeline; at the last entry unless given.
    ///   - entry: Returns an entry. It judges ages and days by the upper bound of the moment's span, as `day` does.
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
        try self.init(of: stored, for: length, changes: changes, limit: limit, reload: reload, entry: entry)
    }

    /// Creates the timeline of a snapshot that was read already, for a provider that reads with an app's own functions.
    ///
    /// It is made as by `Timeline(of:in:)`, from the snapshot's date on.
    public init<Value>(
        of stored: SnapshotMoment<Value>,
        for length: Duration = .seconds(2 * 86_400),
        changes: (SnapshotMoment<Value>) -> [PlannedChange] = { _ in [] },
        limit: Int = 50,
        reload: ReloadRule = .atEnd,
        entry: (SnapshotMoment<Value>) throws -> EntryType
    ) rethrows {
        try self.init(
            TimelinePlan(from: stored, for: length, changes: changes(stored), limit: limit, reload: reload),
            retrying: stored.isUnreadable
        ) { try entry(stored.judged(by: $0)) }
    }

    /// Creates the timeline of a stored snapshot and its asset, which are read as one generation.
    ///
    /// ```swift
    /// Timeline(of: .chapter, with: cover, in: .reader, reload: .after(.seconds(3600))) { chapter, cover in
    ///     ChapterEntry(date: chapter.date, name: chapter.value?.name ?? "", cover: cover.bytes)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - key: The snapshot.
    ///   - asset: The asset that the snapshot names.
    ///   - group: The group whose container holds both.
    ///   - moment: The present; the request's unless given.
    ///   - length: How far to plan; two days unless given, and zero for one entry.
    ///   - changes: The further dates at which the view changes by itself.
    ///   - limit: The maximum number of entries.
    ///   - reload: When the widget requests the next timeline; at the last entry unless given.
    ///   - entry: Returns the entry for a date, from the snapshot and its asset.
    /// - Precondition: `length` is not negative, and `limit` is positive.
    public init<Value>(
        of key: SnapshotKey<Value>,
        with asset: SnapshotAsset<Value>,
        in group: AppGroup,
        at moment: DeviceMoment = .current,
        for length: Duration = .seconds(2 * 86_400),
        changes: (SnapshotMoment<Value>) -> [PlannedChange] = { _ in [] },
        limit: Int = 50,
        reload: ReloadRule = .atEnd,
        entry: (SnapshotMoment<Value>, AssetReading) throws -> EntryType
    ) rethrows {
        let (stored, content) = moment.snapshot(of: key, with: asset, in: group)
        try self.init(of: stored, for: length, changes: changes, limit: limit, reload: reload) {
            try entry($0, content)
        }
    }

    /// Creates the timeline of two stored snapshots of one group.
    ///
    /// ```swift
    /// Timeline(of: .habits, and: .events, in: .planner) { habits, events in
    ///     PlannerEntry(date: habits.date, done: habits.value?.done ?? 0, next: events.value?.next)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - first: The first snapshot.
    ///   - second: The second snapshot.
    ///   - group: The group whose container holds both.
    ///   - moment: The present; the request's unless given.
    ///   - length: How far to plan; two days unless given, and zero for one entry.
    ///   - changes: The further dates at which the view changes by itself.
    ///   - limit: The maximum number of entries.
    ///   - reload: When the widget requests the next timeline; at the last entry unless given.
    ///   - entry: Returns the entry for a date, from both snapshots.
    /// - Precondition: `length` is not negative, and `limit` is positive.
    public init<First, Second>(
        of first: SnapshotKey<First>,
        and second: SnapshotKey<Second>,
        in group: AppGroup,
        at moment: DeviceMoment = .current,
        for length: Duration = .seconds(2 * 86_400),
        changes: (SnapshotMoment<First>, SnapshotMoment<Second>) -> [PlannedChange] = { _, _ in [] },
        limit: Int = 50,
        reload: ReloadRule = .atEnd,
        entry: (SnapshotMoment<First>, SnapshotMoment<Second>) throws -> EntryType
    ) rethrows {
        let one = moment.snapshot(of: first, in: group)
        let other = moment.snapshot(of: second, in: group)
        try self.init(
            TimelinePlan(from: one, for: length, changes: changes(one, other), limit: limit, reload: reload),
            retrying: one.isUnreadable || other.isUnreadable
        ) { try entry(one.judged(by: $0), other.judged(by: $0)) }
    }

    /// Creates the timeline of a plan; a request that could not read everything is made again in 15 minutes at the
    /// latest.
    private init(
        _ plan: TimelinePlan,
        retrying: Bool,
        entry: (TimelinePlan.Entry) throws -> EntryType
    ) rethrows {
        let retry = retrying ? plan.entries[0].span.lowerBound.addingTimeInterval(15 * 60) : nil
        let next = [plan.reloadDate, retry].compactMap(\.self).min()
        self.init(
            plan,
            entries: try plan.entries.map(entry),
            policy: next.map { .after($0) } ?? .never
        )
    }
}

extension TimelinePlan {
    /// Plans the changes of a snapshot from its date on, with the turns of the local day.
    fileprivate init<Value>(
        from stored: SnapshotMoment<Value>,
        for length: Duration,
        changes: [PlannedChange],
        limit: Int,
        reload: ReloadRule
    ) {
        let horizon = stored.date.addingTimeInterval(length / .seconds(1))
        self.init(
            from: stored.date,
            until: horizon,
            changes: .dayTurns(stored.days, after: stored.date, until: horizon) + changes,
            limit: limit,
            reload: reload
        )
    }
}

extension SnapshotMoment {
    fileprivate var isUnreadable: Bool {
        if case .unreadable = reading { true } else { false }
    }
}
