/// What the weeks of one seed showed: a value that only the programs, the seed and the options decide.
///
/// As one line of JSON it can be made on any machine and merged with others, see ``SeedsReport``.
public struct SeedReport: Codable, Hashable, Sendable {
    /// What the seeds of one run have in common.
    public struct Options: Codable, Hashable, Sendable {
        /// The version of the programs, as the caller names it; nil if it does not.
        public var commit: String?
        /// The script's name.
        public var script: String
        /// A digest of the files that decide, besides the programs, what happens: the script and the manifest.
        public var digest: String
        /// The ids of the apps that are installed; empty for all.
        public var apps: [String]
        /// The name of the profile that replaces the script's; nil for the script's own.
        public var profile: String?
        /// The rates that replace the script's, by what happens.
        public var rates: [String: Int]
        /// The number of weeks, the first one's number, and the length of each in days.
        public var weeks, first, days: Int

        public init(
            commit: String?,
            script: String,
            digest: String,
            apps: [String],
            profile: String?,
            rates: [String: Int],
            weeks: Int,
            first: Int,
            days: Int
        ) {
            self.commit = commit
            self.script = script
            self.digest = digest
            self.apps = apps
            self.profile = profile
            self.rates = rates
            self.weeks = weeks
            self.first = first
            self.days = days
        }

        /// Whether the numbers are those that a run can have.
        var isPossible: Bool {
            [weeks, first].allSatisfy(Self.weekNumbers.contains) && Self.weekLengths.contains(days)
        }

        /// The numbers of weeks, and how many there may be.
        public static let weekNumbers = 1...10_000
        /// The lengths of a week in days.
        public static let weekLengths = 1...7
    }

    public var options: Options
    public var seed: UInt64
    /// What the checkers found, each with the number of its week.
    public private(set) var findings: [String] = []
    public private(set) var reachability = Reachability()

    public init(options: Options, seed: UInt64) {
        self.options = options
        self.seed = seed
    }

    /// Adds a week of the seed.
    public mutating func add(_ week: SimulatedWeek) {
        reachability.add(week)
        for finding in week.failures {
            guard let failure = finding.failure else { continue }
            findings.append("week \(week.number): \(finding.text): \(failure.message)")
        }
    }
}
