#if !canImport(SwiftUI)
import WidgetArchive

/// Looks a finished archive over for what the system would not take or show.
@MainActor
struct LayoutAudit {
    /// The greatest area of one picture that developers saw archived, in pixels; a larger one makes archiving fail.
    static let greatestImageArea = 2_121_055
    /// The greatest archive that developers saw accepted, in bytes.
    static let greatestArchive = 10 * 1024 * 1024
    /// How far a box may stand over the edge unnoticed, in points.
    private static let tolerance = 0.5
    /// Enough to see what is wrong; a broken loop would give hundreds.
    private static let greatestCount = 12

    let size: CGSize
    let session: ArchiveSession
    private var overflowing = 0
    private var imageBytes = 0

    init(size: CGSize, session: ArchiveSession) {
        self.size = size
        self.session = session
    }

    /// Reports what is noticed.
    mutating func inspect(content: [ArchiveNode], background: [ArchiveNode]) {
        for node in background { inspect(node, at: .zero, isCut: true) }
        for node in content { inspect(node, at: .zero, isCut: false) }
        // Base64 makes four characters of three bytes.
        let bytes = imageBytes / 3 * 4
        if bytes > Self.greatestArchive {
            session.report(.tooHeavy, "pictures of \(bytes) bytes in one entry: shrink them before they are stored")
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
        if area > Self.greatestImageArea {
            session.report(
                .tooHeavy,
                "a picture of \(image.pixelWidth) by \(image.pixelHeight) pixels: at most \(Self.greatestImageArea) in all"
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
        session.report(.overflowing, "\(name) stands \(over.roundedToThousandths) points over the widget's edge")
    }
}

extension ArchiveContent {
    /// What to call content that has to be inside the widget; nil for decoration, which may stand over.
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
#endif
