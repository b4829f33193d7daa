import CFontMetrics
import Foundation
import PortableUI
public import WidgetArchive

/// Helpers for writing an archive by hand in a test; texts are as wide as in the served fonts.
public enum ArchiveSketch {
    /// Returns an opaque colour from `0xrrggbb`.
    public static func color(_ light: UInt32, _ dark: UInt32? = nil, opacity: Double = 1) -> ArchiveColor {
        func rgba(_ value: UInt32) -> ArchiveRGBA {
            ArchiveRGBA(rawValue: value << 8 | 0xff).multiplyingOpacity(by: opacity)
        }
        return ArchiveColor(light: rgba(light), dark: dark.map(rgba))
    }

    /// The colour of primary text.
    public static let primary = ArchivePaint.color(color(0x000000, 0xffffff))
    /// The colour of secondary text.
    public static let secondary = ArchivePaint.color(color(0x3c3c43, 0xebebf5, opacity: 0.6))
    /// The system's blue.
    public static let blue = ArchivePaint.color(color(0x007aff, 0x0a84ff))
    /// The system's green.
    public static let green = ArchivePaint.color(color(0x34c759, 0x30d158))
    /// The system's orange.
    public static let orange = ArchivePaint.color(color(0xff9500, 0xff9f0a))
    /// The grey of tracks and fills.
    public static let fill = ArchivePaint.color(color(0x787880, 0x787880, opacity: 0.2))

    /// Returns a gradient of opaque colours at equal distances.
    public static func gradient(_ colors: UInt32...) -> ArchiveGradient {
        ArchiveGradient(
            stops: colors.enumerated()
                .map { place, value in
                    let location = colors.count > 1 ? Double(place) / Double(colors.count - 1) : 0
                    return ArchiveGradient.Stop(color: color(value), location: location)
                }
        )
    }

    /// Returns a style: size in points, weight as in CSS.
    public static func style(
        _ size: Double = 15,
        weight: Int = 400,
        design: ArchivedTextStyle.Design = .standard,
        paint: ArchivePaint = primary
    ) -> ArchivedTextStyle {
        ArchivedTextStyle(design: design, size: size, weight: weight, paint: paint)
    }

    /// Returns the width of a text in points; letters that join have the form and the lack of spacing in which they are
    /// drawn.
    public static func width(of text: String, _ style: ArchivedTextStyle) -> Double {
        let face = Self.face(of: style)
        let joined = ArabicJoining.joined(text) ?? Array(text)
        return zip(text, joined)
            .reduce(0) { sum, pair in
                let (letter, drawn) = pair
                let scalars = drawn.unicodeScalars.map(\.value)
                let advance = vitrine_cluster_advance(face, scalars, scalars.count, style.hasMonospacedDigits)
                return sum + advance * style.size + (ArabicJoining.isCursive(letter) ? 0 : style.kerning)
            }
    }

    /// Returns the height of a line and the distance of its baseline from the top, in points.
    public static func line(of style: ArchivedTextStyle) -> (height: Double, baseline: Double) {
        let metrics = vitrine_font_metrics(face(of: style))
        return ((metrics.ascent + metrics.descent) * style.size, metrics.ascent * style.size)
    }

    /// Returns a text at a position in one style, with one line for each string.
    public static func text(
        _ lines: String...,
        x: Double = 0,
        y: Double = 0,
        style: ArchivedTextStyle = ArchiveSketch.style(),
        isTruncated: Bool = false,
        whole: String? = nil
    ) -> ArchiveNode {
        let (height, baseline) = Self.line(of: style)
        let archived = lines.enumerated()
            .map { place, line in
                let width = Self.width(of: line, style)
                return ArchivedText.Line(
                    frame: ArchiveRect(x: 0, y: Double(place) * height, width: width, height: height),
                    baseline: baseline,
                    runs: [ArchivedText.Run(string: line, style: 0, x: 0, width: width)]
                )
            }
        let width = archived.map(\.frame.size.width).max() ?? 0
        return ArchiveNode(
            frame: ArchiveRect(x: x, y: y, width: width, height: height * Double(lines.count)),
            content: .text(
                ArchivedText(
                    styles: [style],
                    lines: archived,
                    string: whole ?? lines.joined(separator: " "),
                    isTruncated: isTruncated
                )
            )
        )
    }

