/// Why content is hidden.
public struct RedactionReasons: OptionSet, Hashable, Sendable {
    /// One bit for each reason.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The content is only a placeholder: texts become bars, images become blocks.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// The content is private and the device is locked.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is outdated.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
