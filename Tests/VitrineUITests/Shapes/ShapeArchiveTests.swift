import Testing
import WidgetArchive

@testable import PortableUI

@MainActor
struct ShapeArchiveTests {
    @Test func namedOutlinesAreArchivedByName() {
        #expect(drawn(Rectangle().fill(.red)) == "0,0 100x100 rectangle red")
        #expect(drawn(Ellipse().fill(.red)) == "0,0 100x100 ellipse red")
        #expect(drawn(Capsule()) == "0,0 100x100 capsule primary")
        #expect(drawn(RoundedRectangle(cornerRadius: 8)) == "0,0 100x100 rounded 8,8,8,8 primary")
        let uneven = drawn(UnevenRoundedRectangle(topLeadingRadius: 1, bottomLeadingRadius: 2, style: .circular))
        #expect(uneven == "0,0 100x100 rounded 1,0,0,2 circular primary")
    }

    @Test func shapesHaveShorthands() {
        func lines(_ shape: some Shape) -> String { drawn(shape) }
        #expect(lines(.rect) == "0,0 100x100 rectangle primary" && lines(.ellipse) == "0,0 100x100 ellipse primary")
        #expect(lines(.circle) == "0,0 100x100 circle primary")
        #expect(lines(.capsule(style: .circular)) == "0,0 100x100 capsule primary")
        #expect(lines(.rect(topLeadingRadius: 1, bottomLeadingRadius: 2)) == "0,0 100x100 rounded 1,0,0,2 primary")
        #expect(lines(.rect(cornerRadii: .init(topTrailing: 3))) == "0,0 100x100 rounded 0,3,0,0 primary")
        #expect(lines(.rect(cornerSize: CGSize(width: 4, height: 4))) == "0,0 100x100 rounded 4,4,4,4 primary")
    }

    @Test func outlineIsScaledAboutItsAnchor() {
        #expect(drawn(Rectangle().scale(0.5)).contains("M25,25 L75,25 L75,75 L25,75 Z"))
        let half = drawn(Rectangle().scale(x: 0.5, anchor: .leading))
        #expect(half.contains("M0,0 L50,0 L50,100 L0,100 Z"))
    }

    @Test func circleIsAsLargeAsTheShorterSide() {
        #expect(drawn(Circle(), 100, 40) == "30,0 40x40 circle primary")
        #expect(Circle().sizeThatFits(.unspecified) == CGSize(width: 10, height: 10))
        #expect(Circle().sizeThatFits(.init(width: nil, height: 7)) == CGSize(width: 7, height: 7))
        #expect(Capsule().sizeThatFits(.init(width: nil, height: 7)) == CGSize(width: 10, height: 7))
    }

    @Test(arguments: [(0.0, "rectangle"), (10, "rounded 10,10,10,10"), (500, "rounded 20,20,20,20")])
    func radiiAreLimitedToTheBox(_ radius: CGFloat, _ expected: String) {
        #expect(drawn(RoundedRectangle(cornerRadius: radius), 100, 40) == "0,0 100x40 \(expected) primary")
    }

