extension WidgetInfo {
    /// An intent of SiriKit; none here, because no system service fills one in.
    public var configuration: INIntent? { nil }
}
