import Foundation

/// The size of a symbol.
public enum UIImageSymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large
}

/// How an image is tinted.
public enum UIImageRenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
}

extension UIImage {
    /// Returns the image unchanged; the view decides on its tint.
    public func withRenderingMode(_ renderingMode: UIImageRenderingMode) -> UIImage { self }
}
