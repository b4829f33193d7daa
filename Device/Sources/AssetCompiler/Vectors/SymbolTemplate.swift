/// A custom symbol's drawing at the regular weight, taken from the template that SF Symbols exports.
///
/// A template is an SVG file with a group for each weight and scale, such as `Regular-S`, and lines as guides: the
/// baselines and the cap lines of the scales, and the margins. It is set at 100 points.
/// https://developer.apple.com/documentation/uikit/creating-custom-symbol-images-for-your-app
struct SymbolTemplate: Sendable {
    /// The drawing as an SVG file of its own, in points, at a font of 100 points and the medium scale.
    let drawing: String
    /// The baseline's distance below the top of the drawing, in parts of the font's size.
    let ascent: Double

    /// The font's size at which templates are set, in points.
    static let pointSize = 100.0

    /// Reads a template; nil if the text has no such groups and guides.
    init?(svg text: String) {
        for design in ["Regular-S", "Regular-M", "Regular-L"] {
            guard let group = Self.group(design, in: text), let frame = Frame(design, in: text) else { continue }
            let factor = frame.factor
            let height = 2 * Frame.halfHeight / factor
            let top = (frame.baseline + frame.capLine) / 2 - height / 2
            let box = "\(frame.left) \(top) \(frame.right - frame.left) \(height)"
            let size = "width=\"\((frame.right - frame.left) * factor)\" height=\"\(height * factor)\""
            drawing = "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) viewBox=\"\(box)\">\(group)</svg>"
            ascent = (frame.baseline - top) * factor / Self.pointSize
            return
        }
        return nil
    }

    /// The group with an identifier, and all that is in it.
    private static func group(_ id: String, in text: String) -> Substring? {
        guard let start = text.firstRange(of: "<g id=\"\(id)\""),
            let head = text[start.upperBound...].firstIndex(of: ">"),
            text[..<head].last != "/"
        else { return nil }
        var depth = 1
        var rest = text[text.index(after: head)...]
        while let tag = rest.firstMatch(of: #/<(/?)g\b[^>]*?(/?)>/#) {
            depth += tag.1.isEmpty ? (tag.2.isEmpty ? 1 : 0) : -1
            rest = rest[tag.range.upperBound...]
            if depth == 0 { return text[start.lowerBound..<tag.range.upperBound] }
        }
        return nil
    }
}

/// The guides of a design.
private struct Frame {
    /// Half of a drawing's height at the medium scale: the frames of SF Symbols reach about as far from the middle of
    /// the capital letters.
    static let halfHeight = 60.0

    var left: Double
    var right: Double
    var baseline: Double
    var capLine: Double
    /// What enlarges the design to the medium scale.
    var factor: Double

    init?(_ design: String, in text: String) {
        let scale = design.suffix(1)
        let margins = Self.margins(design, in: text)
        guard let margins, margins.left < margins.right,
            let baseline = Self.coordinate("y1", of: "Baseline-\(scale)", in: text),
            let capLine = Self.coordinate("y1", of: "Capline-\(scale)", in: text), capLine < baseline
        else { return nil }
        left = margins.left
        right = margins.right
        self.baseline = baseline
        self.capLine = capLine
        // As the scales of the symbols that the system draws: see the factors of `Image.Scale`.
        factor = scale == "S" ? 1 / 0.8 : scale == "L" ? 1 / 1.28 : 1
    }

    /// The margins of a design; the templates before version 3 have one pair, that of `Regular-M`.
    private static func margins(_ design: String, in text: String) -> (left: Double, right: Double)? {
        for suffix in ["-\(design)", design == "Regular-M" ? "" : nil].compactMap(\.self) {
            if let left = coordinate("x1", of: "left-margin\(suffix)", in: text),
                let right = coordinate("x1", of: "right-margin\(suffix)", in: text)
            {
                return (left, right)
            }
        }
        return nil
    }

    private static func coordinate(_ name: String, of id: String, in text: String) -> Double? {
        guard let start = text.firstRange(of: "id=\"\(id)\""), let end = text[start.upperBound...].firstIndex(of: ">")
        else {
            return nil
        }
        let open = text[..<start.lowerBound].lastIndex(of: "<") ?? start.lowerBound
        let attributes = text[open..<end].matches(of: #/\b([a-z0-9]+)\s*=\s*"([-0-9.]+)"/#)
        return attributes.first { $0.1 == name }.flatMap { Double($0.2) }
    }
}
