/// Where a picture's bytes come from.
public final class CGDataProvider: Sendable {
    /// Nil for the pixels of a picture: nothing here decodes them.
    public let data: Data?

    public init?(data: Data) {
        self.data = data
    }

    fileprivate init() {
        data = nil
    }
}

extension CGImage {
    /// Nil: nothing here writes pixels as a file.
    public convenience init?(
        width: Int,
        height: Int,
        bitsPerComponent: Int,
        bitsPerPixel: Int,
        bytesPerRow: Int,
        space: CGColorSpace,
        bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider,
        decode: UnsafePointer<CGFloat>?,
        shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) { nil }

    /// A provider without bytes: nothing here decodes a picture.
    public var dataProvider: CGDataProvider? { CGDataProvider() }
    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { .device }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
}

/// Nil: a value of Swift has no place of its own, and the pixels of a picture have no bytes.
public func CFDataGetBytePtr(_ theData: Data?) -> UnsafePointer<UInt8>! { nil }

public func CFDataGetLength(_ theData: Data?) -> Int { theData?.count ?? 0 }
