/// A picture's file: nothing here draws pixels, so that a part of a picture is the picture itself.
public final class CGImage: Sendable {
    /// The bytes of the file.
    public let fileData: Data
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int

    /// What is not drawn of the picture; nil for nothing.
    public let _loss: String?

    /// Wraps the file of an image; nil for a symbol and a missing image.
    public init?(_ image: UIImage) {
        guard let data = image.fileData, UIImage(data: data) != nil else { return nil }
        fileData = data
        width = Int(image.size.width * image.scale)
        height = Int(image.size.height * image.scale)
        _loss = nil
    }

    private init(_ whole: CGImage, losing loss: String?) {
        fileData = whole.fileData
        width = whole.width
        height = whole.height
        _loss = loss
    }

    /// The whole picture, whose archive says so if a part was meant; nil without a pixel in common.
    public func cropping(to rect: CGRect) -> CGImage? {
        let whole = CGRect(x: 0, y: 0, width: width, height: height)
        guard rect.intersects(whole) else { return nil }
        let loss = rect.contains(whole) ? _loss : "CGImage.cropping(to:) draws the whole picture"
        return CGImage(self, losing: loss)
    }

    public func copy() -> CGImage? { self }
}
