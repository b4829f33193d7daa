import SystemLibC

/// Finds the highest quality at which an encoder's output has at most a given number of bytes.
///
/// The size grows by about the same factor with each step of quality, so an interpolation between two known sizes is
/// usually close.
struct QualitySearch {
    /// The qualities to search.
    let range: ClosedRange<Int>

    /// The maximum file size, in bytes.
    let limit: Int

    /// An encoding within the limit, and its quality.
    struct Fit {
        var bytes: [UInt8]
        var quality: Int
    }

    /// The result of the search.
    enum Outcome {
        case fits(Fit)
        /// Even the lowest quality exceeds the limit, with this number of bytes.
        case tooLarge(byteCount: Int)
    }

    /// Tries qualities until it finds the highest that fits, or one that uses nine tenths of the limit.
    ///
    /// - Parameter encode: Encodes at a quality, without a limit.
    /// - Returns: The best encoding that fits, or the size at the lowest quality.
    /// - Throws: Any error of `encode`.
    func run(_ encode: (Int) throws(ImageError) -> [UInt8]) throws(ImageError) -> Outcome {
        let best = try encode(range.upperBound)
        if best.count <= limit { return .fits(Fit(bytes: best, quality: range.upperBound)) }
        var over = (quality: range.upperBound, byteCount: best.count)
        var fit: Fit?
        var misses = 1
        while true {
            let floor = fit?.quality ?? range.lowerBound - 1
            guard over.quality - floor > 1 else { break }
            if let fit, fit.bytes.count >= limit * 9 / 10 { break }
            // After two failed guesses, test the lowest quality to find out whether any quality fits.
            let quality = fit == nil && misses > 2 ? range.lowerBound : guess(over: over, fit: fit)
            let bytes = try encode(quality)
            if bytes.count <= limit {
                fit = Fit(bytes: bytes, quality: quality)
            } else {
                over = (quality, bytes.count)
                misses += 1
            }
        }
        return fit.map { .fits($0) } ?? .tooLarge(byteCount: over.byteCount)
    }

    /// Returns a quality strictly between the lowest that is too large and the highest that fits.
    private func guess(over: (quality: Int, byteCount: Int), fit: Fit?) -> Int {
        let floor = fit?.quality ?? range.lowerBound - 1
        // Without a second known size, assume that a step of quality changes an image's size by about a fortieth.
        var steps = log(Double(over.byteCount) / Double(limit)) / 0.025
        if let fit {
            let whole = log(Double(over.byteCount) / Double(fit.bytes.count))
            steps = log(Double(over.byteCount) / Double(limit)) / whole * Double(over.quality - fit.quality)
        }
        let quality = over.quality - max(1, Int(steps.rounded(.up)))
        return min(max(quality, floor + 1), over.quality - 1)
    }
}
