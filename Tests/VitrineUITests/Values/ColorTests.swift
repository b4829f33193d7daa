import Testing
import WidgetArchive

@testable import PortableUI

struct ColorTests {
    @Test(
        arguments: [
            (Color.gray, "#8e8e93ff"), (.white, "#ffffffff"), (.clear, "#00000000"),
            (.primary, "#000000ff/#ffffffff"), (.secondary, "#3c3c4399/#ebebf599"),
            (.accentColor, "#0088ffff/#0091ffff"),
        ]
    )
    func semanticColorsHaveBothAppearances(_ color: Color, _ expected: String) {
        #expect(color.description == expected)
    }

    @Test(
        arguments: [
            (0.0, 1.0, 1.0, "#ff0000ff"), (1.0 / 3.0, 1.0, 1.0, "#00ff00ff"), (2.0 / 3.0, 1.0, 1.0, "#0000ffff"),
            (0.5, 1.0, 1.0, "#00ffffff"), (1.0, 1.0, 1.0, "#ff0000ff"), (0.1, 0.0, 0.5, "#808080ff"),
            (0.0, 0.5, 1.0, "#ff8080ff"),
        ]
    )
    func hueSaturationBrightness(_ hue: Double, _ saturation: Double, _ brightness: Double, _ expected: String) {
        #expect(Color(hue: hue, saturation: saturation, brightness: brightness).description == expected)
    }

    @Test func colourSpacesAreConvertedToSRGB() {
        #expect(Color(.sRGBLinear, red: 0.2140, green: 0, blue: 1).description == "#7f00ffff")
        #expect(Color(.displayP3, white: 0.5).description == "#808080ff")
        // A red outside sRGB is clamped.
        #expect(Color(.displayP3, red: 1, green: 0, blue: 0).description == "#ff0000ff")
        #expect(Color(.displayP3, red: 0.5, green: 0.4, blue: 0.3).description == "#846549ff")
    }

    @Test func opacityMultipliesInBothAppearances() {
        #expect(Color.secondary.opacity(0.5).description == "#3c3c434d/#ebebf54d")
        #expect(Color.red.opacity(0.5).opacity(0.5).description == "#ff383c40/#ff424540")
        #expect(Color(red: 2, green: -1, blue: .nan).description == "#ff0000ff")
    }

    @Test func mixKeepsItsEndColours() {
        #expect(Color.red.mix(with: .blue, by: 0) == .red)
        #expect(Color.red.mix(with: .blue, by: 1) == .blue)
        #expect(Color.red.mix(with: .blue, by: 7) == .blue)
        #expect(Color.white.mix(with: .black, by: 0.5, in: .device).description == "#808080ff")
        // The perceptual middle (Oklab lightness 0.5) is darker than the arithmetic middle.
        #expect(Color.white.mix(with: .black, by: 0.5).description == "#636363ff")
    }

    @Test func uiColorsEqualTheSystemColours() {
        #expect(Color(uiColor: .systemRed) == .red && Color(UIColor.label) == .primary)
        #expect(Color(uiColor: .systemGray6).description == "#f2f2f7ff/#1c1c1eff")
        #expect(Color(uiColor: .systemBlue.withAlphaComponent(0.5)).description == "#0088ff80/#0091ff80")
        #expect(Color(uiColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)).description == "#ff0000ff")
    }

    @Test func resolvedColoursConvertBackUnchanged() {
        let color = Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5)
        var environment = EnvironmentValues()
        #expect(Color(color.resolve(in: environment)).archived == color.archived)
        environment.colorScheme = .dark
        #expect(Color(Color.red.resolve(in: environment)).description == "#ff4245ff")
    }
}

struct PaintTests {
    private func paint(_ style: some ShapeStyle, _ context: _PaintContext = _PaintContext()) -> ArchivePaint {
        style._paint(in: context).archived
    }

