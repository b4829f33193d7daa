@_exported public import AVFAudio
@_exported public import CoreGraphics
@_exported public import ImageIO
@_exported public import QuartzCore
@_exported public import UniformTypeIdentifiers

/// The largest rectangle of a shape within another one, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let (width, height) = (aspectRatio.width * scale, aspectRatio.height * scale)
    return CGRect(x: boundingRect.midX - width / 2, y: boundingRect.midY - height / 2, width: width, height: height)
}

/// A medium, such as a film.
open class AVAsset: NSObject, @unchecked Sendable {
    public convenience init(url URL: URL) {
        self.init()
    }
}

/// A medium at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL

    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
    }
}

/// A medium that is played.
open class AVPlayerItem: NSObject, @unchecked Sendable {
    public let asset: AVAsset

    public convenience init(url URL: URL) {
        self.init(asset: AVURLAsset(url: URL))
    }

    public init(asset: AVAsset) {
        self.asset = asset
    }
}

/// Plays a medium; an extension shows and plays none.
open class AVPlayer: NSObject, @unchecked Sendable {
    public private(set) var currentItem: AVPlayerItem?
    open var volume: Float = 1
    open var isMuted = false
    open var rate: Float = 0

    public init(playerItem item: AVPlayerItem?) {
        currentItem = item
    }

    public convenience init(url URL: URL) {
        self.init(playerItem: AVPlayerItem(url: URL))
    }

    public convenience override init() {
        self.init(playerItem: nil)
    }

    open func play() {}
    open func pause() {}
    open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}

/// Takes pictures out of a film; here there are none.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero

    public init(asset: AVAsset) {}
}

/// What a device of this machine records.
public struct AVMediaType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
}

/// Whether a person lets a program record.
public enum AVAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized
}

/// A camera or a microphone; the device has none and permission is denied.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}
