@_exported public import HostedFoundation

/// The haptics that the device supports: none.
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
}

/// Plays patterns that a person feels; a widget cannot.
open class CHHapticEngine: @unchecked Sendable {
    /// Why an engine stopped.
    public enum StoppedReason: Int, Sendable {
        case audioSessionInterrupt = 1
        case applicationSuspended, idleTimeout, notifyWhenFinished
        case systemError = -1
    }

    public typealias CompletionHandler = ((any Error)?) -> Void

    // Set by the code that made the engine, which never calls it here.
    open var resetHandler: () -> Void = {}
    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    open var isAutoShutdownEnabled = false
    open var playsHapticsOnly = false

    /// - Throws: Always, as on a device without the hardware.
    public init() throws { throw CHHapticError(.notSupported) }

    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    open func start() throws {}
    open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }
    open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
}

/// The time of a command that is to be followed at once.
public let CHHapticTimeImmediate: TimeInterval = 0

/// Plays one pattern.
public protocol CHHapticPatternPlayer: AnyObject {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func cancel() throws
}

/// Why nothing is felt.
public struct CHHapticError: Error, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case notSupported = -4809
        case engineNotRunning = -4805
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

/// A run of events.
open class CHHapticPattern: @unchecked Sendable {
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}

/// Something that a person feels.
open class CHHapticEvent: @unchecked Sendable {
    /// The kind of an event.
    public enum EventType: Sendable {
        case hapticTransient, hapticContinuous, audioContinuous, audioCustom
    }

    /// A quality of an event.
    public enum ParameterID: Sendable {
        case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained, audioVolume
    }

    public init(
        eventType type: EventType,
        parameters eventParams: [CHHapticEventParameter],
        relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {}
}

/// A quality of an event with its value.
open class CHHapticEventParameter: @unchecked Sendable {
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}

/// A change while a pattern plays.
open class CHHapticDynamicParameter: @unchecked Sendable {
    /// A quality that changes.
    public enum ID: Sendable {
        case hapticIntensityControl, hapticSharpnessControl, audioVolumeControl
    }

    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {}
}
