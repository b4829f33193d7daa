import WidgetArchive

extension ArchivePaint: JSONTextWritable {
    func write(to text: inout JSONText) {
        switch self {
        case .color(let color): text.enumCase("color") { $0.member("_0", color) }
        case .linear(let gradient, let start, let end):
            text.enumCase("linear") { text in
                text.member("_0", gradient)
                text.member("start", start)
                text.member("end", end)
            }
        case .radial(let gradient, let center, let startRadius, let endRadius):
            text.enumCase("radial") { text in
                text.member("_0", gradient)
                text.member("center", center)
                text.member("startRadius", startRadius)
                text.member("endRadius", endRadius)
            }
        case .angular(let gradient, let center, let startAngle, let endAngle):
            text.enumCase("angular") { text in
                text.member("_0", gradient)
                text.member("center", center)
                text.member("startAngle", startAngle)
                text.member("endAngle", endAngle)
            }
        case .material(let thickness): text.enumCase("material") { $0.member("thickness", thickness) }
        }
    }
}

extension ArchiveColor: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("light", light.hexadecimal)
            text.member("dark", dark?.hexadecimal)
        }
    }
}

extension ArchiveGradient: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { $0.member("stops", stops) }
    }
}

extension ArchiveGradient.Stop: JSONTextWritable {
    func write(to text: inout JSONText) {
        text.object { text in
            text.member("color", color)
            text.member("location", location)
        }
    }
}
