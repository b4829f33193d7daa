extension GroupBox {
    /// Creates a box with its label first, as older code does.
    public nonisolated init(label: Label, @ViewBuilder content: () -> Content) {
        self.init(content: content) { label }
    }
}
