// What docs/snapshot-format.md uses of WidgetKit.
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    public func reloadTimelines(ofKind kind: String) {}
}
