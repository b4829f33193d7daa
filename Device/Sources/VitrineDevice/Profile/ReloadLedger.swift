public import Foundation

/// The reloads of a placed widget within the last 24 hours: what each cost, and which were held or refused.
///
/// The window rolls with the system's uptime and is not tied to midnight (documented), so setting the clock restores no
/// reload. A device that keeps its trace keeps the ledgers too: the time while it was off counts (modelled).
public struct ReloadLedger: Codable, Hashable, Sendable {
    /// What happened to a reload.
    public enum Verdict: String, Codable, Hashable, Sendable, CaseIterable {
        /// It happened and cost nothing.
        case free
        /// It happened and was charged to the budget.
        case charged
        /// A request for it was ignored.
        case refused
        /// It waits for the minimum gap or for the budget.
        case held
    }

    public struct Entry: Codable, Hashable, Sendable {
        /// The date on the device's clock.
        public var date: Date
        public var uptime: Duration
        public var verdict: Verdict
        /// The reason for the verdict, in a few words.
        public var reason: String
    }

    /// The length of the window.
    public static let window = Duration.seconds(86_400)
    /// The maximum number of entries; beyond it the oldest one leaves early.
    ///
    /// A charged entry can leave early only in Developer Mode, which has no limit to count for.
    public static let capacity = 2_000

    /// The entries, oldest first; entries older than the window leave when another one arrives.
    public private(set) var entries: [Entry] = []
    /// The uptimes of the app's requests that led to a reload of their own.
    private var requests: [Duration] = []
    /// The uptimes of the charged entries, so that a decision need not search all entries.
    private var charges: [Duration] = []

    /// Creates an empty ledger.
    public init() {}

    /// The number of entries with a verdict within the window.
    public func count(_ verdict: Verdict, at uptime: Duration) -> Int {
        entries.count { $0.verdict == verdict && uptime - $0.uptime < Self.window }
    }

    /// The uptime of the newest charged reload; nil if there is none.
    public var lastCharge: Duration? { charges.last }

    /// The uptime from which a budget has room for another charged reload; nil if it has room now.
    public func uptime(withRoomFor limit: Int, at uptime: Duration) -> Duration? {
        guard limit > 0 else { return uptime + Self.window }
        // The charge that must leave the window before there is room.
        guard charges.count >= limit else { return nil }
        let oldest = charges[charges.count - limit]
        return uptime - oldest < Self.window ? oldest + Self.window : nil
    }

    /// The number of the app's requests within an interval that led to a reload of their own.
    public func requests(within interval: Duration, at uptime: Duration) -> Int {
        requests.count { uptime - $0 < interval }
    }

    /// Adds an entry; those that are older than the window leave.
    package mutating func add(_ verdict: Verdict, because reason: String, at moment: DeviceInstant) {
        // Uptimes only grow, so what is too old stands at the beginning.
        entries.removeFirst(entries.prefix { moment.uptime - $0.uptime >= Self.window }.count)
        shorten(to: Self.capacity - 1)
        entries.append(Entry(date: moment.date, uptime: moment.uptime, verdict: verdict, reason: reason))
        guard verdict == .charged else { return }
        charges.removeFirst(charges.prefix { moment.uptime - $0 >= Self.window }.count)
        if charges.count == Self.capacity { charges.removeFirst() }
        charges.append(moment.uptime)
    }

    /// Removes the oldest entries down to a number; what was charged stays longest.
    private mutating func shorten(to count: Int) {
        while entries.count > count { entries.remove(at: entries.firstIndex { $0.verdict != .charged } ?? 0) }
    }

    /// Whether nothing in it is within the window any more.
    func isOver(at uptime: Duration) -> Bool { entries.last.map { uptime - $0.uptime >= Self.window } ?? true }

    /// Whether every uptime is one that a device can have: differences of others are not durations.
    var isPossible: Bool {
        let longest = Duration.seconds(100 * 366 * 86_400)
        return (entries.map(\.uptime) + requests + charges).allSatisfy { (.zero - longest...longest).contains($0) }
    }

    /// How many of the newest entries of each kind are stored while the device is off; no budget is larger.
    private static let stored = 200

    /// The ledger on a device whose uptime begins at zero so long after an uptime of this one, with what matters for a
    /// budget.
    func continued(after uptime: Duration, off: Duration) -> ReloadLedger {
        let shift = uptime + off
        var ledger = ReloadLedger()
        ledger.entries = entries
        ledger.shorten(to: Self.stored)
        for index in ledger.entries.indices { ledger.entries[index].uptime -= shift }
        ledger.requests = requests.suffix(Self.stored).map { $0 - shift }
        ledger.charges = charges.suffix(Self.stored).map { $0 - shift }
        return ledger
    }

    package mutating func addRequest(at uptime: Duration, keeping interval: Duration) {
        requests.removeAll { uptime - $0 >= interval }
        requests.append(uptime)
    }
}
