public import VitrineDevice

/// What a fleet did with one policy, added up over all its widgets.
///
/// The size is the same for every number of widgets and days.
public struct FleetResult: Hashable, Sendable {
    public var policy: String
    public var widgets: Int
    public var days: Int
    /// How often a person looked at a widget.
    public private(set) var lookCount = 0
    /// The looks by the age of the shown data in minutes; the last number counts all that are older.
    private(set) var ages = [Int](repeating: 0, count: longestAge + 1)
    /// The looks at a widget that never had data.
    public private(set) var emptyLooks = 0
    /// The reloads by what happened to them.
    public private(set) var reloads: [String: Int] = [:]
    /// The requests at the service by the minute of the day.
    public private(set) var requestsByMinute = [Int](repeating: 0, count: 1_440)

    /// The longest age that is told apart, in minutes: two days.
    static let longestAge = 2_880

    mutating func look(age: Double?) {
        lookCount += 1
        guard let age else {
            emptyLooks += 1
            ages[Self.longestAge] += 1
            return
        }
        ages[min(Int(max(age, 0) / 60), Self.longestAge)] += 1
    }

    mutating func count(_ verdict: ReloadLedger.Verdict) { reloads[verdict.rawValue, default: 0] += 1 }

    mutating func request(at time: Double) {
        let minute = Int((time / 60).rounded(.down)) % 1_440
        requestsByMinute[minute < 0 ? minute + 1_440 : minute] += 1
    }
}

extension FleetResult {
    /// The age in minutes that a share of the looks did not exceed; nil if nobody looked.
    public func age(ofShare share: Double) -> Int? {
        guard lookCount > 0 else { return nil }
        let wanted = max(1, Int((share * Double(lookCount)).rounded(.up)))
        var count = 0
        for (minute, looks) in ages.enumerated() {
            count += looks
            if count >= wanted { return minute }
        }
        return Self.longestAge
    }

    /// The share of the looks at data that was at most so many minutes old; nil if nobody looked.
    public func share(upToAge minutes: Int) -> Double? {
        guard lookCount > 0 else { return nil }
        return Double(ages.prefix(max(0, minutes) + 1).reduce(0, +)) / Double(lookCount)
    }

    /// The reloads with a verdict, a widget and day.
    public func reloadsPerDay(_ verdict: ReloadLedger.Verdict) -> Double {
        Double(reloads[verdict.rawValue] ?? 0) / Double(widgets * days)
    }

    /// The requests in a minute of the day, as the mean of the days.
    public func requests(inMinute minute: Int) -> Double { Double(requestsByMinute[minute]) / Double(days) }

    /// The largest number of requests in a minute of the day, as the mean of the days.
    public var peakRequests: Double { Double(requestsByMinute.max() ?? 0) / Double(days) }

    /// The mean number of requests a minute.
    public var meanRequests: Double { Double(requestsByMinute.reduce(0, +)) / Double(1_440 * days) }

    /// What the reloads of a widget and day cost, in units of one start of the extension.
    ///
    /// A request over the network counts as three starts. The weights are made up: they compare policies with each
    /// other.
    public var energyPerDay: Double {
        let starts = (reloads["free"] ?? 0) + (reloads["charged"] ?? 0)
        return (Double(starts) + 3 * Double(requestsByMinute.reduce(0, +))) / Double(widgets * days)
    }
}
