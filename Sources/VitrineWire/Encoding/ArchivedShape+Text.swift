import WidgetArchive

extension ArchivedImage: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.key("data")
            text.data(data)
            text.member("mediaType", mediaType)
            text.member("pixelWidth", pixelWidth)
            text.member("pixelHeight", pixelHeight)
            text.member("scaling", scaling.rawValue)
            text.member("template", template)
            text.member("isRedacted", isRedacted)
        }
    }
}

extension ArchivedSymbol: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("name", name)
            text.member("weight", weight)
            text.member("paints", paints)
            text.member("isKnown", isKnown)
            text.member("isRedacted", isRedacted)
        }
    }
}

extension ArchivedShape: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("outline", outline)
            text.member("paint", paint)
            text.member("stroke", stroke)
            text.member("trimStart", trimStart)
            text.member("trimEnd", trimEnd)
            text.member("isEvenOdd", isEvenOdd)
        }
    }
}

extension ArchivedShape.Outline: JSONTextWritable {
    func write(to text: inout JSONText) {
        switch self {
        case .rectangle: text.enumCase("rectangle")
        case .roundedRectangle(let radii, let isContinuous):
            text.enumCase("roundedRectangle") { text in
                text.member("radii", radii)
                text.member("isContinuous", isContinuous)
            }
        case .circle: text.enumCase("circle")
        case .ellipse: text.enumCase("ellipse")
        case .capsule: text.enumCase("capsule")
        case .path(let elements): text.enumCase("path") { $0.member("_0", elements) }
        }
    }
}

extension ArchivedShape.PathElement: JSONTextWritable {
    func write(to text: inout JSONText) {
        switch self {
        case .move(let point): text.enumCase("move") { $0.member("_0", point) }
        case .line(let point): text.enumCase("line") { $0.member("_0", point) }
        case .quadratic(let point, let control):
            text.enumCase("quadratic") { text in
                text.member("_0", point)
                text.member("control", control)
            }
        case .cubic(let point, let control1, let control2):
            text.enumCase("cubic") { text in
                text.member("_0", point)
                text.member("control1", control1)
                text.member("control2", control2)
            }
        case .close: text.enumCase("close")
        }
    }
}

extension ArchivedShape.Stroke: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("width", width)
            text.member("cap", cap)
            text.member("join", join)
            text.member("dash", dash)
            text.member("dashPhase", dashPhase)
            text.member("isInside", isInside)
        }
    }
}

extension ArchivedGauge: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("form", form.rawValue)
            text.member("progress", progress)
            text.member("paint", paint)
            text.member("track", track)
            text.member("thickness", thickness)
        }
    }
}

extension ArchivedGauge.Progress: JSONTextWritable {
    func write(to text: inout JSONText) {
        switch self {
        case .fraction(let fraction): text.enumCase("fraction") { $0.member("_0", fraction) }
        case .interval(let start, let end, let countsDown):
            text.enumCase("interval") { text in
                text.member("start", start)
                text.member("end", end)
                text.member("countsDown", countsDown)
            }
        case .indeterminate: text.enumCase("indeterminate")
        }
    }
}
