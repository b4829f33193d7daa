#if !canImport(SwiftUI)
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A picture's file, under UIKit's name and with the part of its interface that widgets use.
///
/// The file's bytes are kept as they are: nothing is decoded here, whoever draws does that.
public final class UIImage: Sendable {
    /// Where the picture comes from.
    package enum Source: Hashable, Sendable {
        /// A file's bytes.
        case file(ImageSource)
        /// A picture that is found by name when the entry is archived.
        case name(String)
    }

    /// The largest file that is read, in bytes.
    package static let greatestFile = 10 << 20

    /// Where the picture comes from.
    package let source: Source

    /// Makes a picture that shows nothing.
    public init() {
        source = .file(ImageSource(data: Data(), mediaType: "image/png", pixelWidth: 0, pixelHeight: 0))
    }

    /// Takes the bytes of a PNG, JPEG or WebP file; nil if they are none.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Takes the bytes of a PNG, JPEG or WebP file with a number of pixels a point; nil if they are none.
    public init?(data: Data, scale: CGFloat) {
        guard let header = ImageHeader(data), scale > 0 else { return nil }
        source = .file(
            ImageSource(
                data: data,
                mediaType: header.mediaType,
                pixelWidth: header.pixelWidth,
                pixelHeight: header.pixelHeight,
                scale: scale
            )
        )
    }

    /// Reads a PNG, JPEG or WebP file; nil if there is none at the path.
    ///
    /// As with UIKit, `@2x` or `@3x` at the end of the name says how many pixels a point has. A file of more than 10 MiB is
    /// none: no archive takes it.
    public convenience init?(contentsOfFile path: String) {
        // Why a picture cannot be read is not asked for: as with UIKit the answer is that there is none.
        guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
            size <= Self.greatestFile
        else { return nil }
        guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
        let stem = path.split(separator: "/").last?.split(separator: ".").first ?? ""
        self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
    }

    /// Names a picture that is found when the entry is archived; until then its size is zero.
    public init?(named name: String) {
        guard !name.isEmpty else { return nil }
        source = .name(name)
    }

    /// The size in points.
    public var size: CGSize {
        switch source {
        case .file(let file): file.size
        case .name: .zero
        }
    }

    /// The pixels a point.
    public var scale: CGFloat {
        switch source {
        case .file(let file): file.scale
        case .name: 1
        }
    }
}

extension UIImage: Equatable {
    /// Whether both show the same file.
    public static func == (lhs: UIImage, rhs: UIImage) -> Bool { lhs.source == rhs.source }
}
#endif
