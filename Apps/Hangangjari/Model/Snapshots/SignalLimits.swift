package import HangangjariAPI
package import Vitrine

extension FreshnessPolicy {
    /// The limits of a signal: those of what it rests on.
    ///
    /// ``Signal/Kind/pleasant`` rests on all sections and is stamped with the oldest of their observations, which is the
    /// crowd's as a rule; whoever draws it also asks whether every section that it knows is current.
    package static func signal(_ kind: Signal.Kind) -> FreshnessPolicy {
        switch kind {
        case .parkingFull, .parkingScarce, .unknown: .parking
        case .crowded, .pleasant: .crowd
        case .dustBad: .dust
        case .raining, .rainLikely, .hot, .cold, .windy, .strongSun: .weather
        }
    }
}
