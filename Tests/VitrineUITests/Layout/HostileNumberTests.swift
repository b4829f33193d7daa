#if !canImport(SwiftUI)
import Testing
import VitrineTesting
import VitrineUI
import WidgetArchive

/// Invalid numbers in every modifier that takes one: the archive still contains only finite boxes.
@MainActor
struct HostileNumberTests {
    nonisolated static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
    ]

    @Test(.hangGuard, arguments: numbers)
    func everyModifierKeepsBoxesFinite(number: CGFloat) {
        let text = Text("word and word")
        let views: [AnyView] = [
            AnyView(text.padding(number)),
            AnyView(text.frame(width: number, height: number)),
            AnyView(text.frame(minWidth: number)),
            AnyView(text.frame(idealWidth: number).fixedSize()),
            AnyView(text.frame(maxWidth: number, maxHeight: number)),
            AnyView(text.offset(x: number, y: number)),
            AnyView(text.position(x: number, y: number)),
            AnyView(Probe.flexible().aspectRatio(number, contentMode: .fit)),
            AnyView(Probe.flexible().aspectRatio(number, contentMode: .fill)),
            AnyView(text.layoutPriority(number)),
            AnyView(text.lineSpacing(number)),
            AnyView(text.kerning(number)),
            AnyView(text.minimumScaleFactor(number)),
            AnyView(text.font(.system(size: number))),
            AnyView(text.baselineOffset(number)),
            AnyView(text.zIndex(number)),
            AnyView(text.alignmentGuide(.leading) { _ in number }),
            AnyView(Spacer(minLength: number)),
            AnyView(LazyVGrid(columns: [GridItem(.fixed(number)), GridItem(.adaptive(minimum: number))]) { text }),
            AnyView(LazyVGrid(columns: [GridItem(.flexible(minimum: number, maximum: number))]) { text }),
            AnyView(
                Grid(horizontalSpacing: number, verticalSpacing: number) {
                    GridRow {
                        text
                        text
                    }
                }
            ),
        ]
        for (index, view) in (views + Self.drawings(number)).enumerated() {
            let stack = VStack(spacing: number) {
                view
                HStack(spacing: number) {
                    view
                    view
                }
            }
            let entry = Archived.entry(stack)
            for node in Archived.leaves(entry) {
                let frame = node.frame
                let isFinite = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
                    .allSatisfy(\.isFinite)
                #expect(isFinite, "view \(index) with \(number): \(frame)")
                #expect(frame.size.width >= 0 && frame.size.height >= 0, "view \(index) with \(number): \(frame)")
            }
            // JSON has no NaN, so an archive that contains one could not be encoded for the device.
            #expect(throws: Never.self, "view \(index) with \(number)") { try JSONEncoder().encode(entry) }
        }
    }

    /// Shapes, paints and effects; their layout does not depend on the number.
    private static func drawings(_ number: CGFloat) -> [AnyView] {
        let angle = Angle(radians: number)
        let corner = UnitPoint(x: number, y: number)
        let point = CGPoint(x: number, y: number)
        let gradient = Gradient(stops: [.init(color: .red, location: number), .init(color: .blue, location: 1)])
        let paints: [any ShapeStyle] = [
            AngularGradient(gradient: gradient, center: corner, startAngle: angle, endAngle: .degrees(number)),
            LinearGradient(gradient: gradient, startPoint: corner, endPoint: .bottom),
            RadialGradient(gradient: gradient, center: corner, startRadius: number, endRadius: number),
            EllipticalGradient(
                gradient: gradient,
                center: corner,
                startRadiusFraction: number,
                endRadiusFraction: number
            ),
            Color(red: number, green: number, blue: number, opacity: number),
        ]
        let dashes = StrokeStyle(lineWidth: number, miterLimit: number, dash: [number, 1], dashPhase: number)
        let shapes: [any Shape] = [
            RoundedRectangle(cornerRadius: number), RoundedRectangle(cornerSize: CGSize(width: number, height: number)),
            UnevenRoundedRectangle(topLeadingRadius: number), Circle().inset(by: number),
            Circle().trim(from: number, to: number), Ellipse().rotation(angle, anchor: corner),
            Capsule().scale(x: number, y: number, anchor: corner), Rectangle().size(width: number, height: number),
            Circle().stroke(style: dashes),
            Rectangle().transform(CGAffineTransform(a: number, b: number, c: number, d: 1, tx: number, ty: number)),
            Path { path in
                path.move(to: .zero)
                path.addLine(to: point)
                path.addQuadCurve(to: .zero, control: point)
                path.addCurve(to: .zero, control1: point, control2: point)
                path.addArc(center: point, radius: number, startAngle: angle, endAngle: angle, clockwise: false)
                path.addEllipse(in: CGRect(origin: point, size: CGSize(width: number, height: number)))
            },
        ]
        let box = Rectangle()
        return paints.map { AnyView(box.fill(AnyShapeStyle($0))) } + shapes.map { AnyView(AnyShape($0)) } + [
            AnyView(box.opacity(number)), AnyView(box.blur(radius: number)), AnyView(box.cornerRadius(number)),
            AnyView(box.shadow(radius: number, x: number, y: number)), AnyView(box.border(.red, width: number)),
            AnyView(box.rotationEffect(angle, anchor: corner)), AnyView(box.scaleEffect(number, anchor: corner)),
            AnyView(box.grayscale(number)), AnyView(box.saturation(number)), AnyView(box.brightness(number)),
            AnyView(ProgressView(value: number, total: 1)), AnyView(ProgressView(value: 0.5, total: number)),
            AnyView(Gauge(value: number) { Text("part") }),
        ]
    }
}
#endif
