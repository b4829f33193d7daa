/// A file of a picture that is being made: that of the picture as it is, because nothing here encodes pixels.
public final class CGImageDestination {
    private let write: (Data) -> Bool
    private var image: CGImage?

    init(_ write: @escaping (Data) -> Bool) {
        self.write = write
    }

    func add(_ image: CGImage) {
        // Of several pictures, which few formats hold, the first one counts.
        self.image = self.image ?? image
    }

    /// Writes the file; false without a picture, and for a part of one.
    func finalize() -> Bool {
        guard let image, image._part == nil else { return false }
        return write(image.fileData)
    }
}

public func CGImageDestinationCreateWithData(
    _ data: NSMutableData,
    _ type: String,
    _ count: Int,
    _ options: [String: Any]?
) -> CGImageDestination? {
    CGImageDestination { file in
        data.append(file)
        return true
    }
}

public func CGImageDestinationCreateWithURL(
    _ url: URL,
    _ type: String,
    _ count: Int,
    _ options: [String: Any]?
) -> CGImageDestination? {
    // As with Apple's function, a file that cannot be written is no error, but false.
    CGImageDestination { (try? $0.write(to: url)) != nil }
}

public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: [String: Any]?) {
    idst.add(image)
}

public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finalize() }

public let kCGImageDestinationLossyCompressionQuality = "kCGImageDestinationLossyCompressionQuality"
public let kCGImageDestinationImageMaxPixelSize = "kCGImageDestinationImageMaxPixelSize"
