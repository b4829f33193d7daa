/// The time after its observation for which each section may be called current, in seconds.
public enum SectionLifetime {
    /// The city counts the lots every five to ten minutes; after twice that time a lot by the river can be full.
    public static let parking = 20 * 60
    /// The estimate is published half an hour late and updated every five minutes.
    public static let crowd = 60 * 60
    /// The weather is observed every twenty minutes to an hour.
    public static let weather = 90 * 60
    /// Dust is measured every hour.
    public static let dust = 120 * 60
}
