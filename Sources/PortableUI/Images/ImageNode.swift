import WidgetArchive

extension Image: View {
    public typealias Body = Never

    /// Adds the image; an image that is not found and has its own size adds nothing.
    public func _resolve(into resolver: inout _ViewResolver) {
        if let node = resolver.session.imageNode(self, in: resolver.environment) { resolver.append(node) }
    }
}

extension ArchiveSession {
    /// The layout of an image or symbol; nil if it is not found.
    package func imageNode(_ image: Image, in environment: EnvironmentValues) -> LayoutNode? {
        var environment = environment
        if let tint = image.tint { environment.paint.foreground = PaintLevels(.color(tint.archived)) }
        if image.hasCapInsets { report(.approximated, "resizable(capInsets:) stretches the whole image") }
        if let loss = image.loss { report(.approximated, loss) }
        if case .file(let file) = image.source, file.part != nil, image.resizingMode == .tile {
            report(.approximated, "a part of an image is stretched instead of repeated")
        }
        switch image.source {
        case .symbol(let name):
            return SymbolNode(name, image, in: environment, session: self)
        case .file(let file):
            return ImageNode(file, image, in: environment)
        case .name(let name):
            let conditions = ResourceCatalog.ImageConditions(
                isDark: { environment.colorScheme == .dark },
                displayScale: Double(environment.displayScale),
                localeIdentifier: environment.system.localeIdentifier
            )
            if let file = request.resources.image(named: name, in: conditions) {
                return ImageNode(file, image, in: environment)
            }
            report(.missingImage, "no image named \"\(name)\": add it to the extension's images")
            return nil
        }
    }
}

/// The layout of an image.
@MainActor
package final class ImageNode: LayoutNode {
    private let file: ImageSource
    private let image: Image
    private let template: ArchivePaint?
    private let isRedacted: Bool
    private let ownSize: CGSize
    private let baseline: CGFloat?

    package init(_ file: ImageSource, _ image: Image, in environment: EnvironmentValues) {
        self.file = file
        self.image = image
        let isTemplate = image.templateMode.map { $0 == .template } ?? file.isTemplate
        template = isTemplate ? ForegroundStyle().resolved(in: environment).archived : nil
        isRedacted = environment.redactionReasons.contains(.placeholder)
        let points = file.symbolAscent.map { _ in SymbolNode.pointSize(in: environment) }
        ownSize = points.map { file.size.scaled(by: $0 / 100) } ?? file.size
        baseline = points.flatMap { points in file.symbolAscent.map { $0 * points } }
    }

    override package func measure(_ proposal: Proposal) -> CGSize {
        guard image.resizingMode != nil else { return ownSize }
        return CGSize(width: proposal.width ?? ownSize.width, height: proposal.height ?? ownSize.height)
    }

    override package func baselines(_ proposal: Proposal) -> TextBaselines? {
        image.resizingMode == nil ? baseline.map { TextBaselines(first: $0, last: $0) } : nil
    }

    override package func place(_ proposal: Proposal, in rect: CGRect, to sink: inout ArchiveSink) {
        guard file.pixelWidth > 0, file.pixelHeight > 0 else { return }
        let content = ArchivedImage(
            data: isRedacted ? .init() : file.data,
            mediaType: file.mediaType,
            pixelWidth: file.pixelWidth,
            pixelHeight: file.pixelHeight,
            scaling: image.resizingMode == .tile && file.part == nil ? .tile : .stretch,
            template: template,
            accentedMode: image.accentedMode?.mode,
            isRedacted: isRedacted,
            isPixelated: image.isPixelated ? true : nil
        )
        guard let part = file.part else {
            sink.emit(.image(content), in: rect)
            return sink.describe(image)
        }
        // The whole file in a box that shows the part.
        let (x, y) = (rect.width / part.width, rect.height / part.height)
        let whole = CGRect(
            x: -part.origin.x * x,
            y: -part.origin.y * y,
            width: CGFloat(file.pixelWidth) * x,
            height: CGFloat(file.pixelHeight) * y
        )
        sink.group(in: rect, effects: [.clip(.rectangle)]) { inner in
            inner.emit(.image(content), in: whole)
            inner.describe(image)
        }
    }
}

extension CGSize {
    fileprivate func scaled(by factor: CGFloat) -> CGSize { CGSize(width: width * factor, height: height * factor) }
}

extension ArchiveSink {
    /// Sets the accessibility properties of the last emitted box to those of an image.
    @MainActor
    mutating func describe(_ image: Image) {
        guard !nodes.isEmpty else { return }
        let index = nodes.count - 1
        if image.isDecorative {
            nodes[index].accessibility = ArchiveAccessibility(isHidden: true)
        } else if let label = image.spokenName {
            nodes[index].accessibility = ArchiveAccessibility(label: label)
        }
        if image.accentedMode == .accented || image.accentedMode == .accentedDesaturated {
            nodes[index].isAccented = true
        }
    }
}

extension Image {
    /// The text that a screen reader speaks for the image itself: its label, or the name that the developer gave it.
    fileprivate var spokenName: String? {
        if let label { return label }
        if case .name(let name) = source { return name }
        return nil
    }
}
