extension Int {
    /// Divides by a positive number, and rounds towards negative infinity.
    package func floorDivided(by divisor: Int) -> Int {
        self / divisor - (self % divisor < 0 ? 1 : 0)
    }

    /// The sum, or the nearest number that fits.
    package func addingClamped(_ other: Int) -> Int {
        let (sum, overflows) = addingReportingOverflow(other)
        return overflows ? (other < 0 ? .min : .max) : sum
    }
}
