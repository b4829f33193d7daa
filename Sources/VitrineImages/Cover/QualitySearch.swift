#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Finds the best quality at which an encoder stays within a number of bytes.
///
/// Sizes grow with quality by about the same factor each step, so a guess between two known sizes is rarely far off.
struct QualitySearch {
    /// Qualities that may be tried.
    let range: ClosedRange<Int>

    /// Largest file, in bytes.
    let limit: Int

    /// An encoding that fits, and its quality.
    struct Fit {
        var bytes: [UInt8]
        var quality: Int
    }

    /// What the search came to.
    enum Outcome {
        case fits(Fit)
        /// Even the lowest quality needs so many bytes.
        case tooLarge(byteCount: Int)
    }

    /// Tries qualities until the best is found, or one that uses nine tenths of the limit.
    ///
    /// - Parameter encode: Encodes at a quality, without a limit.
    /// - Returns: The best that fits, or the size of the worst.
    /// - Throws: What `encode` throws.
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
            // After two guesses in vain the question is only whether anything fits.
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

    /// A quality strictly between the lowest that is too large and the highest that fits.
    private func guess(over: (quality: Int, byteCount: Int), fit: Fit?) -> Int {
        let floor = fit?.quality ?? range.lowerBound - 1
        // Without a second point: a step of quality changes a picture's size by about a fortieth.
        var steps = log(Double(over.byteCount) / Double(limit)) / 0.025
        if let fit {
            let whole = log(Double(over.byteCount) / Double(fit.bytes.count))
            steps = log(Double(over.byteCount) / Double(limit)) / whole * Double(over.quality - fit.quality)
        }
        let quality = over.quality - max(1, Int(steps.rounded(.up)))
        return min(max(quality, floor + 1), over.quality - 1)
    }
}
