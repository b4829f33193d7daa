#if canImport(ImageIO)
// Apple's platforms: ImageIO decodes at reduced size, rotates and converts.
import CoreGraphics
import Foundation
import ImageIO
import UniformTypeIdentifiers

extension CoverImage {
    static func make(_ input: borrowing ImageInput, limits: CoverLimits) throws(ImageError) -> CoverImage {
        try limits.check(byteCount: input.byteCount, name: input.name)
        let source = try AppleImageSource(input)
        try limits.check(source.header, name: source.name)
        var size = CoverSize(of: source.header, within: limits)
        let search = QualitySearch(range: limits.minimumQuality...limits.maximumQuality, limit: limits.maximumByteCount)
        while true {
            let image = try source.draw(at: size, background: limits.background)
            let outcome = try search.run { quality throws(ImageError) in
                try source.encode(image, quality: quality)
            }
            switch outcome {
            case .fits(let fit):
                return CoverImage(
                    jpeg: fit.bytes,
                    pixelWidth: size.width,
                    pixelHeight: size.height,
                    quality: fit.quality
                )
            case .tooLarge(let byteCount):
                let scale = min(0.95, (Double(limits.maximumByteCount) / Double(byteCount)).squareRoot() * 0.97)
                guard size.width > 1 || size.height > 1 else {
                    throw ImageError(.encodingFailed, "A single pixel needs \(byteCount) bytes.")
                }
                size = CoverSize(
                    width: max(1, Int(Double(size.width) * scale)),
                    height: max(1, Int(Double(size.height) * scale))
                )
            }
        }
    }
}

extension ImageHeader {
    static func read(_ input: consuming ImageInput) throws(ImageError) -> ImageHeader {
        try AppleImageSource(input).header
    }
}

/// An image that ImageIO reads.
private struct AppleImageSource {
    let name: String
    let header: ImageHeader
    private let source: CGImageSource

    init(_ input: borrowing ImageInput) throws(ImageError) {
        name = input.name
        let format = try input.format()
        let data = Data(try input.bytes(upTo: input.byteCount))
        let options = [kCGImageSourceShouldCache: false] as CFDictionary
        guard let source = CGImageSourceCreateWithData(data as CFData, options),
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, options) as? [CFString: Any],
            let width = properties[kCGImagePropertyPixelWidth] as? Int,
            let height = properties[kCGImagePropertyPixelHeight] as? Int
        else {
            throw ImageError(.damaged, "\(input.name) is damaged; copy or download it again.")
        }
        self.source = source
        let orientation = (properties[kCGImagePropertyOrientation] as? Int).flatMap { ImageOrientation(rawValue: $0) }
        header = ImageHeader(
            format: format,
            storedWidth: width,
            storedHeight: height,
            orientation: orientation ?? .up
        )
    }

    /// Decodes the image upright at about the requested size, and draws it in sRGB.
    func draw(at size: CoverSize, background: UInt32) throws(ImageError) -> CGImage {
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true,
            kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceThumbnailMaxPixelSize: max(size.width, size.height),
            kCGImageSourceShouldCacheImmediately: true,
        ]
        guard let thumbnail = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary) else {
            throw failure
        }
        guard CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete else {
            throw ImageError(.truncated, "\(name) is incomplete; copy or download it again.")
        }
        let space = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
        let context = CGContext(
            data: nil,
            width: size.width,
            height: size.height,
            bitsPerComponent: 8,
            bytesPerRow: 0,
            space: space,
            bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue
        )
        guard let context else { throw ImageError(.encodingFailed, "\(name) needs more memory than is available.") }
        let box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        let parts = [16, 8, 0].map { CGFloat(background >> $0 & 255) / 255 }
        context.setFillColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1)
        context.fill(box)
        context.interpolationQuality = .high
        context.draw(thumbnail, in: box)
        guard let image = context.makeImage() else { throw failure }
        return image
    }

    /// Encodes without metadata.
    func encode(_ image: CGImage, quality: Int) throws(ImageError) -> [UInt8] {
        let data = NSMutableData()
        let type = UTType.jpeg.identifier as CFString
        guard let destination = CGImageDestinationCreateWithData(data, type, 1, nil) else { throw failure }
        let options = [kCGImageDestinationLossyCompressionQuality: Double(quality) / 100] as CFDictionary
        CGImageDestinationAddImage(destination, image, options)
        guard CGImageDestinationFinalize(destination) else {
            throw ImageError(.encodingFailed, "The cover of \(name) could not be encoded; free some memory.")
        }
        return [UInt8](data as Data)
    }

    private var failure: ImageError {
        ImageError(.damaged, "\(name) is damaged; copy or download it again.")
    }
}
#endif
