#if !canImport(Darwin)
public import VitrineUI
public import VitrineWidgets

extension TimelineProviderContext {
    /// Returns a context to call a provider with, because WidgetKit's context has no public initialiser.
    ///
    /// The default size is the family's size on a screen of 393 by 852 points.
    public static func testing(
        _ family: WidgetFamily,
        isPreview: Bool = false,
        displaySize: CGSize? = nil
    ) -> TimelineProviderContext {
        TimelineProviderContext(
            family: family,
            isPreview: isPreview,
            displaySize: displaySize ?? family.standardSize
        )
    }
}
#endif
