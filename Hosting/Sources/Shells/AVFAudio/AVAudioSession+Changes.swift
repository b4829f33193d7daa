/// Where an app's sound goes: nowhere.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    open var inputs: [AVAudioSessionPortDescription] { [] }
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// An ear or a mouth of a phone; the device has none.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    open var portName: String { "" }
}

extension AVAudioSession {
    /// A kind of port.
    public struct Port: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let headphones = Port(rawValue: "Headphones")
    }

    // No such notification is posted here.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    public static let mediaServicesWereResetNotification =
        Notification.Name("AVAudioSessionMediaServicesWereResetNotification")

    /// Whether a call or an alarm has begun or ended.
    public enum InterruptionType: UInt, Sendable {
        case ended, began
    }

    /// What an app may do after an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// Why the sound goes elsewhere.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
    }

    /// Why a session refuses, by the four characters of each code.
    public enum ErrorCode: Int, Sendable {
        case none = 0
        case mediaServicesFailed = 0x6D73_7276
        case isBusy = 0x2161_6374
        case incompatibleCategory = 0x2163_6174
        case cannotInterruptOthers = 0x2169_6E74
        case missingEntitlement = 0x656E_743F
        case siriIsRecording = 0x7369_7269
        case cannotStartPlaying = 0x2170_6C61
        case cannotStartRecording = 0x2172_6563
        case badParam = -50
        case insufficientPriority = 0x2170_7269
        case resourceNotAvailable = 0x2172_6573
        case unspecified = 0x7768_6174
    }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
