import WidgetArchive

extension HTMLPen {
    /// Writes a text line by line; a placeholder has a bar for each line.
    mutating func draw(_ text: ArchivedText, _ size: ArchiveSize, _ context: Context) {
        for line in text.lines {
            if text.isRedacted || context.isConcealed {
                let style = line.runs.first.flatMap { text.style(of: $0) } ?? text.styles.first
                if let style { drawBar(line.frame, baseline: line.baseline, style, context) }
            } else if line.runs.count == 1, !line.runs[0].isSymbol, line.runs[0].x == 0 {
                drawSingle(line, text, size, context)
            } else {
                drawRuns(line, text, size, context)
            }
        }
    }

    /// Writes a live text with its current characters and the attributes from which the page's script updates it.
    mutating func draw(_ text: ArchivedLiveText, _ size: ArchiveSize, _ context: Context) {
        let frame = ArchiveRect(origin: .zero, size: size)
        if text.isRedacted || context.isConcealed {
            // The box has the width of the widest form; the bar is as wide as the text that it hides.
            let words = wording.words(for: text, now: drawing.now)
            var bar = frame
            bar.size.width = min(TextMeasure.width(of: words, text.style), size.width)
            bar.origin.x = (size.width - bar.size.width) * min(max(text.alignment, 0), 1)
            return drawBar(bar, baseline: text.baseline, text.style, context)
        }
        openLine("<span class=\"vt vm", frame, baseline: text.baseline)
        html.markup(
            text.alignment < 0.25 ? "" : text.alignment > 0.75 ? ";justify-content:end" : ";justify-content:center"
        )
        write(text.style, PaintBox(size: size), context)
        html.markup("\">")
        if let pitch = text.linePitch { openLines(pitch, text, size) }
        for words in text.before { draw(words, size, context) }
        html.markup("<time dir=\"auto\"")
        writeTicking(text.value, prefix: text.prefix, suffix: text.suffix)
        html.markup(">")
        html.line(wording.ownWords(for: text, now: drawing.now))
        html.markup("</time>")
        for words in text.after { draw(words, size, context) }
        html.markup(text.linePitch == nil ? "</span>" : "</span></span>")
    }

    /// Opens the block in which the words of a live text flow.
    private mutating func openLines(_ pitch: Double, _ text: ArchivedLiveText, _ size: ArchiveSize) {
        html.markup(text.lineCount(in: size) > 1 ? "<span class=\"vp\"" : "<span class=\"v1\"")
        html.markup(" style=\"width:")
        html.number(size.width)
        html.markup("px;line-height:")
        html.number(pitch)
        html.markup("px;text-align:")
        html.markup(text.alignment < 0.25 ? "left\">" : text.alignment > 0.75 ? "right\">" : "center\">")
    }

    private mutating func draw(_ words: ArchivedLiveText.Words, _ size: ArchiveSize, _ context: Context) {
        html.markup(words.value == nil ? "<span dir=\"auto\" style=\"margin:0" : "<time dir=\"auto\" style=\"margin:0")
        write(words.style, PaintBox(size: size), context)
        html.markup("\"")
        if let value = words.value { writeTicking(value) }
        html.markup(">")
        html.line(wording.words(for: words, now: drawing.now))
        html.markup(words.value == nil ? "</span>" : "</time>")
    }

    /// Writes the placeholder of a line, a bar of 0.76 em from the height of capital letters to just below the
    /// baseline.
    private mutating func drawBar(
        _ frame: ArchiveRect,
        baseline: Double,
        _ style: ArchivedTextStyle,
        _ context: Context
    ) {
        html.markup("<span class=\"v vr\" style=\"")
        let top = frame.origin.y + baseline - style.size * 0.72
        html.place(frame.origin.x, top, frame.size.width, style.size * 0.76)
        html.markup(";background:")
        html.color(plainColor(style.paint, context).multiplyingOpacity(by: 0.22))
        html.markup("\"></span>")
    }

