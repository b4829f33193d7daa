/// The environment variable by which a device says that time passes on it by command only.
///
/// Such a device plays a script: between two commands no time passes, however long a program really works. A program
/// that waits for a moment to come would then wait in vain, and in real time. So it waits for nothing, and counts the
/// wait as passed. The variable is missing under a device whose clock runs, and outside a device.
public enum ClockVariable {
    /// The variable's name.
    public static let name = "VITRINE_CLOCK"
    /// Its only value.
    public static let still = "still"

    /// Returns whether time passes by command only, for the value of the variable; nil stands for a missing variable.
    public static func isManual(_ value: String?) -> Bool { value == still }
}
