import Vitrine

/// The states of a journal: the present one at once, then one after each change, by any process.
///
/// The sequence ends with the task that iterates over it; see `SnapshotChanges`.
public struct ActionChanges<Action: WidgetAction>: AsyncSequence, Sendable {
    public typealias Element = ActionJournalReading<Action>
    public typealias Failure = Never

    private let ledgers: SnapshotChanges<ActionLedger<Action>>

    private let fileName: String

    init(_ ledgers: SnapshotChanges<ActionLedger<Action>>, of fileName: String) {
        self.ledgers = ledgers
        self.fileName = fileName
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(ledgers.makeAsyncIterator(), fileName) }

    /// Iterates over the states.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var ledgers: SnapshotChanges<ActionLedger<Action>>.AsyncIterator

        private let fileName: String

        init(_ ledgers: SnapshotChanges<ActionLedger<Action>>.AsyncIterator, _ fileName: String) {
            self.ledgers = ledgers
            self.fileName = fileName
        }

        /// Waits for the next state; nil if the task was cancelled.
        public mutating func next() async -> ActionJournalReading<Action>? {
            await ledgers.next().map { ActionJournalReading($0, of: fileName) }
        }
    }
}
