import Testing

@testable import VitrineImages

@Suite struct QualitySearchTests {
    /// For several growth rates and limits: the result fits, is near the limit or the best possible, and takes few
    /// encodings.
    @Test(arguments: [1.005, 1.02, 1.05, 1.1])
    func bestFittingQualityIsFoundInAFewSteps(_ growth: Double) throws {
        let range = 35...88
        let sizes = range.map { quality in
            Int((0..<(quality - 35)).reduce(1000.0) { size, _ in size * growth })
        }
        for limit in stride(from: 1000, through: (sizes.last ?? 0) + 100, by: max(1, (sizes.last ?? 0) / 300)) {
            var encodings = 0
            let outcome = try QualitySearch(range: range, limit: limit)
                .run { quality throws(ImageError) in
                    encodings += 1
                    return [UInt8](repeating: 0, count: sizes[quality - 35])
                }
            guard case .fits(let fit) = outcome else {
                Issue.record("nothing fits \(limit)")
                continue
            }
            #expect(fit.bytes.count <= limit)
            let next = fit.quality == 88 ? Int.max : sizes[fit.quality + 1 - 35]
            #expect(fit.bytes.count >= limit * 9 / 10 || next > limit, "quality \(fit.quality) for \(limit)")
            #expect(encodings <= 9, "\(encodings) encodings for \(limit)")
        }
    }

    @Test func failureReportsTheSmallestSize() throws {
        let outcome = try QualitySearch(range: 35...88, limit: 10)
            .run { quality throws(ImageError) in [UInt8](repeating: 0, count: quality) }
        guard case .tooLarge(let byteCount) = outcome else {
            Issue.record("something fits")
            return
        }
        #expect(byteCount == 35)
    }
}
