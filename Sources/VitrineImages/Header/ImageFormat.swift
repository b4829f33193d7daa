/// The formats that can be read.
public enum ImageFormat: String, Sendable, Hashable, CaseIterable {
    /// A format that the first bytes of a file tell; its name does not count.
    case jpeg, png, webp

    /// The usual file name extension, without the dot: `jpg`, `png`, `webp`.
    public var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
}
