public typealias AVAudioNodeBus = Int
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioFrameCount = UInt32

/// How sound is written in numbers.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    public let sampleRate: Double
    public let channelCount: AVAudioChannelCount

    public init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        self.sampleRate = sampleRate
        channelCount = channels
    }
}

/// Nodes that make sound together; an extension has none, and the engine does not start.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    public let mainMixerNode = AVAudioMixerNode()
    public let outputNode = AVAudioOutputNode()

    public override init() {}

    open var isRunning: Bool { false }
    open func attach(_ node: AVAudioNode) {}
    open func detach(_ node: AVAudioNode) {}
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open func prepare() {}
    open func start() throws { throw AVError(.operationNotAllowed) }
    open func pause() {}
    open func stop() {}
    open func reset() {}
}

/// A part of an engine; no sound goes through it.
open class AVAudioNode: NSObject, @unchecked Sendable {
    open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { silence }
    open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { silence }
    open func reset() {}

    private var silence: AVAudioFormat {
        // The format of no sound is one, too.
        // swift-format-ignore: NeverForceUnwrap
        AVAudioFormat(standardFormatWithSampleRate: 0, channels: 0)!
    }
}

/// The speaker.
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}

/// Mixes sounds; its volume is kept.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
    open var outputVolume: Float = 1
    open var pan: Float = 0
    public override init() {}
}

public typealias AVAudioSourceNodeRenderBlock = (
    UnsafeMutablePointer<ObjCBool>, UnsafePointer<AudioTimeStamp>, AVAudioFrameCount,
    UnsafeMutablePointer<AudioBufferList>
) -> Int32

/// Makes a sound in code, which is never asked for it.
open class AVAudioSourceNode: AVAudioNode, @unchecked Sendable {
    public init(renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {}
    public init(format: AVAudioFormat, renderBlock block: @escaping AVAudioSourceNodeRenderBlock) {}
}

/// Changes a sound by its pitch; the bands keep their values.
open class AVAudioUnitEQ: AVAudioNode, @unchecked Sendable {
    public let bands: [AVAudioUnitEQFilterParameters]
    open var globalGain: Float = 0

    public init(numberOfBands: Int) {
        bands = (0..<numberOfBands).map { _ in AVAudioUnitEQFilterParameters() }
    }
}

/// What a band of an equaliser does.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
    case resonantLowShelf, resonantHighShelf
}

/// A band of an equaliser.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    open var filterType = AVAudioUnitEQFilterType.parametric
    open var frequency: Float = 0
    open var bandwidth: Float = 0
    open var gain: Float = 0
    open var bypass = true
}
