/// The numbers by which a device treats widgets, each marked with how it is known.
///
/// Ready-made: ``observed``, ``documented``, and ``development``, which is ``observed`` with a short back-off. Every
/// number can be changed; a changed one is the device's own and is marked as modelled.
///
/// What a reload costs is decided in ``ReloadDecision``; no number here bounds how many there may be in a day.
public struct DeviceProfile: Codable, Hashable, Sendable {
    /// The profile's name.
    public var name: String
    /// How long the first wish for a reload waits for others, so that a burst is answered once.
    public var coalescing: ProfileNumber<Duration>
    /// How long a widget is left alone after its reload failed.
    public var failureBackOff: ProfileNumber<Duration>
    /// The least time between accepting a timeline and the reload that its policy asks for.
    public var minimumGap: ProfileNumber<Duration>
    /// When a timeline of one entry with the policy "at end" is asked for again, after its entry became current.
    public var singleEntryInterval: ProfileNumber<Duration>
    /// How many entries a timeline may have before a warning.
    public var entriesWithoutWarning: ProfileNumber<Int>
    /// The distance between entries below which a warning is given.
    public var entrySpacing: ProfileNumber<Duration>
    /// Whether the turn of the local day reloads every widget; false: only an entry at midnight shows anything new.
    public var reloadsAtMidnight: ProfileNumber<Bool>
    /// How long a program may take for an answer, on the host's clock, before it is killed.
    public var answerDeadline: ProfileNumber<Duration>
    /// How long an extension without work lives, on the host's clock.
    public var extensionIdle: ProfileNumber<Duration>
    /// The memory above which a program's peak is marked in the trace, in bytes.
    public var memoryMark: ProfileNumber<Int>
    /// How long after a failure a program is asked again what it offers; doubles with every further failure.
    public var descriptionRetry: ProfileNumber<Duration>

    /// What developers report, and a model where nobody says anything.
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

    /// Documented facts only, as far as there are any: no long back-off, and no warning for many entries.
    public static let documented = {
        var profile = observed
        profile.name = "documented"
        profile.failureBackOff = ProfileNumber(.seconds(60), .modelled)
        profile.entriesWithoutWarning = ProfileNumber(.max, .modelled)
        return profile
    }()

    /// As ``observed``, but a failed reload is tried again after 10 seconds instead of an hour.
    ///
    /// For writing widgets: a mistake that is put right shows at once. It is kinder than a phone.
    public static let development = {
        var profile = observed
        profile.name = "development"
        profile.failureBackOff = ProfileNumber(.seconds(10), .modelled)
        return profile
    }()

    /// The ready-made profiles.
    public static let all = [development, observed, documented]
}