    @Test func strokesFollowTheOutlineAndBordersStayInside() {
        #expect(drawn(Circle().stroke(.red, lineWidth: 4)) == "0,0 100x100 circle red stroke 4 butt miter")
        let border = drawn(RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 4))
        #expect(border == "2,2 96x96 rounded 6,6,6,6 red stroke 4 butt miter")
        let dashed = drawn(Circle().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [3, 1])))
        #expect(dashed == "0,0 100x100 circle primary stroke 2 round miter dash 3,1")
    }

    @Test func fillAndStrokeAreLayered() {
        #expect(
            drawn(Circle().fill(.red).stroke(.blue, lineWidth: 2).strokeBorder(.white, lineWidth: 1))
                == """
                0,0 100x100 circle red
                0,0 100x100 circle blue stroke 2 butt miter
                0.5,0.5 99x99 circle white stroke 1 butt miter
                """
        )
    }

    @Test func ringIsArchivedAsATrimmedCircle() {
        let ring = Circle()
            .trim(from: 0, to: 0.7)
            .stroke(style: StrokeStyle(lineWidth: 6, lineCap: .round))
            .foregroundStyle(.green)
            .rotationEffect(.degrees(-90))
        #expect(drawn(ring) == "0,0 100x100 circle green stroke 6 round miter trim 0-0.7 {rotation -90 0.5,0.5}")
        #expect(drawn(Circle().trim(from: 0.5).trim(from: 0.5).fill(.red)) == "0,0 100x100 circle red trim 0.75-1")
    }

    @Test func otherTrimmedShapesBecomeSegments() {
        let trimmed = drawn(Rectangle().trim(from: 0, to: 0.25).stroke(.red, lineWidth: 2))
        #expect(trimmed == "0,0 100x100 path M0,0 L100,0 red stroke 2 butt miter")
    }

    @Test func dashedRingBecomesSegments() {
        let pen = StrokeStyle(lineWidth: 2, dash: [3])
        let before = drawn(Circle().trim(from: 0, to: 0.5).stroke(style: pen), 10, 10)
        #expect(before.hasPrefix("0,0 10x10 path M10,5 C") && before.hasSuffix("stroke 2 butt miter dash 3"))
        #expect(drawn(Circle().stroke(style: pen).trim(from: 0, to: 0.5), 10, 10) == before)
        #expect(drawn(Circle().stroke(style: pen), 10, 10) == "0,0 10x10 circle primary stroke 2 butt miter dash 3")
    }

    @Test func strokeOfAStrokeRecordsAFinding() {
        let view = Circle().stroke(lineWidth: 4).stroke(.red, lineWidth: 2)
        #expect(drawn(view) == "0,0 100x100 circle red stroke 2 butt miter")
        let finding = "approximated: a stroke of a stroke is drawn as the second stroke alone"
        #expect(ArchiveLines.findings(view) == [finding])
    }

    @Test func derivedOutlinesBecomeSegments() {
        let expected = "0,0 10x10 path"
        let turned = drawn(Rectangle().rotation(.degrees(90)).frame(width: 10, height: 10), 10, 10)
        #expect(turned == "\(expected) M10,0 L10,10 L0,10 L0,0 Z primary")
        #expect(drawn(Rectangle().scale(0.5), 10, 10) == "\(expected) M2.5,2.5 L7.5,2.5 L7.5,7.5 L2.5,7.5 Z primary")
        let moved = drawn(Rectangle().transform(CGAffineTransform(translationX: 2, y: 0)).fill(.red), 10, 10)
        #expect(moved == "\(expected) M2,0 L12,0 L12,10 L2,10 Z red")
        #expect(drawn(Rectangle().size(width: 3, height: 4), 10, 10) == "0,0 3x4 rectangle primary")
    }

    @Test func customShapesDrawTheirPath() {
        struct Triangle: Shape {
            func path(in rect: CGRect) -> Path {
                Path { path in
                    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                    path.closeSubpath()
                }
            }
        }
        #expect(drawn(Triangle().fill(.red).frame(width: 10, height: 20)) == "45,40 10x20 path M5,0 L10,20 L0,20 Z red")
        let clipped = drawn(Color.red.clipShape(Triangle()), 10, 10)
        #expect(clipped == "0,0 10x10 rectangle red {clip path M5,0 L10,10 L0,10 Z}")
    }

    @Test func containerRelativeShapeFollowsTheWidgetsCorners() {
        #expect(drawn(ContainerRelativeShape().padding(8)) == "8,8 84x84 rounded 12,12,12,12 primary")
        #expect(drawn(ContainerRelativeShape().padding(30)) == "30,30 40x40 rectangle primary")
        // Only the corner near the widget's own corner is rounded.
        let corner = drawn(ContainerRelativeShape().padding(.trailing, 50).padding(.bottom, 50))
        #expect(corner == "0,0 50x50 rounded 20,0,0,0 primary")
    }

    @Test func containerRelativeShapeFollowsAnExplicitContainerShape() {
        let view = ContainerRelativeShape().padding(4).containerShape(RoundedRectangle(cornerRadius: 12)).padding(10)
        #expect(drawn(view) == "14,14 72x72 rounded 8,8,8,8 primary")
    }

    @Test func gradientViewsFillTheOfferedSize() {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        #expect(drawn(gradient, 30, 20) == "0,0 30x20 rectangle linear(red@0 blue@1 0,0.5-1,0.5)")
        let ellipse = EllipticalGradient(colors: [.red, .blue])
        #expect(drawn(ellipse, 40, 20) == "0,0 40x20 rectangle radial(red@0 blue@1 0-15)")
        let finding = "approximated: EllipticalGradient is drawn as a circle"
        #expect(ArchiveLines.findings(ellipse, 40, 20) == [finding])
    }

    @Test func clearColoursTakeUpSpaceAndDrawNothing() {
        #expect(drawn(row(Color.clear, Color.red)) == "50,0 50x100 rectangle red")
    }

    @Test func pathIsPlacedAtItsPoints() {
        let path = Path { $0.addRect(CGRect(x: 2, y: 3, width: 4, height: 5)) }
        #expect(drawn(path.fill(.red), 20, 20) == "0,0 20x20 path M2,3 L6,3 L6,8 L2,8 Z red")
        #expect(drawn(path.fill(.red, style: FillStyle(eoFill: true)), 9, 9).hasSuffix("even-odd"))
    }

    @Test func nonFiniteSegmentsEndTheOutline() {
        let path = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: CGFloat.nan, y: 0))
            path.addLine(to: CGPoint(x: 3, y: 3))
        }
        #expect(drawn(path.fill(.red), 9, 9) == "0,0 9x9 path M0,0 red")
    }

    @Test func imagePaintIsATiledImageClippedToTheShape() throws {
        let picture = try #require(UIImage(data: Pictures.png(width: 4, height: 2)))
        #expect(
            drawn(Circle().fill(ImagePaint(image: Image(uiImage: picture))), 20, 20) == """
                0,0 20x20 group {clip circle}
                  0,0 20x20 image image/png tile
                """
        )
    }
}

