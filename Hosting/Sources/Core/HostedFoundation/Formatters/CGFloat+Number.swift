extension CGFloat {
    /// The value of a number, as near as possible.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
