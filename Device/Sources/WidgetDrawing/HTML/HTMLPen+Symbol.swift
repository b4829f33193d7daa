import WidgetArchive

extension HTMLPen {
    /// Writes a symbol centred in its box and as large as fits.
    ///
    /// An unknown symbol becomes a dashed box, and a placeholder a grey block. Of hierarchical and palette paints, only
    /// the first is used for a symbol without layers.
    mutating func draw(_ symbol: ArchivedSymbol, _ size: ArchiveSize, _ context: Context) {
        if symbol.isRedacted || context.isConcealed { return drawBlock(size) }
        guard let drawing = SymbolDrawing.drawing(of: symbol) else { return drawUnknown(size) }
        guard let paint = symbol.paints.first else { return }
        if symbol.isMulticolor == true, palette.keepsColors, let colors = SymbolColors.colors(of: symbol.name) {
            return draw(
                drawing,
                weight: symbol.weight,
                colors.map { palette.color($0, isAccented: context.isAccented) },
                size
            )
        }
        if symbol.paints.count > 1, palette.keepsColors, SymbolLayers.has(symbol.name) {
            let colors = [symbol.paints[1], paint].map { plainColor($0, context) }
            return draw(drawing.inLayers, weight: symbol.weight, colors, size)
        }
        draw(drawing, weight: symbol.weight, paint, size, context)
    }

    /// Writes a symbol inside a text, aligned with the text's baseline.
    mutating func drawInlineSymbol(_ run: ArchivedText.Run, _ style: ArchivedTextStyle, _ context: Context) {
        let metrics = SymbolCatalog.symbol(named: run.string)
        let height = (metrics?.height ?? 1) * style.size
        html.markup("<span class=\"vy\" style=\"width:")
        html.number(run.width)
        html.markup("px;height:")
        html.number(height)
        // The part of the symbol below the baseline, as a negative margin.
        html.markup("px;margin-bottom:")
        html.number(metrics.map { ($0.ascent - $0.height) * style.size } ?? 0)
        html.markup("px\">")
        let size = ArchiveSize(width: run.width, height: height)
        if let drawing = SymbolDrawing.drawing(named: run.string, isMirrored: run.isMirrored) {
            draw(drawing, weight: style.weight, style.paint, size, context)
        } else {
            drawUnknown(size)
        }
        html.markup("</span>")
    }

    /// Writes a symbol inside an open SVG element.
    mutating func writeVector(_ symbol: ArchivedSymbol, _ size: ArchiveSize, _ context: Context) {
        guard let drawing = SymbolDrawing.drawing(of: symbol), let paint = symbol.paints.first else { return }
        html.markup("<g style=\"")
        writeWhole(plainColor(paint, context))
        html.markup("\">")
        writeNested(drawing, weight: symbol.weight, size)
        html.markup("</g>")
    }

    private mutating func draw(
        _ symbol: SymbolDrawing,
        weight: Int,
        _ paint: ArchivePaint,
        _ size: ArchiveSize,
        _ context: Context
    ) {
        switch paint {
        case .color, .material:
            html.markup("<svg class=\"v\" aria-hidden=\"true\" viewBox=\"")
            html.text(symbol.viewBox)
            html.markup("\" style=\"")
            html.place(0, 0, size.width, size.height)
            writeWhole(plainColor(paint, context))
            html.markup("\">")
            html.drawing(symbol, weight: weight)
            html.markup("</svg>")
        case .linear, .radial, .angular:
            // One gradient spans all strokes, so the paint fills the box and the symbol masks it.
            let identifier = openMask(size, margin: 0)
            html.markup("<g color=\"#fff\">")
            writeNested(symbol, weight: weight, size)
            html.markup("</g></mask></svg><span class=\"v\" style=\"")
            html.place(0, 0, size.width, size.height)
            writeBackground(paint, PaintBox(size: size), context)
            html.markup(";mask:url(#")
            html.identifier(identifier)
            html.markup(")\"></span>")
        }
    }

    /// Writes a symbol whose parts have colours of their own.
    private mutating func draw(
        _ symbol: SymbolDrawing,
        weight: Int,
        _ colors: [ArchiveRGBA],
        _ size: ArchiveSize
    ) {
        html.markup("<svg class=\"v\" aria-hidden=\"true\" viewBox=\"")
        html.text(symbol.viewBox)
        html.markup("\" style=\"")
        html.place(0, 0, size.width, size.height)
        html.markup("\">")
        html.drawing(symbol, weight: weight, colors: colors.map { $0.alpha == 255 ? $0.digits : $0.hexadecimal })
        html.markup("</svg>")
    }

    /// Writes a colour as declarations; the opacity applies to the whole symbol because its lines overlap.
    private mutating func writeWhole(_ color: ArchiveRGBA) {
        html.markup(";color:")
        html.color(ArchiveRGBA(rawValue: color.rawValue | 0xff))
        guard color.alpha < 255 else { return }
        html.markup(";opacity:")
        html.number(Double(color.alpha) / 255)
    }

    private mutating func writeNested(_ symbol: SymbolDrawing, weight: Int, _ size: ArchiveSize) {
        html.markup("<svg overflow=\"visible\" viewBox=\"")
        html.text(symbol.viewBox)
        html.markup("\"")
        attribute(" width=\"", size.width)
        attribute(" height=\"", size.height)
        html.markup(">")
        html.drawing(symbol, weight: weight)
        html.markup("</svg>")
    }

    private mutating func drawUnknown(_ size: ArchiveSize) {
        html.markup("<span class=\"v vu\" style=\"")
        html.place(0, 0, size.width, size.height)
        html.markup("\"></span>")
    }
}

extension SymbolDrawing {
    fileprivate static func drawing(of symbol: ArchivedSymbol) -> SymbolDrawing? {
        drawing(named: symbol.name, isMirrored: symbol.isMirrored)
    }
}
