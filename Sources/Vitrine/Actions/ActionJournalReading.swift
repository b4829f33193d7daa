/// How a journal stands, for a drawing.
public struct ActionJournalReading<Action: WidgetAction>: Hashable, Sendable {
    /// How many actions were settled so far.
    ///
    /// Two pictures with an action between them have different counts.
    public var settledCount: UInt64 = 0

    /// The actions that were asked for and are not performed yet, oldest first.
    public var pending: [ActionRecord<Action>] = []

    /// Why nothing is known; nil in the ordinary case, also where no action was ever asked for.
    public var problem: Problem?

    /// Why a journal tells nothing.
    public enum Problem: Hashable, Sendable {
        /// The file is no journal; the next action sets it aside.
        case damaged(DamageReport)
        /// A newer version of the program wrote it; actions are refused until the program is updated.
        case newerVersion(found: Int, supported: Int)
        /// It cannot be read now.
        case unreadable(VitrineError)
    }

    /// Makes the reading of a journal that nobody ever used.
    public init() {}

    init(_ reading: SnapshotReading<ActionLedger<Action>>) {
        switch reading {
        case .missing: break
        case .value(let snapshot):
            settledCount = snapshot.value.settled
            pending = snapshot.value.pending
        case .damaged(let report): problem = .damaged(report)
        case .newerVersion(let found, let supported): problem = .newerVersion(found: found, supported: supported)
        case .unreadable(let error): problem = .unreadable(error)
        }
    }
}

/// What happened while the app was away.
public struct ActionReport<Action: WidgetAction>: Hashable, Sendable {
    /// The actions that were settled since the app was last told, oldest first.
    public var settled: [ActionRecord<Action>] = []

    /// The actions that still wait, oldest first; they are told each time.
    public var pending: [ActionRecord<Action>] = []

    /// How many more were settled than could be kept.
    public var omittedCount = 0

    /// Where an earlier journal lies that was damaged; what it knew is lost.
    public var setAsidePath: String?

    /// Whether there is nothing to tell.
    public var isEmpty: Bool { settled.isEmpty && pending.isEmpty && omittedCount == 0 && setAsidePath == nil }
}
