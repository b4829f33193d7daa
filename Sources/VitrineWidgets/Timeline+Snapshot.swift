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
    ///   - options: How far to plan, and when to ask again.
    ///   - changes: The further dates at which the view changes by itself, such as the ends of events or the age limits
    ///     of the value.
    ///   - entry: Returns an entry. It judges ages and days by the upper bound of the moment's span, as `day` does.
    /// - Throws: The error of `entry`.
    public init<Value, Failure>(
        of key: SnapshotKey<Value>,
        in group: AppGroup,
        at moment: DeviceMoment = .current,
        options: TimelineOptions = TimelineOptions(),
        changes: (SnapshotMoment<Value>) -> [PlannedChange] = { _ in [] },
        entry: (SnapshotMoment<Value>) throws(Failure) -> EntryType
    ) throws(Failure) {
        let stored = moment.snapshot(of: key, in: group)
        try self.init(of: stored, options: options, changes: changes, entry: entry)
    }

    /// Creates the timeline of a snapshot that was read already, for a provider that reads with an app's own functions.
    ///
    /// It is made as by `Timeline(of:in:)`, from the snapshot's date on. What else was read, such as an asset or a
    /// second snapshot, is captured by the closure:
    ///
    /// ```swift
    /// let (chapter, cover) = DeviceMoment.current.snapshot(of: .chapter, with: cover, in: .reader)
    /// let timeline = Timeline(of: chapter, options: TimelineOptions(reload: .after(.seconds(3600)))) {
    ///     ChapterEntry(date: $0.date, name: $0.value?.name ?? "", cover: cover.bytes)
    /// }
    /// ```
    public init<Value, Failure>(
        of stored: SnapshotMoment<Value>,
        options: TimelineOptions = TimelineOptions(),
        changes: (SnapshotMoment<Value>) -> [PlannedChange] = { _ in [] },
        entry: (SnapshotMoment<Value>) throws(Failure) -> EntryType
    ) throws(Failure) {
        let signpost = Signpost("timeline")
        defer { signpost.end() }
        try self.init(
            TimelinePlan(from: stored, options, changes: changes(stored)),
            retrying: options.isIncomplete || stored.isUnreadable
        ) { planned throws(Failure) in try entry(stored.judged(by: planned)) }
    }

    /// Creates the timeline of a plan; a request that could not read everything is made again in 15 minutes at the
    /// latest.
    private init<Failure>(
        _ plan: TimelinePlan,
        retrying: Bool,
        entry: (TimelinePlan.Entry) throws(Failure) -> EntryType
    ) throws(Failure) {
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
        _ options: TimelineOptions,
        changes: [PlannedChange]
    ) {
        let horizon = stored.date.addingTimeInterval(options.length / .seconds(1))
        self.init(
            from: stored.date,
            until: horizon,
            changes: .dayTurns(stored.days, after: stored.date, until: horizon) + changes,
            limit: options.limit,
            reload: options.reload
        )
    }
}
