/// How a stored image must be rotated or mirrored to be upright.
///
/// The raw values are those of EXIF's tag 0x0112 (CIPA DC-008, "Orientation").
public enum ImageOrientation: Int, Sendable, Hashable, CaseIterable {
    /// Stored upright.
    case up = 1
    /// Mirrored left to right.
    case upMirrored
    /// Upside down.
    case down
    /// Mirrored top to bottom.
    case downMirrored
    /// Mirrored, and rotated a quarter turn.
    case leftMirrored
    /// Must be rotated a quarter turn clockwise.
    case right
    /// Mirrored, and rotated three quarter turns.
    case rightMirrored
    /// Must be rotated a quarter turn anticlockwise.
    case left

    /// Whether width and height are exchanged.
    public var swapsAxes: Bool { rawValue >= 5 }
}
