#if !canImport(SwiftUI)
/// Why content is not to be read.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// One bit a reason.
    public let rawValue: Int

    /// Makes reasons from their bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The content is only a placeholder: texts become bars, pictures blocks.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// The content is private and the device is locked.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is out of date.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
#endif