    @Test func gradientsAreArchivedAsPaints() {
        let (red, blue) = (Color.red.archived, Color.blue.archived)
        let stops = ArchiveGradient(stops: [.init(color: red, location: 0), .init(color: blue, location: 1)])
        let (colors, half) = ([Color.red, .blue], ArchivePoint(x: 0.5, y: 0.5))
        let linear = paint(LinearGradient(colors: colors, startPoint: .leading, endPoint: .bottomTrailing))
        #expect(linear == .linear(stops, start: ArchivePoint(x: 0, y: 0.5), end: ArchivePoint(x: 1, y: 1)))
        let radial = paint(RadialGradient(colors: colors, center: .center, startRadius: 1, endRadius: 9))
        #expect(radial == .radial(stops, center: half, startRadius: 1, endRadius: 9))
        let angular = paint(AngularGradient(colors: colors, center: .center, angle: .degrees(-90)))
        #expect(angular == .angular(stops, center: half, startAngle: -90, endAngle: 270))
        let plain = paint(Gradient(colors: colors))
        #expect(plain == .linear(stops, start: ArchivePoint(x: 0.5, y: 0), end: ArchivePoint(x: 0.5, y: 1)))
    }

    @Test func stopsAreClampedAndAscending() {
        let gradient = Gradient(stops: [-1, 0.5, 0.2, .nan, 3].map { .init(color: .red, location: $0) })
        #expect(gradient.archived.stops.map(\.location) == [0, 0.5, 0.5, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
        #expect(Gradient(colors: []).stops.isEmpty)
    }

    @Test func semanticStylesReadTheEnvironment() {
        var context = _PaintContext()
        context.tint = .color(Color.green.archived)
        context.background = .color(Color.black.archived)
        #expect(paint(.tint, context) == .color(Color.green.archived))
        #expect(paint(.background, context) == .color(Color.black.archived))
        #expect(paint(.foreground) == .color(Color.primary.archived))
        #expect(paint(.thinMaterial) == .material(thickness: 2))
        #expect(paint(AnyShapeStyle(.tint), context) == .color(Color.green.archived))
        #expect(paint(TintShapeStyle().opacity(0.5), context) == .color(Color.green.opacity(0.5).archived))
    }

    @Test func customStyleIsResolved() {
        struct Warm: ShapeStyle {
            func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
                environment.colorScheme == .dark ? Color.red : Color.orange
            }
        }
        var environment = EnvironmentValues()
        #expect(Warm().resolved(in: environment).archived == .color(Color.orange.archived))
        environment.system.colorScheme = .dark
        #expect(Warm().resolved(in: environment).archived == .color(Color.red.archived))
    }

    @Test func approximatedStylesHaveARemark() {
        #expect(Color.red.shadow(.drop(radius: 2))._paint(in: _PaintContext()).finding != nil)
        let wide = _PaintContext(size: CGSize(width: 40, height: 20))
        let ellipse = EllipticalGradient(colors: [.red, .blue])
        #expect(ellipse._paint(in: wide).finding != nil)
        #expect(ellipse._paint(in: _PaintContext(size: CGSize(width: 40, height: 40))).finding == nil)
    }

    @Test func strokesAreArchivedWithValidValues() {
        let pen = StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .bevel, dash: [4, 2], dashPhase: 1).archived()
        #expect(pen == .init(width: 3, cap: "round", join: "bevel", dash: [4, 2], dashPhase: 1))
        #expect(StrokeStyle(lineWidth: -1, dash: [0, 0]).archived() == .init(width: 0))
    }

    @Test(
        arguments: [
            ("heart", SymbolVariants.fill, "heart.fill"), ("heart", .circle.fill, "heart.circle.fill"),
            ("heart.fill", .fill, "heart.fill"), ("bell", .slash.fill, "bell.slash.fill"), ("star", .none, "star"),
            ("tram.fill", .circle, "tram.circle.fill"), ("person.badge.plus", .fill, "person.fill.badge.plus"),
        ]
    )
    func symbolVariantsExtendNames(_ name: String, _ variant: SymbolVariants, _ expected: String) {
        #expect(variant.names(for: name).first == expected)
        #expect(variant.names(for: name).last == name)
    }
}