    /// Returns a live text in a box with a reserved width.
    public static func live(
        _ value: ArchivedLiveText.Value,
        x: Double = 0,
        y: Double = 0,
        width: Double = 120,
        style: ArchivedTextStyle = ArchiveSketch.style(),
        alignment: Double = 0,
        prefix: String = "",
        suffix: String = ""
    ) -> ArchiveNode {
        let (height, baseline) = Self.line(of: style)
        return ArchiveNode(
            frame: ArchiveRect(x: x, y: y, width: width, height: height),
            content: .liveText(
                ArchivedLiveText(
                    value: value,
                    style: style,
                    baseline: baseline,
                    alignment: alignment,
                    prefix: prefix,
                    suffix: suffix
                )
            )
        )
    }

    /// Returns a symbol in a box as high as a line.
    public static func symbol(
        _ name: String,
        x: Double = 0,
        y: Double = 0,
        size: Double = 17,
        weight: Int = 400,
        paint: ArchivePaint = primary
    ) -> ArchiveNode {
        let metrics = SymbolCatalog.symbol(named: name)
        let width = (metrics?.width ?? 1.2) * size
        return ArchiveNode(
            frame: ArchiveRect(x: x, y: y, width: width, height: (metrics?.height ?? 1.2) * size),
            content: .symbol(ArchivedSymbol(name: name, weight: weight, paints: [paint], isKnown: metrics != nil))
        )
    }

    /// Returns a filled shape, or its line if there is a stroke; the trim is the drawn part of the outline, 0…1.
    public static func shape(
        _ outline: ArchivedShape.Outline,
        _ frame: ArchiveRect,
        paint: ArchivePaint = fill,
        stroke: ArchivedShape.Stroke? = nil,
        trim: ClosedRange<Double> = 0...1
    ) -> ArchiveNode {
        ArchiveNode(
            frame: frame,
            content: .shape(
                ArchivedShape(
                    outline: outline,
                    paint: paint,
                    stroke: stroke,
                    trimStart: trim.lowerBound,
                    trimEnd: trim.upperBound
                )
            )
        )
    }

    /// Returns a gauge whose track has the colour of a fill; its labels are the children.
    public static func gauge(
        _ form: ArchivedGauge.Form,
        _ progress: ArchivedGauge.Progress,
        _ frame: ArchiveRect,
        paint: ArchivePaint = blue,
        thickness: Double = 6,
        children: [ArchiveNode] = []
    ) -> ArchiveNode {
        ArchiveNode(
            frame: frame,
            content: .gauge(
                ArchivedGauge(form: form, progress: progress, paint: paint, track: fill, thickness: thickness)
            ),
            children: children
        )
    }

    /// Returns a node with children, whose frames are relative to it.
    public static func box(
        _ frame: ArchiveRect,
        _ content: ArchiveContent = .group,
        effects: [ArchiveEffect] = [],
        accessibility: ArchiveAccessibility? = nil,
        isAccented: Bool = false,
        _ children: [ArchiveNode]
    ) -> ArchiveNode {
        ArchiveNode(
            frame: frame,
            content: content,
            effects: effects,
            accessibility: accessibility,
            isAccented: isAccented,
            children: children
        )
    }

    /// Returns a group with children.
    public static func box(_ frame: ArchiveRect, _ children: [ArchiveNode]) -> ArchiveNode {
        ArchiveNode(frame: frame, children: children)
    }

    private static func face(of style: ArchivedTextStyle) -> Int32 {
        let design =
            switch style.design {
            case .standard: VITRINE_DESIGN_SANS
            case .rounded: VITRINE_DESIGN_ROUNDED
            case .serif: VITRINE_DESIGN_SERIF
            case .monospaced: VITRINE_DESIGN_MONO
            }
        return Int32(vitrine_face(Int32(design), Int32(style.weight)))
    }
}

extension ArchiveNode {
    /// Returns a copy of the node with changes.
    public func with(_ change: (inout ArchiveNode) -> Void) -> ArchiveNode {
        var node = self
        change(&node)
        return node
    }
}
