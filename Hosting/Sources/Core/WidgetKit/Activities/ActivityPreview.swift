extension ActivityAttributes {
    /// Shows a live activity in Xcode's canvas; here it is empty.
    @MainActor
    public func previewContext(
        _ contentState: ContentState,
        isStale: Bool = false,
        viewKind: ActivityPreviewViewKind
    ) -> some View { EmptyView() }
}
