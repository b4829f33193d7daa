import WidgetArchive

/// Checks a finished archive for content that the system would reject or not show.
@MainActor
struct LayoutAudit {
    private static let limits = ArchiveWeight.Limits.observed
    /// How far a box may extend beyond the widget's edge without a finding, in points.
    private static let tolerance = 0.5
    /// The maximum number of overflow findings: enough to see what is wrong, because a faulty loop would report
    /// hundreds.
    private static let greatestCount = 12

    let size: CGSize
    let session: ArchiveSession
    private var overflowing = 0
    private var imageBytes = 0

    init(size: CGSize, session: ArchiveSession) {
        self.size = size
        self.session = session
    }

    mutating func inspect(content: [ArchiveNode], background: [ArchiveNode]) {
        for node in background { inspect(node, at: .zero, isCut: true) }
        for node in content { inspect(node, at: .zero, isCut: false) }
        // Base64 encodes three bytes as four characters.
        let bytes = imageBytes / 3 * 4
        if bytes > Self.limits.byteCount {
            session.report(.tooHeavy, "images of \(bytes) bytes in one entry: scale them down before storing them")
        }
    }

    private mutating func inspect(_ node: ArchiveNode, at origin: ArchivePoint, isCut: Bool) {
        let corner = ArchivePoint(x: origin.x + node.frame.origin.x, y: origin.y + node.frame.origin.y)
        var isCut = isCut
        for effect in node.effects {
            switch effect {
            case .clip: isCut = true
            case .mask(let nodes): for inner in nodes { inspect(inner, at: corner, isCut: true) }
            default: break
            }
        }
        if case .image(let image) = node.content { weigh(image) }
        if !isCut, let name = node.content.overflowName { check(node.frame.size, at: corner, name) }
        for child in node.children { inspect(child, at: corner, isCut: isCut) }
    }

    private mutating func weigh(_ image: ArchivedImage) {
        imageBytes += image.data.count
        let area = image.pixelWidth * image.pixelHeight
        if area > Self.limits.imagePixelCount {
            session.report(
                .tooHeavy,
                "an image of \(image.pixelWidth) by \(image.pixelHeight) pixels: "
                    + "scale it down to at most \(Self.limits.imagePixelCount) pixels in total"
            )
        }
    }

    private mutating func check(_ extent: ArchiveSize, at corner: ArchivePoint, _ name: String) {
        let over = max(
            -corner.x,
            -corner.y,
            corner.x + extent.width - size.width,
            corner.y + extent.height - size.height
        )
        guard over > Self.tolerance, overflowing < Self.greatestCount else { return }
        overflowing += 1
        session.report(.overflowing, "\(name) extends \((over * 10).rounded() / 10) points beyond the widget's edge")
    }
}

extension ArchiveContent {
    /// A description of content that must be inside the widget; nil for decoration, which may extend beyond the edge.
    fileprivate var overflowName: String? {
        switch self {
        case .text(let text): "the text \"\(text.string.prefix(40))\""
        case .liveText: "a live text"
        case .symbol(let symbol): "the symbol \(symbol.name)"
        case .gauge: "a gauge"
        case .link(let url): "the link \(url)"
        case .button: "a button"
        case .toggle: "a toggle"
        case .group, .image, .shape: nil
        }
    }
}
