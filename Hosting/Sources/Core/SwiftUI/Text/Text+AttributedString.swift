extension Text {
    /// Draws each run with SwiftUI's attributes and the emphasis of Markdown; a literal is a key instead.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self = attributedContent.runs.reduce(Text(verbatim: "")) { text, run in
            text + Text(verbatim: String(attributedContent[run.range].characters)).drawn(as: run)
        }
    }

    private func drawn(as run: AttributedString.Runs.Run) -> Text {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        var text = self
        let intent = run[InlinePresentationIntentAttribute.self] ?? []
        if intent.contains(.stronglyEmphasized) { text = text.bold() }
        if intent.contains(.emphasized) { text = text.italic() }
        if intent.contains(.strikethrough) { text = text.strikethrough() }
        if intent.contains(.code) { text = text.monospaced() }
        if let font = run[Scope.FontAttribute.self] { text = text.font(font) }
        if run.link != nil { text = text.foregroundStyle(.tint) }
        if let color = run[Scope.ForegroundColorAttribute.self] { text = text.foregroundColor(color) }
        if let kerning = run[Scope.KerningAttribute.self] { text = text.kerning(kerning) }
        if let tracking = run[Scope.TrackingAttribute.self] { text = text.tracking(tracking) }
        if let offset = run[Scope.BaselineOffsetAttribute.self] { text = text.baselineOffset(offset) }
        return text._decorated(
            underline: run[Scope.UnderlineStyleAttribute.self],
            strikethrough: run[Scope.StrikethroughStyleAttribute.self],
            background: run[Scope.BackgroundColorAttribute.self]
        )
    }
}

extension Text {
    /// Creates a text from a value in a format that gives its parts attributes.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(format.onDevice.format(input))
    }

    /// Creates a text from a value as a formatter writes it; it does not change while it is shown.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? String(describing: subject))
    }
}
