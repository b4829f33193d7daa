/// The version of the programs, of the device and of the extensions that speak with it.
public enum VitrineVersion {
    /// The number of the release, or of the next one while the change log has an unreleased part.
    public static let number = "0.1.0"
}
