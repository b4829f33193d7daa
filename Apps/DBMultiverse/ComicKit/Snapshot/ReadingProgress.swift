/// The progress within a chapter, in percent.
public enum ReadingProgress {
    /// Returns the percentage of a chapter that has been read when a page is open; that page counts as read.
    ///
    /// The result is rounded down. It is 0 before the first page, and 100 from the last page on.
    public static func percent(page: Int, of pages: ClosedRange<Int>) -> Int {
        guard page >= pages.lowerBound else { return 0 }
        guard page < pages.upperBound else { return 100 }
        // `Double` avoids integer overflow and is exact up to 2^53 pages.
        let done = Double(page) - Double(pages.lowerBound) + 1
        let all = Double(pages.upperBound) - Double(pages.lowerBound) + 1
        return min(max(Int((done * 100 / all).rounded(.down)), 0), 100)
    }

    /// Returns a stored percentage limited to 0…100.
    public static func shown(_ percent: Int) -> Int { min(max(percent, 0), 100) }
}
