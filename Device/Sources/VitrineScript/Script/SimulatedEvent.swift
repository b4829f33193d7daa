/// Something that may happen to a phone in a simulated week.
public enum SimulatedEvent: String, CaseIterable, Hashable, Sendable {
    case tap, visit, follow, intent, lock, network, travel, push
    /// A program is killed at a system call, or the call fails.
    case systemCall
    /// A program is stopped while it changes a file, and another one of its app is used meanwhile.
    case stopped
    /// A program never answers.
    case hang
    /// A program starts too late to answer in time.
    case slowStart
    /// Every process of a program is killed.
    case crashLoop
    /// A program needs more memory than it may have.
    case memoryCap
    /// A file that an app shares is torn, damaged, or of a newer version.
    case torn, damaged, newerSchema
    /// Pushes are lost or late.
    case pushLost, pushLate
    case appearance, lowPower, fullDisk, reboot, clock, update

    /// Its weight: how often it happens, relative to the weights of the others, unless a script has another rate.
    ///
    /// These rates are made up: they are meant to reach every state often, not to resemble anyone.
    public var defaultWeight: Int {
        switch self {
        case .tap: 260
        case .visit: 240
        case .follow: 120
        case .intent: 100
        case .lock: 60
        case .network: 45
        case .travel: 35
        case .lowPower: 5
        case .push: 25
        case .systemCall: 20
        case .stopped: 30
        case .hang, .crashLoop, .memoryCap: 4
        case .slowStart: 3
        case .torn, .damaged, .newerSchema: 5
        case .pushLost, .pushLate: 5
        case .appearance: 10
        case .fullDisk: 10
        case .reboot, .clock: 10
        case .update: 10
        }
    }

    /// Whether it is a fault, which a week without it has not tried.
    package var isFault: Bool {
        switch self {
        case .systemCall, .stopped, .hang, .slowStart, .crashLoop, .memoryCap, .torn, .damaged, .newerSchema, .pushLost,
            .pushLate,
            .fullDisk, .reboot, .clock:
            true
        case .tap, .visit, .follow, .intent, .lock, .network, .travel, .push, .appearance, .lowPower, .update: false
        }
    }
}
