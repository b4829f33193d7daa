import Vitrine
import VitrinePlatform

/// Takes, watches and releases the claim on the fetch of one snapshot.
struct LoadClaims: Sendable {
    private let store: SnapshotStore
    private let key: SnapshotKey<LoadClaim>
    /// The store of the snapshot, which has the log.
    private let owner: SnapshotStore
    /// The maximum plausible length of a claim; a longer one is invalid data.
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
    ) -> LoadProcedure.Event {
        let moment = uptime.milliseconds
        let mine = LoadClaim(holder: holder, until: moment + length.milliseconds, failure: nil, isEmpty: false)
        var other: UInt64?
        do {
            try write(now: now) { claim in
                if claim.holder != holder, Self.isUnderWay(claim, at: moment) {
                    other = claim.holder
                } else {
                    claim = mine
                }
            }
        } catch {
            let error = VitrineError(wrapping: error, key.fileName)
            owner.write(.warning, "the fetch for \(key.fileName) was not recorded", error, about: key.fileName)
            return .unclaimable
        }
        return other.map { .taken(by: $0) } ?? .claimed
    }

    /// Reads the current state of the claim.
    func check(uptime: Duration) -> LoadProcedure.Event {
        guard let claim = store.read(key).value else { return .ended(.over) }
        if Self.isUnderWay(claim, at: uptime.milliseconds) { return .taken(by: claim.holder) }
        guard let reason = claim.failure else { return .ended(.over) }
        return .ended(claim.isEmpty ? .empty(because: reason) : .failed(because: reason))
    }

    /// Releases the claim, if `holder` still holds it.
    func release(_ end: LoadProcedure.ClaimEnd, as holder: UInt64, now: Date) {
        // A claim that cannot be released expires.
        try? write(now: now) { claim in
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

    private func write(now: Date, _ change: (inout LoadClaim) -> Void) throws {
        do {
            try store.update(key, now: now, change)
        } catch let error as VitrineError where error.code == .containerMissing {
            // The first claim in a container: the folder of the claims does not exist yet.
            try store.container.create()
            try store.update(key, now: now, change)
        }
    }

    private static func isUnderWay(_ claim: LoadClaim, at moment: Int64) -> Bool {
        claim.until > moment && claim.until <= moment + longest.milliseconds
    }
}

extension Duration {
    /// The length in whole milliseconds.
    fileprivate var milliseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1000 + attoseconds / 1_000_000_000_000_000
    }
}
