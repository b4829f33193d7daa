/// The numbers that control how a device treats widgets, each with the basis for its value.
///
/// There are three predefined profiles, ``documented``, ``observed`` and ``harsh``, and ``development``, which is
/// ``observed`` in Developer Mode. You can change every number; mark a changed number as modelled.
///
/// ``ReloadDecision`` decides by these numbers what a reload costs, and whether it may happen.
public struct DeviceProfile: Codable, Hashable, Sendable {
    public var name: String
    /// Whether reloads are limited at all; false is Developer Mode, in which no reload is refused or held for its cost.
    public var limitsReloads: ProfileNumber<Bool>
    /// The largest number of charged reloads of a placed widget in any 24 hours.
    public var chargedReloads: ProfileNumber<Int>
    /// The largest number of reloads within ``burstInterval`` that an app can cause by asking, even while it is in
    /// front.
    public var burstReloads: ProfileNumber<Int>
    /// The interval in which the reloads of a burst are counted.
    public var burstInterval: ProfileNumber<Duration>
    /// How long an app's reload requests are ignored after a tap on its widget opened it.
    public var quietAfterTap: ProfileNumber<Duration>
    /// How long the first reload request waits for others, so that a burst causes one reload.
    public var coalescing: ProfileNumber<Duration>
    /// How long a widget's reloads are held back after one failed; doubles with every further failure, up to an hour.
    public var failureBackOff: ProfileNumber<Duration>
    /// The minimum time between two charged reloads of a widget, and between accepting a timeline and the reload that
    /// its policy asks for.
    public var minimumGap: ProfileNumber<Duration>
    /// The minimum time between two charged reloads of a widget in Low Power Mode, if it is longer than ``minimumGap``.
    ///
    /// Apple documents that the mode pauses background refresh of apps ("Use Low Power Mode to save battery life on
    /// your iPhone") and gives no number for widgets.
    public var lowPowerGap: ProfileNumber<Duration>
    /// How long after its entry became current a timeline of one entry with the policy "at end" is reloaded.
    public var singleEntryInterval: ProfileNumber<Duration>
    /// The largest number of entries in a timeline that causes no warning.
    public var entriesWithoutWarning: ProfileNumber<Int>
    /// The distance between entries below which the trace has a warning.
    public var entrySpacing: ProfileNumber<Duration>
    /// Whether an entry is dropped that follows another one by less than ``entrySpacing``.
    public var dropsCloseEntries: ProfileNumber<Bool>
    /// How late an entry appears that was in the future when its timeline was accepted.
    public var entryDelay: ProfileNumber<Duration>
    /// The largest area of an image in an archived view, in pixels; a timeline with a larger one is not accepted.
    public var imageArea: ProfileNumber<Int>
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

    /// How long reloads are held back after a number of failures in a row; at most an hour, as developers observe it.
    func backOff(after failures: Int) -> Duration {
        let longest = max(failureBackOff.value, Self.observed.failureBackOff.value)
        return failureBackOff.value.doubled(afterFailures: failures, atMost: longest)
    }
}
