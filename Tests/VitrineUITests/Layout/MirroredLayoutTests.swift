#if !canImport(SwiftUI)
import Testing
import WidgetArchive

@testable import PortableUI

/// What a language that is read from the right does to a view.
@MainActor
struct MirroredLayoutTests {
    private func nodes<V: View>(_ view: V, _ direction: LayoutDirection = .rightToLeft) -> [ArchiveNode] {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        return Archived.leaves(Archived.entry(view, 100, 100, environment: environment))
    }

    private func outlines<V: View>(_ view: V, _ direction: LayoutDirection = .rightToLeft) -> [ArchivedShape.Outline] {
        nodes(view, direction).compactMap { if case .shape(let shape) = $0.content { shape.outline } else { nil } }
    }

    @Test func shapesAreMirroredUnlessTheyAreFixed() {
        let mirrored = [ArchivePoint(x: 100, y: 0), ArchivePoint(x: 0, y: 100), ArchivePoint(x: 100, y: 100)]
        let plain = [ArchivePoint(x: 0, y: 0), ArchivePoint(x: 100, y: 100), ArchivePoint(x: 0, y: 100)]
        func path(_ points: [ArchivePoint]) -> [ArchivedShape.Outline] {
            [.path([.move(points[0]), .line(points[1]), .line(points[2]), .close])]
        }
        #expect(outlines(Corner()) == path(mirrored))
        #expect(outlines(Corner(), .leftToRight) == path(plain))
        #expect(outlines(Corner(layoutDirectionBehavior: .fixed)) == path(plain))
        #expect(outlines(AnyShape(Corner(layoutDirectionBehavior: .fixed))) == path(plain))
        let fromTheLeft = Corner(layoutDirectionBehavior: LayoutDirectionBehavior.mirrors(in: .leftToRight))
        #expect(outlines(fromTheLeft, .leftToRight) == path(mirrored))
        let uneven = outlines(UnevenRoundedRectangle(topLeadingRadius: 9, bottomTrailingRadius: 3, style: .circular))
        #expect(uneven == [.roundedRectangle(radii: [0, 9, 0, 3], isContinuous: false)])
    }

    @Test func ringsRunClockwiseInEveryLanguage() {
        let ring = Circle().rotation(.degrees(-90)).trim(from: 0, to: 0.25)
        #expect(outlines(ring) == outlines(ring, .leftToRight))
    }

    @Test func clipsAndMasksAreMirrored() throws {
        let clip = try #require(nodes(Color.red.clipShape(UnevenRoundedRectangle(topLeadingRadius: 9))).first?.effects)
        #expect(clip == [.clip(.roundedRectangle(radii: [0, 9, 0, 0], isContinuous: true))])
        let masked = nodes(Color.red.mask(alignment: .leading) { Rectangle().frame(width: 10) })
        let mask = masked.first?.effects.first.flatMap { if case .mask(let mask) = $0 { mask } else { nil } }
        #expect(mask?.map(\.frame.origin.x) == [90])
    }

    @Test func barsAreFilledFromTheRight() {
        func mirrored<V: View>(_ view: V, _ direction: LayoutDirection = .rightToLeft) -> [Bool?] {
            nodes(view, direction)
                .compactMap { if case .gauge(let gauge) = $0.content { .some(gauge.isMirrored) } else { nil } }
        }
        let gauge = Gauge(value: 0.25) { Text("g") }
        #expect(mirrored(ProgressView(value: 0.25)) == [true])
        #expect(mirrored(ProgressView(value: 0.25), .leftToRight) == [nil])
        #expect(mirrored(gauge.gaugeStyle(.accessoryLinear)) == [true])
        #expect(mirrored(gauge.gaugeStyle(.accessoryCircular)) == [nil])
    }

    @Test func symbolsThatFollowTheReadingDirectionAreMirrored() {
        let follow = ["arrow.forward", "chevron.backward", "list.bullet"]
        let symbols = follow + ["chevron.right", "list.number", "forward.fill"]
        let images = nodes(VStack(spacing: 0) { ForEach(symbols, id: \.self) { Image(systemName: $0) } })
        let mirrored = images.compactMap { if case .symbol(let symbol) = $0.content { symbol } else { nil } }
            .filter { $0.isMirrored == true }
        #expect(mirrored.map(\.name) == follow)
        let text = nodes(Text("\(Image(systemName: "chevron.forward"))\(Image(systemName: "chevron.right"))"))
        let runs = text.compactMap { if case .text(let text) = $0.content { text.lines[0].runs } else { nil } }
        #expect(runs.map { $0.map(\.isMirrored) } == [[true, nil]])
    }

    @Test func viewIsLaidOutInADirectionOfItsOwn() {
        let row = row(Probe.fixed(10, 10), Probe.fixed(20, 10).offset(x: 3))
        let view = row.environment(\.layoutDirection, .leftToRight)
        #expect(Archived.boxes(view, environment: rightToLeft) == Archived.boxes(row))
        let other = row.environment(\.layoutDirection, .rightToLeft)
        #expect(Archived.boxes(other) == Archived.boxes(row, environment: rightToLeft))
    }

    private var rightToLeft: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        return environment
    }
}

/// A triangle in the lower left corner of its box.
private struct Corner: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}
#endif
