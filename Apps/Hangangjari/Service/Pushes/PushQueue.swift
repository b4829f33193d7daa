/// The queue from which workers send pushes; any number of them at once.
///
/// There is at most one push for a phone in it, because a push reloads all widgets of an app and contains no values:
/// what changes meanwhile is part of it.
package protocol PushQueue: Sendable {
    /// Queues pushes for some of the phones that want to know about a change, not before their budgets allow it.
    /// - Returns: Whether there was a change with phones that had no push for it yet.
    /// - Throws: ``ServiceError`` `storage`.
    func spread(limit: Int) async throws(ServiceError) -> Bool

    /// Takes pushes that are due; those whose results are not stored in time can be taken again.
    /// - Throws: ``ServiceError`` `storage`.
    func take(limit: Int) async throws(ServiceError) -> [QueuedPush]

    /// Stores the results of attempts, except of those that have been taken again meanwhile.
    /// - Throws: ``ServiceError`` `storage`.
    func settle(_ results: [PushResult]) async throws(ServiceError)
}
