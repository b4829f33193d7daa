/// The kind of device that a screen belongs to; the raw values are the names in messages and in a manifest.
public enum DeviceIdiom: String, Codable, Hashable, Sendable, CaseIterable {
    /// A device with a small screen.
    case phone
    /// A tablet, which has extra large widgets.
    case pad
}

/// How the system draws a widget, by the names of Apple's `WidgetRenderingMode`.
public enum WireRenderingMode: String, Codable, Hashable, Sendable, CaseIterable {
    /// The colours and the background as designed.
    case fullColor
    /// An accent group in a tint, everything else in white, without a background.
    case accented
    /// Greys without a background, as on the lock screen.
    case vibrant
}

/// A person's decision about an app's use of the location.
public enum LocationAuthorization: String, Codable, Hashable, Sendable, CaseIterable {
    /// The person was not asked yet.
    case notDetermined
    /// The person has refused.
    case denied
    /// The person has agreed.
    case authorized
}
