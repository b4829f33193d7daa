import PortableUI
public import VitrineUI
public import WidgetArchive

extension EntryArchive {
    /// Lays out a view as a widget of a size does, and archives it.
    ///
    /// - Parameters:
    ///   - view: The widget's content.
    ///   - width: The widget's width in points.
    ///   - height: The widget's height in points.
    ///   - contentMargin: The margin between the widget's edge and its content, in points.
    @MainActor
    public init(of view: some View, width: Double, height: Double, contentMargin: Double = 16) {
        var archiver = ViewArchiver()
        let request = ArchiveRequest(size: CGSize(width: width, height: height), contentMargin: contentMargin)
        self = archiver.archive(view, in: request)
    }
}
