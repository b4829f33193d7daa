@_exported public import AVFoundation
@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import CoreLocation
@_exported public import HostedFoundation
@_exported public import ImageIO

/// Whether a person lets a program read the photos.
public enum PHAuthorizationStatus: Int, Sendable {
    case notDetermined, restricted, denied, authorized, limited
}

/// What a program does with the photos.
public enum PHAccessLevel: Int, Sendable {
    case addOnly = 1
    case readWrite
}

/// The photos; the device has none, and answers as if permission were denied.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
    open class func authorizationStatus(for accessLevel: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    open class func authorizationStatus() -> PHAuthorizationStatus { .denied }
    open class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
}

/// What is found: nothing.
open class PHFetchResult<ObjectType>: NSObject, @unchecked Sendable {
    open var count: Int { 0 }
    open var firstObject: ObjectType? { nil }
    open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void) {}
}

/// How photos are found.
open class PHFetchOptions: NSObject, @unchecked Sendable {
    open var predicate: NSPredicate?
    open var sortDescriptors: [NSSortDescriptor]?
    open var fetchLimit = 0
}

/// What kind of medium it is.
public enum PHAssetMediaType: Int, Sendable {
    case unknown, image, video, audio
}

/// A photo.
open class PHAsset: NSObject, @unchecked Sendable {
    open var localIdentifier: String { "" }
    open var creationDate: Date? { nil }

    open class func fetchAssets(with mediaType: PHAssetMediaType, options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
        PHFetchResult()
    }

    open class func fetchAssets(
        withLocalIdentifiers identifiers: [String],
        options: PHFetchOptions?
    ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