    private mutating func drawSingle(
        _ line: ArchivedText.Line,
        _ text: ArchivedText,
        _ size: ArchiveSize,
        _ context: Context
    ) {
        let run = line.runs[0]
        openLine("<span dir=\"auto\" class=\"vt", line.frame, baseline: line.baseline)
        if let style = text.style(of: run) {
            write(style, PaintBox(size: size, offset: line.frame.origin, element: line.frame.size), context)
        }
        html.markup("\">")
        html.line(run.string)
        html.markup("</span>")
    }

    private mutating func drawRuns(
        _ line: ArchivedText.Line,
        _ text: ArchivedText,
        _ size: ArchiveSize,
        _ context: Context
    ) {
        openLine("<span class=\"vt vm", line.frame, baseline: line.baseline)
        html.markup("\">")
        var end = 0.0
        for run in line.runs {
            guard let style = text.style(of: run) else { continue }
            html.markup(run.isSymbol ? "<span style=\"margin-left:" : "<span dir=\"auto\" style=\"margin-left:")
            html.number(run.x - end)
            html.markup("px;width:")
            html.number(run.width)
            html.markup("px")
            end = run.x + run.width
            let origin = ArchivePoint(x: line.frame.origin.x + run.x, y: line.frame.origin.y)
            let element = ArchiveSize(width: run.width, height: style.size)
            write(style, PaintBox(size: size, offset: origin, element: element), context)
            html.markup("\">")
            if run.isSymbol { drawInlineSymbol(run, style, context) } else { html.line(run.string) }
            html.markup("</span>")
        }
        html.markup("</span>")
    }

    private mutating func openLine(_ opening: StaticString, _ frame: ArchiveRect, baseline: Double) {
        html.markup(opening)
        html.markup("\" style=\"")
        html.place(frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
        html.markup(";--b:")
        html.number(baseline)
        html.markup("px")
    }

    /// Writes a text style as CSS declarations.
    mutating func write(_ style: ArchivedTextStyle, _ box: PaintBox, _ context: Context) {
        html.markup(";font-size:")
        html.number(style.size)
        html.markup("px")
        if style.weight != 400 {
            html.markup(";font-weight:")
            html.integer(min(max(style.weight, 1), 1000))
        }
        if style.design != .standard {
            html.markup(";font-family:")
            html.text(fonts.family(style.design))
        }
        if style.isItalic { html.markup(";font-style:italic") }
        if style.hasMonospacedDigits { html.markup(";font-variant-numeric:tabular-nums") }
        if style.kerning != 0 {
            html.markup(";letter-spacing:")
            html.number(style.kerning)
            html.markup("px")
        }
        writeLines(of: style, context)
        writeTextPaint(style.paint, box, context)
        if let background = style.background {
            html.markup(";background-color:")
            html.color(palette.color(background, isAccented: context.isAccented))
        }
    }

    /// Writes the lines under and through a text; both look like the one under it, because an element has one look.
    private mutating func writeLines(of style: ArchivedTextStyle, _ context: Context) {
        guard let line = style.underline ?? style.strikethrough else { return }
        html.markup(";text-decoration:")
        if style.underline != nil { html.markup("underline ") }
        if style.strikethrough != nil { html.markup("line-through ") }
        switch line.pattern {
        case .solid: html.markup("solid")
        case .dots: html.markup("dotted")
        case .dashes: html.markup("dashed")
        }
        guard let color = line.color else { return }
        html.markup(" ")
        html.color(palette.color(color, isAccented: context.isAccented))
    }

    private mutating func writeTextPaint(_ paint: ArchivePaint, _ box: PaintBox, _ context: Context) {
        switch paint {
        case .color, .material:
            html.markup(";color:")
            html.color(plainColor(paint, context))
        case .linear, .radial, .angular:
            html.markup(";color:#0000;-webkit-background-clip:text;background-clip:text;background-image:")
            writeImage(paint, box, context)
        }
    }
}

extension ArchivedText {
    /// The style of a run; nil if the run's style index is out of range.
    func style(of run: Run) -> ArchivedTextStyle? { styles.indices.contains(run.style) ? styles[run.style] : nil }
}
