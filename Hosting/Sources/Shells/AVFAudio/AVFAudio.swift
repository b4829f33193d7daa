@_exported public import AudioToolbox
@_exported public import HostedFoundation

/// Why there is no sound.
public struct AVError: Error, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case unknown = -11800
        case mediaServicesWereReset = -11819
        case operationNotAllowed = -11862
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

/// How an app's sound fits in with others; an extension has none.
open class AVAudioSession: NSObject, @unchecked Sendable {
    /// The purpose of an app's sound.
    public struct Category: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    }

    /// A special use of sound.
    public struct Mode: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    }

    /// How an app's sound mixes with others.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        public static let duckOthers = CategoryOptions(rawValue: 2)
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    }

    /// The handler of the sound's end.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    private static let session = AVAudioSession()

    open class func sharedInstance() -> AVAudioSession { session }

    open var category: Category { .soloAmbient }
    open var mode: Mode { .default }
    open var outputVolume: Float { 0 }
    open var isOtherAudioPlaying: Bool { false }
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    open var sampleRate: Double { 0 }
    open var preferredSampleRate: Double { 0 }
    open var ioBufferDuration: TimeInterval { 0 }
    open var preferredIOBufferDuration: TimeInterval { 0 }

    open func setPreferredSampleRate(_ sampleRate: Double) throws {}
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    open func setCategory(_ category: Category) throws {}
    open func setCategory(_ category: Category, options: CategoryOptions) throws {}
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

/// Plays a sound; here none is heard.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open var volume: Float = 1
    open var rate: Float = 1
    open var enableRate = false
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    public let url: URL?
    public let data: Data?

    public init(contentsOf url: URL, fileTypeHint utiString: String? = nil) throws {
        // A missing sound is an error here too.
        _ = try FileManager.default.attributesOfItem(atPath: url.path)
        self.url = url
        data = nil
    }

    public init(data: Data, fileTypeHint utiString: String? = nil) throws {
        self.data = data
        url = nil
    }

    open var duration: TimeInterval { 0 }
    open var isPlaying: Bool { false }

    @discardableResult
    open func prepareToPlay() -> Bool { false }

    @discardableResult
    open func play() -> Bool { false }
    open func pause() {}
    open func stop() {}
}

/// Receives the end of a sound.
public protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// Speaks a text; here it is silent.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    open var isSpeaking: Bool { false }
    open func speak(_ utterance: AVSpeechUtterance) {}
}

/// What is spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
    public let speechString: String
    open var rate: Float = 0.5
    open var volume: Float = 1
    open var pitchMultiplier: Float = 1
    open var voice: AVSpeechSynthesisVoice?

    public init(string: String) {
        speechString = string
    }
}

/// A voice; the device has none.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    public init?(language languageCode: String?) { nil }
}
