import Vitrine
import VitrinePlatform

/// Takes, watches and releases the claim on the fetch of one snapshot.
struct LoadClaims: Sendable {
    private let store: SnapshotStore
    private let key: SnapshotKey<LoadClaim>
    /// The store of the snapshot, which has the log.
    private let owner: SnapshotStore
    /// The maximum length of a claim; a longer one is from before a restart.
    private static let longest: Duration = .seconds(120)

    init(of fileName: String, in owner: SnapshotStore) {
        self.owner = owner
        // A claim is written in microseconds: a process that finds it locked for longer should go on without a claim.
        store = owner.records(in: "claims", lockTimeout: .milliseconds(500))
        key = SnapshotKey(fileName, default: .nobodys, maximumByteCount: 1 << 12)
    }

    /// Takes the claim, or renews it.
    ///
    /// - Returns: `claimed`, `taken`, or `unclaimable` if nothing can be written.
    func take(
        as holder: UInt64,
        for length: Duration,
        uptime: Duration,
        now: Date
    ) async -> LoadProcedure.Event {
        let moment = uptime.milliseconds
        let end = moment + min(length, Self.longest).milliseconds
        let mine = LoadClaim(holder: holder, until: end, failure: nil, isEmpty: false)
        do {
            try await write(now: now) { claim in
                if claim.holder != holder, Self.isUnderWay(claim, at: moment) { throw Taken(holder: claim.holder) }
                claim = mine
            }
            return .claimed
        } catch let other as Taken {
            return .taken(by: other.holder)
        } catch {
            let error = VitrineError(wrapping: error, key.fileName)
            owner.write(.warning, "the fetch for \(key.fileName) was not recorded", error, about: key.fileName)
            return .unclaimable
        }
    }

    /// Reads the current state of the claim.
    func check(uptime: Duration) -> LoadProcedure.Event {
        guard let claim = store.read(key).value else { return .ended(.over) }
        if Self.isUnderWay(claim, at: uptime.milliseconds) { return .taken(by: claim.holder) }
        guard let reason = claim.failure else { return .ended(.over) }
        return .ended(claim.isEmpty ? .empty(because: reason) : .failed(because: reason))
    }

    /// Releases the claim, if `holder` still holds it.
    func release(_ end: LoadProcedure.ClaimEnd, as holder: UInt64, now: Date) async {
        // A claim that cannot be released expires.
        try? await write(now: now) { claim in
            guard claim.holder == holder else { return }
            claim.until = 0
            switch end {
            case .over: claim.failure = nil
            case .failed(let reason): claim.failure = reason
            case .empty(let reason):
                claim.failure = reason
                claim.isEmpty = true
            }
        }
    }

    private func write(now: Date, _ change: @escaping @Sendable (inout LoadClaim) throws -> Void) async throws {
        try await uncancelled {
            do {
                try await store.async.update(key, now: now, change)
            } catch let error as VitrineError where error.code == .containerMissing {
                // The first claim in a container: the folder of the claims does not exist yet.
                try store.container.create()
                try await store.async.update(key, now: now, change)
            }
        }
    }

    /// Ends a claim that another load has.
    private struct Taken: Error {
        var holder: UInt64
    }

    private static func isUnderWay(_ claim: LoadClaim, at moment: Int64) -> Bool {
        claim.until > moment && claim.until <= moment + longest.milliseconds
    }
}

/// Does work to its end even if the caller's task is cancelled: a cancelled load still stores what has arrived, and
/// releases its claim.
func uncancelled(_ work: @escaping @Sendable () async throws -> Void) async throws {
    try await Task { try await work() }.value
}

extension Duration {
    /// The length in whole milliseconds.
    fileprivate var milliseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1000 + attoseconds / 1_000_000_000_000_000
    }
}
