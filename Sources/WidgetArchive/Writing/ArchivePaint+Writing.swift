package import CompactJSON

extension ArchivePaint: JSONWritable {
    package func write(to json: inout JSONWriter) {
        switch self {
        case .color(let color): json.choice("color", color)
        case .linear(let gradient, let start, let end):
            json.choice("linear") { json in
                json.member("_0", gradient)
                json.member("start", start)
                json.member("end", end)
            }
        case .radial(let gradient, let center, let startRadius, let endRadius):
            json.choice("radial") { json in
                json.member("_0", gradient)
                json.member("center", center)
                json.member("startRadius", startRadius)
                json.member("endRadius", endRadius)
            }
        case .angular(let gradient, let center, let startAngle, let endAngle):
            json.choice("angular") { json in
                json.member("_0", gradient)
                json.member("center", center)
                json.member("startAngle", startAngle)
                json.member("endAngle", endAngle)
            }
        case .material(let thickness, let isDark):
            json.choice("material") { json in
                json.member("thickness", thickness)
                json.member("isDark", isDark)
            }
        }
    }
}

extension ArchiveGradient: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) { json.member("stops", stops) }
}

extension ArchiveGradient.Stop: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("color", color)
        json.member("location", location)
    }
}

extension ArchiveColor: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("light", light)
        json.member("dark", dark)
    }
}

extension ArchiveRGBA: JSONWritable {
    package func write(to json: inout JSONWriter) { json.write(hexadecimal) }
}

extension ArchivePoint: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("x", x)
        json.member("y", y)
    }
}

extension ArchiveSize: JSONObjectWritable {
    package func writeMembers(to json: inout JSONWriter) {
        json.member("width", width)
        json.member("height", height)
    }
}

extension ArchiveRect: JSONWritable {
    package func write(to json: inout JSONWriter) {
        json.array { json in
            json.write(origin.x.roundedToThousandths)
            json.write(origin.y.roundedToThousandths)
            json.write(size.width.roundedToThousandths)
            json.write(size.height.roundedToThousandths)
        }
    }
}
