import Vitrine
import VitrineUI

struct Parking {
    var free: Int
    var observedAt: Date
}

@MainActor @ViewBuilder
func view(of parking: Parking, stamp: SnapshotStamp, now: Date) -> some View {
    // The snippet.
}
