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
    func everyModifierKeepsBoxesFinite(number: CGFloat) throws {
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
        for (index, view) in views.enumerated() {
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
            _ = try JSONEncoder().encode(entry)
        }
    }
}
#endif
