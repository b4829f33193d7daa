import SystemLibC

/// The source pixels that contribute to each result pixel along one dimension, and their weights.
///
/// This is the Lanczos filter with three lobes, widened by the scale. It keeps letters sharp, and prevents detail that
/// is finer than the result's pixels from showing up as patterns.
struct FilterWeights {
    /// The number of source pixels per result pixel.
    let taps: Int

    /// For each result pixel, its first source pixel.
    let first: [Int32]

    /// For each result pixel, the weights of its source pixels; their sum is 1.
    let weights: [Float]

    /// Computes the weights.
    ///
    /// - Parameters:
    ///   - count: The number of source pixels, at least 1.
    ///   - extent: Their total length in source pixels: less than `count` if the last one is partial.
    ///   - target: The number of result pixels, at least 1.
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
