/// What is behind the home screen and the lock screen.
///
/// Widgets of the appearances tinted and clear and of the lock screen let it through, so that it decides whether their
/// words can be read. The four are ours: they stand for a usual, a bright, a colourful and a dark picture.
public enum DeviceWallpaper: String, Codable, Hashable, Sendable, CaseIterable {
    /// Blue to red, of middle brightness.
    case dusk
    /// Bright and pale.
    case mist
    /// Saturated greens.
    case leaves
    /// Nearly black.
    case night
}
