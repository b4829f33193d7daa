import Foundation

/// The size of a symbol.
public enum UIImageSymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
}

extension UIImage {
    /// The image's file as it is, whatever its format; nil for a symbol and a missing image.
    public func pngData() -> Data? { fileData }

    /// The image's file as it is, whatever its format and quality; nil for a symbol and a missing image.
    public func jpegData(compressionQuality: CGFloat) -> Data? { fileData }
}
