// What a widget says about itself for a headset; compiled, and without effect on the device.

/// How a widget is mounted on a wall.
public enum WidgetMountingStyle: Hashable, Sendable {
    case elevated, recessed
}

/// The material of a mounted widget.
public enum WidgetTexture: Hashable, Sendable {
    case glass, paper
}

/// How much a mounted widget shows, by the distance of the person.
public struct LevelOfDetail: Hashable, Sendable {
    private let isSimplified: Bool

    public static let `default` = LevelOfDetail(isSimplified: false)
    public static let simplified = LevelOfDetail(isSimplified: true)
}

extension EnvironmentValues {
    /// How much the widget shows; always the default, because the device does not measure the distance.
    public var levelOfDetail: LevelOfDetail { .default }
}

extension WidgetConfiguration {
    /// Has no effect, and a finding says so: the device has no walls.
    public nonisolated func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration {
        _noting("supportedMountingStyles has no effect: the device has no walls")
    }

    /// Has no effect, and a finding says so: the device does not wake an extension for a download.
    public nonisolated func onBackgroundURLSessionEvents(
        matching matchingString: String,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { _noting("onBackgroundURLSessionEvents has no effect") }

    /// Has no effect, and a finding says so: the device does not wake an extension for a download.
    public nonisolated func onBackgroundURLSessionEvents(
        matching: ((_ identifier: String) -> Bool)? = nil,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { _noting("onBackgroundURLSessionEvents has no effect") }

    /// Has no effect, and a finding says so: the device has no walls.
    public nonisolated func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration {
        _noting("widgetTexture has no effect: the device has no walls")
    }
}
