extension WidgetFamily: @retroactive CustomDebugStringConvertible {
    /// The name, such as `systemMedium`.
    public var debugDescription: String { description }
}
