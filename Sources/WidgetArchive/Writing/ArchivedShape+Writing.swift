package import CompactJSON

extension ArchivedShape: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("outline", outline)
        json.member("paint", paint)
        json.member("stroke", stroke)
        json.member("trimStart", trimStart)
        json.member("trimEnd", trimEnd)
        json.member("isEvenOdd", isEvenOdd)
    }
}

extension ArchivedShape.Outline: JSONWritable {
    package func write(to json: inout JSONWriter) {
        switch self {
        case .rectangle: json.choice("rectangle")
        case .roundedRectangle(let radii, let isContinuous):
            json.choice("roundedRectangle") { json in
                json.member("radii", radii)
                json.member("isContinuous", isContinuous)
            }
        case .circle: json.choice("circle")
        case .ellipse: json.choice("ellipse")
        case .capsule: json.choice("capsule")
        case .path(let elements): json.choice("path", elements)
        }
    }
}

extension ArchivedShape.PathElement: JSONWritable {
    package func write(to json: inout JSONWriter) {
        switch self {
        case .move(let point): json.choice("move", point)
        case .line(let point): json.choice("line", point)
        case .quadratic(let point, let control):
            json.choice("quadratic") { json in
                json.member("_0", point)
                json.member("control", control)
            }
        case .cubic(let point, let control1, let control2):
            json.choice("cubic") { json in
                json.member("_0", point)
                json.member("control1", control1)
                json.member("control2", control2)
            }
        case .close: json.choice("close")
        }
    }
}

extension ArchivedShape.Stroke: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("width", width)
        json.member("cap", cap)
        json.member("join", join)
        json.member("dash", dash)
        json.member("dashPhase", dashPhase)
        json.member("isInside", isInside)
    }
}

extension ArchivedGauge.Form: JSONWritable {}

extension ArchivedGauge: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("form", form)
        json.member("progress", progress)
        json.member("paint", paint)
        json.member("track", track)
        json.member("thickness", thickness)
        json.member("isMirrored", isMirrored)
    }
}

extension ArchivedGauge.Progress: JSONWritable {
    package func write(to json: inout JSONWriter) {
        switch self {
        case .fraction(let fraction): json.choice("fraction", fraction)
        case .interval(let start, let end, let countsDown):
            json.choice("interval") { json in
                json.member("start", start)
                json.member("end", end)
                json.member("countsDown", countsDown)
            }
        case .indeterminate: json.choice("indeterminate")
        }
    }
}

extension ArchivedImage.Scaling: JSONWritable {}
extension ArchivedImage.AccentedMode: JSONWritable {}

extension ArchivedImage: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("data", data)
        json.member("mediaType", mediaType)
        json.member("pixelWidth", pixelWidth)
        json.member("pixelHeight", pixelHeight)
        json.member("scaling", scaling)
        json.member("template", template)
        json.member("accentedMode", accentedMode)
        json.member("isRedacted", isRedacted)
        json.member("isPixelated", isPixelated)
    }
}

extension ArchivedSymbol: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("name", name)
        json.member("weight", weight)
        json.member("paints", paints)
        json.member("isKnown", isKnown)
        json.member("isRedacted", isRedacted)
        json.member("isMulticolor", isMulticolor)
        json.member("isMirrored", isMirrored)
    }
}
