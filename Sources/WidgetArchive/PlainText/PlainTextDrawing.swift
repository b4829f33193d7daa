#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Draws a look with characters, for terminals and as the expected picture of a test.
///
/// Placed by geometry: a cell stands for 7 by 14 points, texts stand on the row of their line, gauges are
/// bars (`[####····] 50%`) and rings, symbols a sign or their name in `‹›`, redacted texts `▒`, pictures `░`. The same archive and moment
/// give the same characters everywhere. Wide characters count two columns.
///
/// ```
/// ╭──────────────────────╮
/// │ Habits               │
/// │ [#######·······] 50% │
/// ╰──────────────────────╯
/// ```
public struct PlainTextDrawing: Sendable {
    /// The moment, for what moves with the clock.
    public var now: Date
    /// Puts live texts into words.
    public var wording: any LiveTextWording
    /// Whether what is marked as private is drawn as a placeholder, as on a locked screen.
    public var hidesPrivate: Bool

    /// Makes a drawing for a moment.
    public init(now: Date, wording: any LiveTextWording = PlainLiveText(), hidesPrivate: Bool = false) {
        self.now = now
        self.wording = wording
        self.hidesPrivate = hidesPrivate
    }

    /// The picture as lines of equal width in columns, frame included.
    public func lines(for archive: EntryArchive) -> [String] {
        var collector = MarkCollector(now: now, wording: wording, hidesPrivate: hidesPrivate, size: archive.size)
        collector.collect(archive.content, originX: 0, originY: 0)
        var sheet = MarkPlacement(size: archive.size)
        sheet.place(collector.marks)
        let rows = sheet.grid.lines
        let edge = String(repeating: "─", count: sheet.grid.columnCount + 2)
        return ["╭\(edge)╮"] + rows.map { "│ \($0) │" } + ["╰\(edge)╯"]
    }

    /// The picture as one text, lines ended by line feeds.
    public func text(for archive: EntryArchive) -> String { lines(for: archive).map { $0 + "\n" }.joined() }
}
