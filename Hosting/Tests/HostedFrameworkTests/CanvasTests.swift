import SwiftUI
import Testing
import VitrineTesting
import WidgetArchive

@MainActor
struct CanvasTests {
    private func archive(_ view: some View) -> EntryArchive {
        EntryArchive(of: view, width: 100, height: 100, contentMargin: 0)
    }

    private func effects(_ draw: @escaping (inout GraphicsContext) -> Void) -> [ArchiveEffect] {
        archive(Canvas { context, _ in draw(&context) }).nodes.flatMap(\.effects)
    }

    @Test func textIsTurnedAndScaled() {
        let turned = effects { context in
            context.rotate(by: .degrees(90))
            context.scaleBy(x: 3, y: 3)
            context.draw(Text(verbatim: "abc"), at: CGPoint(x: 20, y: 10))
        }
        #expect(turned.contains { if case .rotation(let degrees, _) = $0 { abs(degrees - 90) < 0.01 } else { false } })
        #expect(turned.contains { if case .scale(let x, let y, _) = $0 { x == 3 && y == 3 } else { false } })
    }

    @Test func everyClipCounts() {
        let clipped = effects { context in
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 50, height: 50)))
            context.clip(to: Path(CGRect(x: 25, y: 0, width: 100, height: 50)))
            context.fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), with: .color(.red))
        }
        #expect(clipped.count { if case .clip = $0 { true } else { false } } == 2)
    }

    @Test func contextHasTheEnvironmentOfItsView() {
        let canvas = Canvas { context, _ in
            context.draw(Text(verbatim: context.environment.locale.identifier), at: CGPoint(x: 50, y: 50))
        }
        let texts = archive(canvas.environment(\.locale, Locale(identifier: "fr_FR"))).words()
        #expect(texts == ["fr_FR"])
    }

    @Test func filterChangesWhatIsDrawnAfterIt() {
        let box = Path(CGRect(x: 0, y: 0, width: 50, height: 50))
        let drawn = effects { context in
            context.fill(box, with: .color(.red))
            context.addFilter(.blur(radius: 2))
            context.fill(box, with: .color(.red))
        }
        #expect(drawn == [.blur(radius: 2)])
    }

    /// Opacity from luminance is not archived.
    @Test func filterWithoutEffectDrawsWhatIsThere() {
        let drawn = effects { context in
            context.addFilter(.luminanceToAlpha, options: .linearColor)
            context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.red))
        }
        #expect(drawn.isEmpty)
    }

    @Test func scaledLineIsThicker() {
        let canvas = Canvas { context, _ in
            context.scaleBy(x: 3, y: 3)
            let style = StrokeStyle(lineWidth: 2, dash: [1, 2])
            context.stroke(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red), style: style)
        }
        let drawn = archive(canvas).shapes.compactMap(\.stroke)
        #expect(drawn.map(\.width) == [6])
        #expect(drawn.map(\.dash) == [[3, 6]])
    }

    @Test func whatIsDrawnIsMixedWithWhatIsBelow() {
        let blended = effects { context in
            context.blendMode = .screen
            context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.red))
        }
        #expect(blended == [.blend(.screen)])
    }

    /// What a mode takes away from what is below stays, and what it would have kept is not drawn over it.
    @Test func modeThatOnlyCutsWhatIsBelowDrawsNothing() {
        let box = Path(CGRect(x: 0, y: 0, width: 50, height: 50))
        let drawn = archive(
            Canvas { context, _ in
                context.fill(box, with: .color(.red))
                for mode in [GraphicsContext.BlendMode.destinationIn, .destinationOut, .clear] {
                    context.blendMode = mode
                    context.fill(box, with: .color(.black))
                }
            }
        )
        #expect(drawn.shapes.count == 1)
    }

    @Test func pathIsFilledWithAnImageThatRepeats() throws {
        // A PNG of one pixel.
        let file =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        let picture = try #require(Data(base64Encoded: file).flatMap(UIImage.init(data:)))
        let drawn = archive(
            Canvas { context, size in
                let area = Path(CGRect(origin: .zero, size: size))
                context.clip(to: area, style: FillStyle(eoFill: true))
                context.fill(area, with: .tiledImage(Image(uiImage: picture), scale: 2))
            }
        )
        #expect(drawn.nodes.contains { if case .image = $0.content { true } else { false } })
    }
}
