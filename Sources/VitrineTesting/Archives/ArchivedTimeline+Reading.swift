#if !canImport(Darwin)
public import VitrinePlatform
public import VitrineWire
public import WidgetArchive

extension ArchivedTimeline.Entry {
    /// The words that the entry shows when it begins, one element a line, as a screen reader speaks them.
    ///
    /// ```swift
    /// #expect(timeline.entries[0].text == ["Habits", "3 of 5 done"])
    /// ```
    ///
    /// An element's value follows its label after a comma. Roles, actions and links are in ``reading``.
    public var text: [String] { rendering.text(at: date) }

    /// What a screen reader speaks when the entry begins, with roles, actions and links.
    public var reading: ArchiveReading { rendering.reading(at: date) }

    /// The first appearance when the entry begins, drawn with characters; empty without an archive.
    public var drawing: String {
        rendering.archives.first.map { PlainTextDrawing(now: date).text(for: $0) } ?? ""
    }

    /// Whether a text did not fit, in any of the appearances that were asked for.
    ///
    /// ```swift
    /// #expect(!timeline.entries[0].isTruncated)
    /// ```
    ///
    /// ``findings`` says which text it was; a failure of the expectation shows it.
    public var isTruncated: Bool { findings.contains { $0.kind == .truncated } }

    /// What the layout noted about the view, in all appearances, each finding once.
    public var findings: [ArchiveFinding] { rendering.findings }
}

extension ArchivedRendering {
    /// The words that the first appearance shows at a moment, one element a line, as a screen reader speaks them.
    public func text(at date: Date) -> [String] {
        reading(at: date).elements
            .map { element in [element.label, element.value].compactMap(\.self).joined(separator: ", ") }
    }

    /// What a screen reader speaks at a moment, in the first appearance; empty without an archive.
    public func reading(at date: Date) -> ArchiveReading {
        archives.first?.reading(now: date) ?? ArchiveReading(elements: [])
    }

    /// What the layout noted about the view, in all appearances, each finding once.
    public var findings: [ArchiveFinding] {
        var seen: Set<ArchiveFinding> = []
        return archives.flatMap(\.findings).filter { seen.insert($0).inserted }
    }
}
#endif
