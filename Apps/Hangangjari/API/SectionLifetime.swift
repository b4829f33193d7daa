/// For how many seconds after it was observed each section may be called current.
package enum SectionLifetime {
    /// The lots are counted anew every five to ten minutes; twice that, and a lot by the river can be full.
    package static let parking = 20 * 60
    /// The estimate appears half an hour late and is made every five minutes.
    package static let crowd = 60 * 60
    /// Observed every twenty minutes to an hour.
    package static let weather = 90 * 60
    /// Measured every hour.
    package static let dust = 120 * 60
}
