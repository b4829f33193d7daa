import SwiftUI
import Testing
import VitrineTesting
import WidgetArchive

private struct AccentHolder {
    static let standard = 3
}

private struct Loading: ViewModifier {
    let action: () async -> Void

    func body(content: Content) -> some View {
        content.task { await action() }.task(id: 1) { await action() }.refreshable { await action() }
    }
}

extension EnvironmentValues {
    @_Entry var accentLevel: Int = AccentHolder.standard
}

@MainActor
struct AppViewTests {
    private struct Level: View {
        @Environment(\.accentLevel) private var level

        var body: some View { Text(verbatim: "level \(level)") }
    }

    private func archive(_ view: some View) -> EntryArchive { EntryArchive(of: view, width: 150, height: 150) }

    @Test func viewOfAnAppIsASignWithAFinding() {
        let archive = archive(List { Text("row") })
        #expect(archive.findings.contains { $0.message.hasPrefix("List is a view for apps") })
        #expect(!archive.words().contains("row"))
    }

    @Test func actionThatIsNotSendableIsIgnoredWithAFinding() {
        let archive = archive(Text("9").modifier(Loading {}))
        for name in ["task(priority:_:)", "task has", "refreshable"] {
            #expect(archive.finds(name), "\(name)")
        }
        #expect(archive.words() == ["9"])
    }

    @Test func barIsLeftOutWithAFinding() {
        struct Bar: ToolbarContent {
            @ToolbarContentBuilder var body: some ToolbarContent {
                ToolbarItem(placement: .confirmationAction) { Text("Save") }
                ToolbarItemGroup { Text("More") }
            }
        }
        let archive = archive(Text("row").toolbar { Bar() })
        #expect(archive.finds("toolbar"))
        #expect(archive.words() == ["row"])
    }

    @Test func attributedStringIsDrawnRunByRun() throws {
        var text = AttributedString("Low tide")
        text.foregroundColor = .teal
        let range = try #require(text.range(of: "Low"))
        text[range].font = .title
        text[range].underlineStyle = .single
        let teal = { (words: String) in Text(verbatim: words).foregroundColor(.teal) }
        let same = teal("Low").font(.title).underline() + teal(" tide")
        #expect(archive(Text(text)).content == archive(Text(verbatim: "") + same).content)
    }

