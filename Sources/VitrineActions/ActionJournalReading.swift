public import Vitrine

/// The state of a journal, for use in a widget's view.
public struct ActionJournalReading<Action: WidgetAction>: Hashable, Sendable {
    /// How many actions have been settled so far.
    ///
    /// Two archived views with a settled action between them have different counts.
    public var settledCount: UInt64 = 0

    /// The actions that were requested and are not performed yet, oldest first.
    public var pending: [ActionRecord<Action>] = []

    /// The last 200 settled actions, in the order of settlement.
    ///
    /// With them, a view can show for a moment what a tap did, before the thing that was tapped leaves it.
    public var settled: [ActionRecord<Action>] = []

    /// Why the journal could not be read; nil if it was read, or if no action was ever requested.
    ///
    /// With the code `damaged`, the next action sets the file aside. With `newerVersion`, actions are refused until
    /// this program is updated. With any other code, the file cannot be read at present.
    public var problem: VitrineError?

    /// Creates the reading of a journal that was never used.
    public init() {}

    init(_ reading: SnapshotReading<ActionLedger<Action>>, of fileName: String) {
        problem = reading.error(about: fileName)
        guard let ledger = reading.value else { return }
        settledCount = ledger.settled
        pending = ledger.pending
        settled = ledger.records.filter { $0.settledAt != nil }
    }
}

/// What happened while the app was not running.
public struct ActionReport<Action: WidgetAction>: Hashable, Sendable {
    /// The actions that were settled since the last report, in the order of settlement.
    public var settled: [ActionRecord<Action>] = []

    /// The actions that are still pending, oldest first; every report contains them.
    public var pending: [ActionRecord<Action>] = []

    /// How many settled actions were dropped because the journal keeps a limited number.
    public var omittedCount = 0

    /// The path of an earlier journal that was damaged and set aside; its contents are lost.
    public var setAsidePath: String?

    /// Whether there is nothing to report.
    public var isEmpty: Bool { settled.isEmpty && pending.isEmpty && omittedCount == 0 && setAsidePath == nil }
}
