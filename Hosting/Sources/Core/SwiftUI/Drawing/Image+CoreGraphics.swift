extension Image {
    /// How the pixels of an image are turned, as its metadata says.
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    /// Creates an image of Core Graphics with the text that a screen reader speaks; it is turned as its file says.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
        self = _labelled(label)
    }

    /// Creates an image of Core Graphics that a screen reader ignores; it is turned as its file says.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .up))
        self = _labelled(nil)
    }
}
