/// How a stored picture has to be turned to be upright.
///
/// The numbers are those of EXIF's tag 0x0112 (CIPA DC-008, "Orientation").
public enum ImageOrientation: Int, Sendable, Hashable, CaseIterable {
    /// Stored upright.
    case up = 1
    /// Mirrored left to right.
    case upMirrored
    /// Upside down.
    case down
    /// Mirrored top to bottom.
    case downMirrored
    /// Mirrored, and turned a quarter.
    case leftMirrored
    /// To be turned a quarter clockwise.
    case right
    /// Mirrored, and turned three quarters.
    case rightMirrored
    /// To be turned a quarter anticlockwise.
    case left

    /// Whether width and height change places.
    public var swapsAxes: Bool { rawValue >= 5 }
}
