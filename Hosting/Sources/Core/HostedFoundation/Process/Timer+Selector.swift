extension Timer {
    /// A timer that does nothing: there are no methods of Objective-C to call.
    public convenience init(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) { self.init(timeInterval: ti, repeats: yesOrNo) { _ in } }

    /// A timer that does nothing: there are no methods of Objective-C to call.
    public convenience init(
        fireAt date: Date,
        interval ti: TimeInterval,
        target t: Any,
        selector s: Selector,
        userInfo ui: Any?,
        repeats rep: Bool
    ) { self.init(fire: date, interval: ti, repeats: rep) { _ in } }

    /// A timer that does nothing: there are no methods of Objective-C to call.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer { Timer(timeInterval: ti, repeats: yesOrNo) { _ in } }
}