@MainActor
struct ClipAndLayerTests {
    @Test func clipsFollowTheOutline() {
        #expect(drawn(Color.red.clipShape(Circle())) == "0,0 100x100 rectangle red {clip circle}")
        #expect(drawn(Color.red.clipped()) == "0,0 100x100 rectangle red {clip rectangle}")
        #expect(drawn(Color.red.cornerRadius(5)) == "0,0 100x100 rectangle red {clip rounded 5,5,5,5 circular}")
        let relative = drawn(Color.red.clipShape(ContainerRelativeShape()).padding(8))
        #expect(relative == "8,8 84x84 rectangle red {clip rounded 12,12,12,12}")
        let inset = drawn(Color.red.clipShape(Rectangle().inset(by: 2)), 10, 10)
        #expect(inset == "0,0 10x10 rectangle red {clip path M2,2 L8,2 L8,8 L2,8 Z}")
    }

    @Test func maskIsPlacedInTheViewsBox() {
        let masked = drawn(Color.red.mask { Circle().frame(width: 20, height: 20) }.padding(10))
        #expect(masked == "10,10 80x80 rectangle red {mask 30,30 20x20 circle primary}")
        let leading = drawn(Color.red.mask(alignment: .topLeading) { Circle().frame(width: 20, height: 20) })
        #expect(leading == "0,0 100x100 rectangle red {mask 0,0 20x20 circle primary}")
        #expect(drawn(Color.red.mask(EmptyView())) == "0,0 100x100 rectangle red {mask }")
    }

    @Test func stylesArePlacedBehindAndInFront() {
        let box = Color.white.frame(width: 20, height: 10)
        #expect(
            drawn(box.background(.red, in: Capsule())) == """
                40,45 20x10 capsule red
                40,45 20x10 rectangle white
                """
        )
        #expect(
            drawn(box.border(.red, width: 2)) == """
                40,45 20x10 rectangle white
                41,46 18x8 rectangle red stroke 2 butt miter
                """
        )
        #expect(
            drawn(box.background().backgroundStyle(.green)) == """
                40,45 20x10 rectangle green
                40,45 20x10 rectangle white
                """
        )
    }
}
