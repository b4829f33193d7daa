import QuartzCore
import SwiftUI
import Testing
import VitrineTesting
import WidgetArchive

private struct Slide: GeometryEffect {
    var animatableData = 1.0

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: size.width * animatableData, y: 5))
    }
}

private struct Wave: TextRenderer {
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout { ctx.draw(line) }
    }
}

private struct Bounce {
    var scale = 1.0
    var height: CGFloat = 0
}

/// Effects on what is drawn: transforms are drawn, animations show their first value, and the others leave a finding.
@MainActor
struct DrawnEffectTests {
    private func archive(_ view: some View) -> EntryArchive {
        EntryArchive(of: view, width: 100, height: 100, contentMargin: 0)
    }

    private func nodes(_ view: some View) -> [ArchiveNode] { archive(view).nodes }

    @Test func transformIsDrawnAroundTheUpperLeftCorner() {
        let square = Color.red.frame(width: 20, height: 10)
        let moved = square.transformEffect(CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 7, ty: 4))
        let alike = square.scaleEffect(x: 2, y: 3, anchor: .topLeading).rotationEffect(.zero, anchor: .topLeading)
            .offset(x: 7, y: 4)
        #expect(nodes(moved) == nodes(alike))
        #expect(nodes(moved) != nodes(square))
        let sheared = archive(square.transformEffect(CGAffineTransform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)))
        #expect(sheared.finds("shear"))
        #expect(archive(moved).findings.isEmpty)
    }

    @Test func geometryEffectReceivesTheSizeOfItsView() {
        let square = Color.red.frame(width: 20, height: 10)
        let moved = nodes(square.modifier(Slide()))
        #expect(!moved.isEmpty)
        #expect(moved != nodes(square.modifier(Slide(animatableData: 0))))
        let row = HStack(spacing: 0) {
            square.modifier(Slide())
            Color.blue.frame(width: 20, height: 10)
        }
        let layout = nodes(row)
        #expect(layout.contains { $0.frame == ArchiveRect(x: 50, y: 45, width: 20, height: 10) })
    }

    @Test func rotationInSpaceIsProjected() {
        let turned = ProjectionTransform(CATransform3DMakeRotation(.pi, 0, 0, 1))
        #expect(abs(turned.m11 + 1) < 0.001 && abs(turned.m22 + 1) < 0.001)
        let tipped = ProjectionTransform(CATransform3DRotate(CATransform3DIdentity, .pi / 2, 1, 0, 0))
        #expect(abs(tipped.m11 - 1) < 0.001 && abs(tipped.m22) < 0.001)
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    }

    @Test func animationAlongKeyframesShowsItsFirstValue() {
        let text = Text("7")
            .keyframeAnimator(initialValue: Bounce(), trigger: 1) { content, value in
                content.scaleEffect(value.scale).offset(y: value.height)
            } keyframes: { _ in
                KeyframeTrack(\.scale) {
                    LinearKeyframe(1.5, duration: 0.2)
                    SpringKeyframe(1, duration: 0.4, spring: .bouncy)
                }
                KeyframeTrack(\.height) {
                    CubicKeyframe(-20, duration: 0.3)
                    MoveKeyframe(0)
                }
            }
        #expect(archive(text).words() == ["7"])
        let phases = Text("8").phaseAnimator([0.2, 1], trigger: 3) { content, phase in content.opacity(phase) }
        #expect(archive(phases).words() == ["8"])
        #expect(archive(text).finds("first value"))
    }

    @Test func shadersAndRenderersLeaveTheViewAndAFinding() {
        let shader = ShaderLibrary.ripple(.float(2), .boundingRect, .color(.red))
        #expect(shader.function.name == "ripple" && shader.arguments.count == 3)
        let drawn = archive(
            Text("9").colorEffect(shader).distortionEffect(shader, maxSampleOffset: .zero).textRenderer(Wave())
        )
        #expect(drawn.words() == ["9"])
        for name in ["colorEffect", "distortionEffect", "textRenderer"] {
            #expect(drawn.finds(name), "\(name)")
        }
    }

    @Test func concentricBoxIsThatOfItsContainerUnlessItsRadiusIsFixed() {
        func outlines(_ shape: some Shape) -> [ArchiveNode] { nodes(shape.fill(.red).frame(width: 40, height: 40)) }
        #expect(outlines(ConcentricRectangle()) == outlines(ContainerRelativeShape()))
        #expect(
            outlines(ConcentricRectangle(corners: .fixed(8)))
                == outlines(RoundedRectangle(cornerRadius: 8, style: .continuous))
        )
        #expect(outlines(.rect(corners: .concentric(minimum: .fixed(12)))) == outlines(ContainerRelativeShape()))
    }

    @Test func safeAreaTakesRoomFromTheContent() {
        let padded = nodes(Color.red.safeAreaPadding(.horizontal, 10))
        #expect(padded.contains { $0.frame == ArchiveRect(x: 10, y: 0, width: 80, height: 100) })
        let bar = Color.blue.frame(width: 10, height: 10)
        let above = nodes(Color.red.safeAreaInset(edge: .top, alignment: .trailing, spacing: 4) { bar })
        #expect(above.map(\.frame).contains(ArchiveRect(x: 90, y: 0, width: 10, height: 10)))
        #expect(above.map(\.frame).contains(ArchiveRect(x: 0, y: 14, width: 100, height: 86)))
        let beside = nodes(Color.red.safeAreaInset(edge: .trailing, spacing: 0) { bar })
        #expect(beside.map(\.frame).contains(ArchiveRect(x: 90, y: 45, width: 10, height: 10)))
        #expect(beside.map(\.frame).contains(ArchiveRect(x: 0, y: 0, width: 90, height: 100)))
        #expect(nodes(Color.red.safeAreaBar(edge: .trailing, spacing: 0) { bar }) == beside)
        #expect(nodes(Color.red.safeAreaBar(edge: .top, alignment: .trailing, spacing: 4) { bar }) == above)
    }
}
