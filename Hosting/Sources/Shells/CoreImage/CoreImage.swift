@_exported public import CoreGraphics
@_exported public import HostedFoundation
@_exported public import ImageIO
@_exported public import UIKit

/// A picture that filters make; the device has none, and every filter answers without one.
open class CIImage: NSObject, @unchecked Sendable {
    open var extent: CGRect { .zero }

    public override init() {}
    public convenience init?(image: UIImage) { nil }
    public convenience init?(data: Data) { nil }
    public convenience init?(contentsOf url: URL) { nil }
    public convenience init(cgImage: CGImage) { self.init() }
    public convenience init(color: CIColor) { self.init() }

    open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
    open func cropped(to rect: CGRect) -> CIImage { self }
    open func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
    open func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage { self }
    open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
    open func clampedToExtent() -> CIImage { self }
    open func composited(over dest: CIImage) -> CIImage { self }
}

/// A colour for a filter.
open class CIColor: NSObject, @unchecked Sendable {
    public let red, green, blue, alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public convenience init(color: UIColor) {
        let parts = color.cgColor.components ?? [0, 0, 0, 1]
        self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    public static var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    public static var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    public static var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}

/// Some numbers for a filter.
open class CIVector: NSObject, @unchecked Sendable {
    private let values: [CGFloat]

    public init(values: [CGFloat]) {
        self.values = values
    }

    public convenience init(x: CGFloat) { self.init(values: [x]) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init(values: [x, y, z, w]) }
    public convenience init(cgPoint point: CGPoint) { self.init(x: point.x, y: point.y) }

    public convenience init(cgRect rect: CGRect) {
        self.init(x: rect.origin.x, y: rect.origin.y, z: rect.width, w: rect.height)
    }

    open var count: Int { values.count }
    open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    open var x: CGFloat { value(at: 0) }
    open var y: CGFloat { value(at: 1) }
    open var z: CGFloat { value(at: 2) }
    open var w: CGFloat { value(at: 3) }
}

/// The context that renders images; here it renders none.
open class CIContext: NSObject, @unchecked Sendable {
    public init(options: [CIContextOption: Any]? = nil) {}

    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { nil }
    open func createCGImage(
        _ image: CIImage,
        from fromRect: CGRect,
        format: CIFormat,
        colorSpace: CGColorSpace?
    ) -> CGImage? { nil }
    open func pngRepresentation(of image: CIImage, format: CIFormat, colorSpace: CGColorSpace) -> Data? { nil }
    open func render(
        _ image: CIImage,
        toBitmap data: UnsafeMutableRawPointer,
        rowBytes: Int,
        bounds: CGRect,
        format: CIFormat,
        colorSpace: CGColorSpace?
    ) {}
}

/// The order of a picture's bytes.
public struct CIFormat: Hashable, Sendable {
    public static let RGBA8 = CIFormat()
    public static let BGRA8 = CIFormat()
}

/// A choice for a context.
public enum CIContextOption: Hashable, Sendable {
    case workingColorSpace, outputColorSpace, useSoftwareRenderer
}
