/// The time after its observation for which each section may be called current, in seconds.
public enum SectionLifetime {
    /// The city counts the lots every five to ten minutes, and a widget asks again after twenty and marks an age five
    /// minutes early: a count becomes old when the answer that should have replaced it is missing.
    public static let parking = 35 * 60
    /// The estimate is published half an hour late and updated every five minutes.
    public static let crowd = 65 * 60
    /// The weather is observed every twenty minutes to an hour.
    public static let weather = 90 * 60
    /// Dust is measured every hour.
    public static let dust = 120 * 60
}
