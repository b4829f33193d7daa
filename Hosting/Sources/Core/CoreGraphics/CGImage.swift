/// A picture's file, or a part of it; nothing here decodes its pixels.
public final class CGImage: Sendable {
    /// The bytes of the file.
    public let fileData: Data
    /// The part of the file that is the picture, in pixels; nil for all of it.
    public let _part: CGRect?
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int

    /// Wraps the file of an image; nil for a symbol and a missing image.
    public init?(_ image: UIImage) {
        guard let data = image.fileData, UIImage(data: data) != nil else { return nil }
        fileData = data
        _part = image._part
        width = Int(image.size.width * image.scale)
        height = Int(image.size.height * image.scale)
    }

    private init(_ whole: CGImage, part: CGRect) {
        fileData = whole.fileData
        _part = part
        width = Int(part.width)
        height = Int(part.height)
    }

    /// The pixels of a rectangle that the picture has, of which the edges are whole; nil without one.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        if rect.contains(whole) { return self }
        let part = rect.integral.intersection(whole)
        guard part.width > 0, part.height > 0 else { return nil }
        let corner = _part?.origin ?? .zero
        return CGImage(self, part: part.offsetBy(dx: corner.x, dy: corner.y))
    }

    public func copy() -> CGImage? { self }
}
