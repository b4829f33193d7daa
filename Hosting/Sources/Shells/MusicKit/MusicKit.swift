@_exported public import HostedFoundation

/// Whether a person lets a program use Apple Music: permission is denied.
public enum MusicAuthorization {
    /// The status of the permission.
    public enum Status: String, Sendable {
        case notDetermined, denied, restricted, authorized
    }

    public static var currentStatus: Status { .denied }
    public static func request() async -> Status { .denied }
}

/// Why there is no music.
public enum MusicTokenRequestError: Error, Sendable {
    case permissionDenied
}

/// The identity of something in the catalogue.
public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        rawValue = value
    }
}

/// Something in the catalogue.
public protocol MusicItem: Sendable {
    var id: MusicItemID { get }
}

/// A list of things in the catalogue.
public typealias MusicItemCollection<Item: MusicItem> = [Item]

/// A picture of something in the catalogue.
public struct Artwork: Hashable, Sendable {
    public func url(width: Int, height: Int) -> URL? { nil }
}

/// A song; none is ever found.
public struct Song: MusicItem, Identifiable, Hashable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let albumTitle: String?
    public let artwork: Artwork?
    public let duration: TimeInterval?
}

/// An album; none is ever found.
public struct Album: MusicItem, Identifiable, Hashable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let artwork: Artwork?
}

/// A list of songs of a person; none is ever found.
public struct Playlist: MusicItem, Identifiable, Hashable {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
}

/// A search; it fails, because permission is denied.
public struct MusicCatalogSearchRequest: Sendable {
    public var limit: Int?
    public var offset: Int?

    public init(term: String, types: [any MusicItem.Type]) {}

    public func response() async throws -> MusicCatalogSearchResponse {
        throw MusicTokenRequestError.permissionDenied
    }
}

/// What a search found.
public struct MusicCatalogSearchResponse: Sendable {
    public let songs: MusicItemCollection<Song>
    public let albums: MusicItemCollection<Album>
    public let playlists: MusicItemCollection<Playlist>
}

/// A player that plays nothing.
open class MusicPlayer: @unchecked Sendable {
    public func play() async throws { throw MusicTokenRequestError.permissionDenied }
    public func pause() {}
    public func stop() {}
    public func skipToNextEntry() async throws { throw MusicTokenRequestError.permissionDenied }
    public func skipToPreviousEntry() async throws { throw MusicTokenRequestError.permissionDenied }
}

/// The player of the Music app.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
    public static let shared = SystemMusicPlayer()
}

/// The player of an app.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
    public static let shared = ApplicationMusicPlayer()
}
