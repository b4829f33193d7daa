/// The kind of device that a screen belongs to.
///
/// The raw values are the names in messages and in a manifest.
public enum DeviceIdiom: String, Codable, Hashable, Sendable, CaseIterable {
    case phone
    case pad
}
