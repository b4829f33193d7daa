/// Who is fetching for a snapshot, beside it in the container: a small record, not a lock.
///
/// A process may be suspended in the middle of a request, and one that is suspended while it holds a lock in a shared
/// container is ended by the system; so nothing is locked for longer than it takes to write this record. The record of a
/// process that died runs out.
///
/// Times are the machine's running time, which every process of the machine reads alike and nobody can set. A record
/// from before a restart lies further ahead than any claim could, and counts as run out.
struct LoadClaim: Codable, Hashable, Sendable {
    /// A number that only its holder has drawn.
    var holder: UInt64
    /// Until when it holds, in milliseconds of the machine's running time.
    var until: Int64
    /// Why nothing came of it; nil while it is under way.
    var failure: FreshnessReason?
    /// Whether ``failure`` says that there is nothing to show.
    var isEmpty: Bool

    /// Where the records lie: a container of their own in the hidden folder, named as the snapshots are.
    static func container(in container: GroupContainer) -> GroupContainer {
        GroupContainer(path: "\(container.path)/\(GroupContainer.serviceFolder)/claims")
    }
}

extension SnapshotOwner {
    /// Who fetches.
    static let claimer = SnapshotOwner("claim", fields: ["holder", "until", "failure", "isEmpty"])
}
