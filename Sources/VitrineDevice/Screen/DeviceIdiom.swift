/// What kind of device a screen belongs to.
///
/// The raw values are the names on the wire and in a manifest.
public enum DeviceIdiom: String, Codable, Hashable, Sendable, CaseIterable {
    /// A phone.
    case phone
    /// A pad.
    case pad
}
