/// The numbers that control how a device treats widgets, each with the basis for its value.
///
/// There are three predefined profiles: ``observed``, ``documented``, and ``development``, which is ``observed`` with a
/// short back-off. You can change every number; mark a changed number as modelled.
///
/// ``ReloadDecision`` decides what a reload costs. No number here limits the reloads in a day.
public struct DeviceProfile: Codable, Hashable, Sendable {
    public var name: String
    /// How long the first reload request waits for others, so that a burst causes one reload.
    public var coalescing: ProfileNumber<Duration>
    /// How long a widget's reloads are held back after one failed.
    public var failureBackOff: ProfileNumber<Duration>
    /// The minimum time between accepting a timeline and the reload that its policy asks for.
    public var minimumGap: ProfileNumber<Duration>
    /// How long after its entry became current a timeline of one entry with the policy "at end" is reloaded.
    public var singleEntryInterval: ProfileNumber<Duration>
    /// The largest number of entries in a timeline that causes no warning.
    public var entriesWithoutWarning: ProfileNumber<Int>
    /// The distance between entries below which the trace has a warning.
    public var entrySpacing: ProfileNumber<Duration>
    /// Whether a new local day reloads every widget; if false, only an entry at midnight changes what a widget shows.
    public var reloadsAtMidnight: ProfileNumber<Bool>
    /// How long a program may take to answer, on the host's clock, before it is killed.
    public var answerDeadline: ProfileNumber<Duration>
    /// How long an extension's process stays alive without work, on the host's clock.
    public var extensionIdle: ProfileNumber<Duration>
    /// The peak memory, in bytes, above which the trace has a note about a program.
    public var memoryMark: ProfileNumber<Int>
    /// How long after a failure a program is asked again for its description; doubles with every further failure.
    public var descriptionRetry: ProfileNumber<Duration>

    /// Values that developers report, and modelled values where there are no reports.
    public static let observed = DeviceProfile(
        name: "observed",
        coalescing: ProfileNumber(.seconds(2), .observed),
        failureBackOff: ProfileNumber(.seconds(3600), .observed),
        minimumGap: ProfileNumber(.seconds(300), .modelled),
        singleEntryInterval: ProfileNumber(.seconds(1800), .modelled),
        entriesWithoutWarning: ProfileNumber(200, .observed),
        entrySpacing: ProfileNumber(.seconds(300), .documented),
        reloadsAtMidnight: ProfileNumber(false, .documented),
        answerDeadline: ProfileNumber(.seconds(30), .modelled),
        extensionIdle: ProfileNumber(.seconds(2), .modelled),
        memoryMark: ProfileNumber(30 << 20, .observed),
        descriptionRetry: ProfileNumber(.seconds(10), .modelled)
    )

    /// Documented values, as far as there are any: no long back-off, and no warning for many entries.
    public static let documented = {
        var profile = observed
        profile.name = "documented"
        profile.failureBackOff = ProfileNumber(.seconds(60), .modelled)
        profile.entriesWithoutWarning = ProfileNumber(.max, .modelled)
        return profile
    }()

    /// As ``observed``, but a failed reload is tried again after 10 seconds instead of an hour.
    ///
    /// Use it while you write widgets: the result of a fix appears soon. A phone waits longer.
    public static let development = {
        var profile = observed
        profile.name = "development"
        profile.failureBackOff = ProfileNumber(.seconds(10), .modelled)
        return profile
    }()

    /// The predefined profiles.
    public static let all = [development, observed, documented]
}
