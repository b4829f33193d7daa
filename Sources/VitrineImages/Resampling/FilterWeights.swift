#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Which neighbours a pixel is made of, along one edge, and how much each of them counts.
///
/// The filter is Lanczos' with three lobes, widened by the scale: it keeps letters sharp, and what is finer than the
/// result's pixels does not come back as patterns.
struct FilterWeights {
    /// Neighbours of each pixel.
    let taps: Int

    /// For each pixel its first neighbour.
    let first: [Int32]

    /// For each pixel the weights of its neighbours, which sum up to 1.
    let weights: [Float]

    /// Computes the weights.
    ///
    /// - Parameters:
    ///   - count: How many source pixels there are, at least 1.
    ///   - extent: How long they are together, in source pixels: less than `count` where the last one is not whole.
    ///   - target: How many pixels the result has, at least 1.
    init(from count: Int, extent: Double, to target: Int) {
        let scale = extent / Double(target)
        let support = Self.lobes * max(1, scale)
        let taps = min(count, Int((2 * support).rounded(.up)) + 1)
        var first: [Int32] = []
        var weights: [Float] = []
        first.reserveCapacity(target)
        weights.reserveCapacity(target * taps)
        for pixel in 0..<target {
            let center = (Double(pixel) + 0.5) * scale
            let start = min(max(0, Int((center - support).rounded(.down))), count - taps)
            let values = (start..<start + taps).map { Self.kernel((Double($0) + 0.5 - center) / max(1, scale)) }
            let sum = values.reduce(0, +)
            first.append(Int32(start))
            weights += values.map { Float($0 / sum) }
        }
        self.taps = taps
        self.first = first
        self.weights = weights
    }

    private static let lobes = 3.0

    private static func kernel(_ x: Double) -> Double {
        guard x != 0 else { return 1 }
        guard abs(x) < lobes else { return 0 }
        let angle = Double.pi * x
        return lobes * sin(angle) * sin(angle / lobes) / (angle * angle)
    }
}
