#if !canImport(WidgetKit)
public import VitrineUI
public import VitrineWidgets

extension TimelineProviderContext {
    /// A context to call a provider with, which WidgetKit gives no way to make.
    ///
    /// Without a size it has the family's on a screen of 393 by 852 points.
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
