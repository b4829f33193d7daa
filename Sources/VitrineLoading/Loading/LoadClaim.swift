import Vitrine

/// A record of which process is fetching a snapshot, stored in the snapshot's container; it is not a lock.
///
/// A process may be suspended in the middle of a request, and the system ends a process that is suspended while it
/// holds a lock in a shared container. So a lock is held only for the time that it takes to write this record. The
/// record of a process that died expires.
///
/// Times are the machine's uptime, which is the same for every process of the machine and cannot be set. A record from
/// before a restart is further in the future than any valid claim, and counts as expired.
struct LoadClaim: Codable, Hashable, Sendable {
    /// A random number that identifies the holder.
    var holder: UInt64
    /// When the claim expires, in milliseconds of the machine's uptime.
    var until: Int64
    /// Why the fetch brought no value; nil while it is in progress.
    var failure: Freshness.Reason?
    /// Whether ``failure`` means that there is nothing to show.
    var isEmpty: Bool

    /// The record of a fetch that no process makes.
    static let nobodys = LoadClaim(holder: 0, until: 0, failure: nil, isEmpty: false)
}
