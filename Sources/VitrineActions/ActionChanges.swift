import Vitrine

/// The states of a journal: the present one at once, then one after each change, by any process.
///
/// The sequence ends with the task that iterates over it; see `SnapshotChanges`.
public struct ActionChanges<Action: WidgetAction>: AsyncSequence, Sendable {
    public typealias Element = ActionJournalReading<Action>
    public typealias Failure = Never

    private let ledgers: SnapshotChanges<ActionLedger<Action>>

    init(_ ledgers: SnapshotChanges<ActionLedger<Action>>) { self.ledgers = ledgers }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(ledgers.makeAsyncIterator()) }

    /// Iterates over the states.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var ledgers: SnapshotChanges<ActionLedger<Action>>.AsyncIterator

        init(_ ledgers: SnapshotChanges<ActionLedger<Action>>.AsyncIterator) { self.ledgers = ledgers }

        /// Waits for the next state; nil if the task was cancelled.
        public mutating func next() async -> ActionJournalReading<Action>? {
            await ledgers.next().map { ActionJournalReading($0) }
        }
    }
}
