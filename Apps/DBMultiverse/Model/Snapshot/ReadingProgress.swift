/// How much of a chapter is read.
package enum ReadingProgress {
    /// The percentage of a chapter that is read when a page is open: the page itself counts.
    ///
    /// Whole percents, rounded down; 0 before the first page, 100 from the last page on.
    package static func percent(page: Int, of pages: ClosedRange<Int>) -> Int {
        guard page >= pages.lowerBound else { return 0 }
        guard page < pages.upperBound else { return 100 }
        // As numbers without a fraction a chapter of any length fits: 2^53 pages are exact.
        let done = Double(page) - Double(pages.lowerBound) + 1
        let all = Double(pages.upperBound) - Double(pages.lowerBound) + 1
        return min(max(Int((done * 100 / all).rounded(.down)), 0), 100)
    }

    /// A stored percentage as it may be shown.
    package static func shown(_ percent: Int) -> Int { min(max(percent, 0), 100) }
}
