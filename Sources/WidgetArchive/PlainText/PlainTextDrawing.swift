public import VitrinePlatform

/// Draws an archive with characters, for terminals and for expected results of tests.
///
/// Elements are placed by their geometry: a cell represents 7 by 14 points. A text is on the row of its line. A gauge
/// is a bar (`[####····] 50%`) or a ring. A symbol is a single sign or its name in `‹›`. Redacted text is `▒`, an
/// image is `░`. The same archive and moment give the same characters on every machine. Wide characters count as two
/// columns.
///
/// ```
/// ╭──────────────────────╮
/// │ Habits               │
/// │ [#######·······] 50% │
/// ╰──────────────────────╯
/// ```
public struct PlainTextDrawing: Sendable {
    /// The moment at which live texts and gauges are drawn.
    public var now: Date
    /// Formats live texts.
    public var wording: any LiveTextWording
    /// Whether private content is drawn as a placeholder, as on a locked screen.
    public var hidesPrivate: Bool

    /// Creates a drawing for a moment.
    public init(now: Date, wording: any LiveTextWording = PlainLiveText(), hidesPrivate: Bool = false) {
        self.now = now
        self.wording = wording
        self.hidesPrivate = hidesPrivate
    }

    /// Returns the drawing, with its frame, as lines with the same number of columns.
    public func lines(for archive: EntryArchive) -> [String] {
        var collector = MarkCollector(
            now: now,
            wording: wording.inLanguage(archive.language),
            hidesPrivate: hidesPrivate,
            size: archive.size
        )
        collector.collect(archive.content, originX: 0, originY: 0)
        var sheet = MarkPlacement(size: archive.size)
        sheet.place(collector.marks)
        let rows = sheet.grid.lines
        let edge = String(repeating: "─", count: sheet.grid.columnCount + 2)
        return ["╭\(edge)╮"] + rows.map { "│ \($0) │" } + ["╰\(edge)╯"]
    }

    /// Returns the drawing as one text, each line ending with a line feed.
    public func text(for archive: EntryArchive) -> String { lines(for: archive).map { $0 + "\n" }.joined() }
}
