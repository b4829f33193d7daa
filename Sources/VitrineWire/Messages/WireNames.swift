/// The kind of device that a screen belongs to; the raw values are the names in messages and in a manifest.
public enum DeviceIdiom: String, Codable, Hashable, Sendable, CaseIterable {
    case phone
    case pad
}

/// How the system draws a widget, by the names of Apple's `WidgetRenderingMode`.
public enum WireRenderingMode: String, Codable, Hashable, Sendable, CaseIterable {
    case fullColor
    case accented
    case vibrant
}

/// A person's decision about an app's use of the location.
public enum LocationAuthorization: String, Codable, Hashable, Sendable, CaseIterable {
    case notDetermined
    case denied
    case authorized
}
