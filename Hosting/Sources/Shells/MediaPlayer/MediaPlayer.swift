@_exported public import AVFoundation
@_exported public import HostedFoundation
@_exported public import UIKit

/// A song of the person's library; there is none.
open class MPMediaItem: NSObject, @unchecked Sendable {
    open var title: String? { nil }
    open var artist: String? { nil }
    open var albumTitle: String? { nil }
    open var artwork: MPMediaItemArtwork? { nil }
    open var playbackDuration: TimeInterval { 0 }
    open var persistentID: UInt64 { 0 }
}

/// The picture of a song.
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    private let picture: @Sendable (CGSize) -> UIImage
    public let bounds: CGRect

    public init(boundsSize: CGSize, requestHandler: @escaping @Sendable (CGSize) -> UIImage) {
        bounds = CGRect(origin: .zero, size: boundsSize)
        picture = requestHandler
    }

    open func image(at size: CGSize) -> UIImage? { picture(size) }
}

/// Whether a person lets a program know the library.
public enum MPMediaLibraryAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, restricted, authorized
}

/// The person's library: permission is denied.
open class MPMediaLibrary: NSObject {
    open class func authorizationStatus() -> MPMediaLibraryAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping (MPMediaLibraryAuthorizationStatus) -> Void) {
        handler(.denied)
    }
}

/// A question to the library, which has no songs.
open class MPMediaQuery: NSObject {
    open var items: [MPMediaItem]? { [] }
    open class func songs() -> MPMediaQuery { MPMediaQuery() }
    open class func albums() -> MPMediaQuery { MPMediaQuery() }
    open class func playlists() -> MPMediaQuery { MPMediaQuery() }
}

/// Whether something plays.
public enum MPMusicPlaybackState: Int, Sendable {
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
}

/// A player that plays nothing.
open class MPMusicPlayerController: NSObject, @unchecked Sendable {
    public class var systemMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }
    public class var applicationMusicPlayer: MPMusicPlayerController { MPMusicPlayerController() }

    open var nowPlayingItem: MPMediaItem? { nil }
    open var playbackState: MPMusicPlaybackState { .stopped }
    open var currentPlaybackTime: TimeInterval = 0

    open func play() {}
    open func pause() {}
    open func stop() {}
    open func skipToNextItem() {}
    open func skipToPreviousItem() {}
    open func beginGeneratingPlaybackNotifications() {}
    open func endGeneratingPlaybackNotifications() {}
}

/// What the system shows of what plays.
open class MPNowPlayingInfoCenter: @unchecked Sendable {
    private static let shared = MPNowPlayingInfoCenter()

    // Written by an app, and shown by nothing here.
    open var nowPlayingInfo: [String: Any]?

    open class func `default`() -> MPNowPlayingInfoCenter { shared }
}

public let MPMediaItemPropertyTitle = "title"
public let MPMediaItemPropertyArtist = "artist"
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
public let MPMediaItemPropertyArtwork = "artwork"
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "MPNowPlayingInfoPropertyElapsedPlaybackTime"
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"

/// The buttons of the system's player, which a widget's program does not have.
open class MPRemoteCommandCenter: @unchecked Sendable {
    private static let one = MPRemoteCommandCenter()

    public let playCommand = MPRemoteCommand()
    public let pauseCommand = MPRemoteCommand()
    public let togglePlayPauseCommand = MPRemoteCommand()
    public let nextTrackCommand = MPRemoteCommand()
    public let previousTrackCommand = MPRemoteCommand()

    open class func shared() -> MPRemoteCommandCenter { one }
}

/// A button of the system's player; nobody presses it.
open class MPRemoteCommand: @unchecked Sendable {
    open var isEnabled = true

    @discardableResult
    open func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { self }
    open func removeTarget(_ target: Any?) {}
}

/// A press of a button.
open class MPRemoteCommandEvent: @unchecked Sendable {}

/// What became of a press.
public enum MPRemoteCommandHandlerStatus: Int, Sendable {
    case success = 0
    case noSuchContent = 100
    case noActionableNowPlayingItem = 110
    case commandFailed = 200
}
