import Foundation
public import WidgetArchive

/// A line of text in a rendering, with what decides whether a person can read it.
public struct ShownText {
    /// The text; a live text's prefix and suffix.
    public var string: String
    /// The font's size in points, after shrinking.
    public var size: Double
    /// The line's box in the widget.
    public var frame: ArchiveRect
    /// The colour; nil if the text is painted with a gradient or a material.
    public var color: ArchiveColor?

    /// The lower of the contrasts with white in light mode and with black in dark mode, from 1 to 21 (WCAG 2.2).
    ///
    /// A secondary colour of the system reaches 3.4; 21 if the text has no single colour.
    public var contrast: Double {
        guard let color else { return 21 }
        let light = color.resolved(isDark: false).contrast(on: ArchiveRGBA(red: 1, green: 1, blue: 1))
        return min(light, color.resolved(isDark: true).contrast(on: ArchiveRGBA(red: 0, green: 0, blue: 0)))
    }
}

extension EntryArchive {
    /// The lines of text in the widget, in painting order.
    public var shownTexts: [ShownText] { content.flatMap { Self.texts(in: $0, x: 0, y: 0) } }

    private static func texts(in node: ArchiveNode, x: Double, y: Double) -> [ShownText] {
        let box = node.frame.moved(x: x, y: y)
        let own: [ShownText]
        switch node.content {
        case .text(let text):
            own = text.lines.flatMap { line in
                line.runs.map { run in
                    let style = text.styles[run.style]
                    let frame = line.frame.moved(x: box.origin.x, y: box.origin.y)
                    return ShownText(string: run.string, size: style.size, frame: frame, color: style.paint.color)
                }
            }
        case .liveText(let text):
            let words = text.prefix + text.suffix
            own = [ShownText(string: words, size: text.style.size, frame: box, color: text.style.paint.color)]
        default: own = []
        }
        return own + node.children.flatMap { texts(in: $0, x: box.origin.x, y: box.origin.y) }
    }
}

extension ArchiveRect {
    fileprivate func moved(x: Double, y: Double) -> ArchiveRect {
        ArchiveRect(x: origin.x + x, y: origin.y + y, width: size.width, height: size.height)
    }
}

extension ArchivePaint {
    fileprivate var color: ArchiveColor? {
        guard case .color(let color) = self else { return nil }
        return color
    }
}

extension ArchiveRGBA {
    fileprivate func contrast(on background: ArchiveRGBA) -> Double {
        let mixed = Self.luminance(zip(channels, background.channels).map { $0 * opacity + $1 * (1 - opacity) })
        let behind = Self.luminance(background.channels)
        return (max(mixed, behind) + 0.05) / (min(mixed, behind) + 0.05)
    }

    private var opacity: Double { Double(alpha) / 255 }
    private var channels: [Double] { [red, green, blue].map { Double($0) / 255 } }

    private static func luminance(_ channels: [Double]) -> Double {
        let linear = channels.map { value in value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}
