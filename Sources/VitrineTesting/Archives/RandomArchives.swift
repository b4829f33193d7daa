public import WidgetArchive

/// Generates random archives, the same for the same seed: nested boxes with every content, fractional sizes and
/// unusual texts.
public struct RandomArchives: RandomNumberGenerator {
    private var numbers: SeededGenerator

    /// Creates a generator; the same seed gives the same archives on every machine.
    public init(seed: UInt64) {
        numbers = SeededGenerator(seed: seed)
    }

    public mutating func next() -> UInt64 { numbers.next() }

    /// Returns an archive with a few dozen nodes.
    public mutating func archive() -> EntryArchive {
        let nodes = (0..<Int.random(in: 3...8, using: &self)).map { _ in node(depth: 0) }
        return EntryArchive(
            size: ArchiveSize(width: 338, height: 158),
            content: nodes,
            url: Bool.random(using: &self) ? "app://x" : nil
        )
    }

    private mutating func node(depth: Int) -> ArchiveNode {
        let frame = ArchiveRect(x: length(-20, 200), y: length(-10, 120), width: length(0, 160), height: length(0, 80))
        var node = content(frame)
        let count = depth < 4 ? Int.random(in: 0...3, using: &self) : 0
        node.children += (0..<count).map { _ in self.node(depth: depth + 1) }
        if Int.random(in: 0..<4, using: &self) == 0 { node.effects = effects() }
        if Int.random(in: 0..<8, using: &self) == 0 {
            node.accessibility = ArchiveAccessibility(label: "named", combinesChildren: Bool.random(using: &self))
        }
        node.isAccented = Int.random(in: 0..<8, using: &self) == 0
        return node
    }

    private mutating func length(_ low: Double, _ high: Double) -> Double {
        Double.random(in: low...high, using: &self)
    }

    private mutating func content(_ frame: ArchiveRect) -> ArchiveNode {
        switch Int.random(in: 0..<9, using: &self) {
        case 0: ArchiveSketch.text("Words \(next() % 100)", x: frame.origin.x, y: frame.origin.y)
        case 1: ArchiveSketch.shape(outline(), frame, paint: ArchiveSketch.blue)
        case 2:
            ArchiveSketch.shape(
                outline(),
                frame,
                stroke: ArchivedShape.Stroke(width: 3, isInside: Bool.random(using: &self))
            )
        case 3: ArchiveSketch.gauge(form(), .fraction(length(-0.5, 1.5)), frame)
        case 4: ArchiveSketch.symbol("star", x: frame.origin.x, y: frame.origin.y)
        case 5: ArchiveNode(frame: frame, content: .button("a\(next() % 10)"))
        case 6: ArchiveNode(frame: frame, content: .link("app://\(next() % 10)"))
        case 7: ArchiveSketch.live(.timer(Gallery.now), x: frame.origin.x, y: frame.origin.y)
        default: ArchiveNode(frame: frame)
        }
    }

    private mutating func outline() -> ArchivedShape.Outline {
        let outlines: [ArchivedShape.Outline] = [
            .rectangle, .circle, .ellipse, .capsule, .roundedRectangle(radii: [8, 8, 8, 8], isContinuous: true),
            .roundedRectangle(radii: [100, 0, 3], isContinuous: false),
        ]
        return outlines.randomElement(using: &self) ?? .rectangle
    }

    private mutating func form() -> ArchivedGauge.Form {
        [.bar, .barWithMarker, .ring, .dial].randomElement(using: &self) ?? .bar
    }

    /// Returns effects that do not move boxes, that is, no rotation and no scaling.
    private mutating func effects() -> [ArchiveEffect] {
        let all: [ArchiveEffect] = [
            .opacity(0.5), .clip(outline()), .blur(radius: 2), .grayscale(0.5), .brightness(0.1),
            .shadow(color: ArchiveSketch.color(0), radius: 4, x: 1, y: 1), .privacySensitive, .invalidatable,
            .mask([ArchiveSketch.text("mask")]),
        ]
        return (0..<Int.random(in: 1...4, using: &self)).compactMap { _ in all.randomElement(using: &self) }
    }
}
