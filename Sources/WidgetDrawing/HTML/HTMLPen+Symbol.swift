import WidgetArchive

extension HTMLPen {
    /// Writes a symbol in its box; an unknown one is a dashed box, a placeholder a block.
    mutating func draw(_ symbol: ArchivedSymbol, _ size: ArchiveSize, _ context: Context) {
        if symbol.isRedacted || context.isConcealed { return drawBlock(size) }
        drawUnknown(size)
    }

    /// Writes a symbol that stands between characters of a text.
    mutating func drawInlineSymbol(_ run: ArchivedText.Run, _ style: ArchivedTextStyle, _ context: Context) {
    }

    /// Writes a symbol inside an open SVG element.
    mutating func writeVector(_ symbol: ArchivedSymbol, _ size: ArchiveSize, _ context: Context) {
    }

    private mutating func drawUnknown(_ size: ArchiveSize) {
        html.markup("<span class=\"v vu\" style=\"")
        html.place(0, 0, size.width, size.height)
        html.markup("\"></span>")
    }
}