    @Test func runHasItsLinesAndItsBackground() {
        var text = AttributedString("ebb")
        text.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .red)
        text.backgroundColor = .yellow
        let lined = Text(verbatim: "ebb").strikethrough(pattern: .dash, color: .red)
        func styles(_ archive: EntryArchive) -> [ArchivedTextStyle] {
            archive.nodes.flatMap { node in
                if case .text(let text) = node.content { text.styles } else { [ArchivedTextStyle]() }
            }
        }
        let drawn = styles(archive(Text(text))).last
        #expect(drawn?.strikethrough == styles(archive(lined)).first?.strikethrough)
        #expect(drawn?.strikethrough?.color != nil)
        #expect(drawn?.background != nil)
    }

    @Test func formatWithAttributesIsDrawn() {
        #expect(archive(Text(3, format: IntegerFormatStyle<Int>().attributed)).words() == ["3"])
    }

    @Test func meshIsDrawnRowByRow() {
        let points: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
        let mesh = MeshGradient(width: 2, height: 2, points: points, colors: [.red, .blue, .green, .yellow])
        func gradients(_ archive: EntryArchive) -> [ArchiveGradient] {
            archive.shapes.compactMap { if case .linear(let gradient, _, _) = $0.paint { gradient } else { nil } }
        }
        let rows = ZStack {
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            LinearGradient(colors: [.green, .yellow], startPoint: .leading, endPoint: .trailing)
        }
        #expect(gradients(archive(mesh)) == gradients(archive(rows)))
        #expect(!archive(Circle().fill(mesh)).content.isEmpty)
    }

    @Test func linkIsTinted() {
        var text = AttributedString("see tide")
        text.link = URL(filePath: "/tide")
        #expect(archive(Text(text)).content != archive(Text(verbatim: "see tide")).content)
    }

    @Test func viewWithoutContentHasItsSymbolAboveItsTitle() throws {
        func tops(_ node: ArchiveNode, at y: Double) -> [(content: ArchiveContent, y: Double)] {
            let top = y + node.frame.origin.y
            return [(node.content, top)] + node.children.flatMap { tops($0, at: top) }
        }
        let found = archive(ContentUnavailableView("Water", systemImage: "drop")).content.flatMap { tops($0, at: 0) }
        let symbol = try #require(found.first { if case .symbol = $0.content { true } else { false } })
        let title = try #require(found.first { if case .text = $0.content { true } else { false } })
        #expect(symbol.y + 20 < title.y)
    }

    @Test func documentIsReadAsItsText() throws {
        let html = Data("<p>Ebb &amp;lt; <b>flood</b></p>".utf8)
        let read = try NSAttributedString(
            data: html,
            options: [.documentType: NSAttributedString.DocumentType.html],
            documentAttributes: nil
        )
        #expect(AttributedString(read) == AttributedString("Ebb &lt; flood"))
        #expect(throws: CocoaError.self) {
            try NSAttributedString(data: Data([0xC3]), documentAttributes: nil)
        }
    }

    @Test func imageFromTheNetworkShowsWhatStandsInForIt() {
        let archive = archive(AsyncImage(url: nil, content: { $0 }, placeholder: { Text("wait") }))
        #expect(archive.words().contains("wait"))
        #expect(archive.findings.contains { $0.message.hasPrefix("AsyncImage does not load") })
    }

    @Test func entryOfTheEnvironmentHasItsDefaultAndIsSet() {
        #expect(archive(Level()).words().contains("level 3"))
        #expect(archive(Level().environment(\.accentLevel, 5)).words().contains("level 5"))
    }

    @Test func symbolIsAnImageOfUIKit() throws {
        let image = try #require(UIImage(systemName: "star"))
        #expect(archive(Image(uiImage: image)) == archive(Image(systemName: "star")))
        #expect(image.pngData() == nil)
    }

    /// A PNG of one pixel, written with zlib by hand.
    private let pixel = Data(
        base64Encoded:
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    )

    @Test func whatIsNotDrawnOfAnImageIsAFinding() throws {
        let bold = UIImage.SymbolConfiguration(weight: .bold)
        let named = try #require(UIImage(systemName: "star", withConfiguration: bold))
        let changed = try #require(UIImage(systemName: "star")).withConfiguration(bold).withTintColor(.red)
        for image in [named, changed] {
            let messages = archive(Image(uiImage: image)).findings.map(\.message)
            #expect(messages == ["UIImage.SymbolConfiguration has no effect"])
        }
    }

    @Test func partOfAPictureIsDrawnInABoxThatShowsIt() throws {
        // A PNG of four by two pixels, written with zlib by hand.
        let file = "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAAAAABawyK/AAAAD0lEQVR4nGNgsKnYwgAiAAvCAtHyUqaZAAAAAElFTkSuQmCC"
        let whole = try #require(Data(base64Encoded: file).flatMap(UIImage.init(data:))?.cgImage)
        #expect(whole.width == 4 && whole.height == 2)
        let right = try #require(whole.cropping(to: CGRect(x: 2, y: 0, width: 2, height: 2)))
        let corner = try #require(right.cropping(to: CGRect(x: 1.2, y: 0, width: 0.5, height: 1)))
        #expect(corner.width == 1 && corner.height == 1)
        #expect(right.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
        let archive = archive(Image(uiImage: UIImage(cgImage: corner)).resizable().frame(width: 10, height: 10))
        #expect(archive.findings.isEmpty)
        let box = try #require(archive.content.first { !$0.children.isEmpty })
        #expect(box.effects == [.clip(.rectangle)])
        #expect(box.frame.size == ArchiveSize(width: 10, height: 10))
        #expect(box.children.map(\.frame) == [ArchiveRect(x: -30, y: 0, width: 40, height: 20)])
    }

    /// Code that stores a picture in another size or quality here stores the file that it has read.
    @Test func fileOfAPictureIsWrittenAsItIs() throws {
        let bytes = try #require(pixel)
        let source = try #require(CGImageSourceCreateWithData(bytes, nil))
        #expect(CGImageSourceGetType(source) == "public.png")
        let picture = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, nil))
        let written = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(written, "public.jpeg", 1, nil))
        #expect(!CGImageDestinationFinalize(destination), "it has no picture yet")
        CGImageDestinationAddImage(destination, picture, [kCGImageDestinationLossyCompressionQuality: 0.8])
        #expect(CGImageDestinationFinalize(destination))
        #expect(written.isEqual(to: bytes))
    }

    @Test func pictureOfCoreGraphicsIsAnImageWithItsLabel() throws {
        let picture = try #require(pixel.flatMap(UIImage.init(data:))?.cgImage)
        let spoken = archive(Image(picture, scale: 2, label: Text(verbatim: "A tide")))
        #expect(spoken.findings.isEmpty)
        #expect(spoken.words() == ["A tide"])
        let silent = archive(Image(decorative: picture, scale: 1, orientation: .up))
        #expect(silent.findings.isEmpty && silent.words().isEmpty)
        #expect(archive(Image("tide", variableValue: 0.5)).finds("variableValue has no effect"))
    }

    @Test func pictureIsTheImageThatIsDrawnInIt() throws {
        let bytes = try #require(pixel)
        let image = try #require(UIImage(data: bytes))
        let small = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
            .image { _ in image.draw(in: CGRect(x: 0, y: 0, width: 1, height: 1)) }
        #expect(small == image)
        #expect(small.jpegData(compressionQuality: 0.5) == bytes)
        let empty = UIGraphicsImageRenderer(size: .zero).image { _ in }
        #expect(empty.size == .zero)
        let finding = "of what UIGraphicsImageRenderer draws, only images are drawn"
        #expect(archive(Image(uiImage: empty)).findings.map(\.message) == [finding])
    }

    @Test func dynamicColorHasBothAppearances() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(color == UIColor(light: .black, dark: .white))
        #expect(color != .black)
    }
}
