/// A picture's file: nothing here draws pixels, so that a part of a picture is the picture itself.
public final class CGImage: Sendable {
    /// The bytes of the file.
    public let fileData: Data
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int

    /// Wraps the file of an image; nil for a symbol and a missing image.
    public init?(_ image: UIImage) {
        guard let data = image.fileData, UIImage(data: data) != nil else { return nil }
        fileData = data
        width = Int(image.size.width * image.scale)
        height = Int(image.size.height * image.scale)
    }

    /// The whole picture.
    public func cropping(to rect: CGRect) -> CGImage? { self }

    public func copy() -> CGImage? { self }
}
