/// A list of chapter numbers in words.
enum ChapterNumbers {
    /// The largest number of parts that are written out.
    private static let maximumParts = 8

    /// Returns the numbers with runs of three or more shortened, such as `1, 2, 4 to 6`; a long list ends with a count.
    static func words(_ numbers: [Int]) -> String {
        var runs: [ClosedRange<Int>] = []
        for number in numbers.sorted() {
            if let last = runs.last, number - last.upperBound <= 1 {
                runs[runs.count - 1] = last.lowerBound...max(last.upperBound, number)
            } else {
                runs.append(number...number)
            }
        }
        let parts = runs.flatMap { run in
            run.count < 3 ? run.map { ($0...$0, "\($0)") } : [(run, "\(run.lowerBound) to \(run.upperBound)")]
        }
        let left = parts.dropFirst(maximumParts).reduce(0) { $0 + $1.0.count }
        let text = parts.prefix(maximumParts).map(\.1).joined(separator: ", ")
        return left == 0 ? text : "\(text) and \(left) more"
    }
}
