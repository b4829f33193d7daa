public import HangangjariAPI
public import Vitrine

extension FreshnessPolicy {
    /// Returns the limits of a signal, which are those of the underlying section.
    ///
    /// ``Signal/Kind/pleasant`` depends on all sections and has the oldest of their times, which is usually that of the
    /// crowd. A view that shows it must also check that every known section is current.
    public static func signal(_ kind: Signal.Kind) -> FreshnessPolicy {
        switch kind {
        case .parkingFull, .parkingScarce, .unknown: .parking
        case .crowded, .pleasant: .crowd
        case .dustBad: .dust
        case .raining, .rainLikely, .hot, .cold, .windy, .strongSun: .weather
        }
    }
}
