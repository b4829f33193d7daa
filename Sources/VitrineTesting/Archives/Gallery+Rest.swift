import Foundation
public import WidgetArchive

private typealias Sketch = ArchiveSketch

extension Gallery {
    /// Each scaling of an image, a template image, and a missing image.
    public static var pictures: EntryArchive {
        func picture(_ scaling: ArchivedImage.Scaling, _ x: Double, template: ArchivePaint? = nil) -> ArchiveNode {
            ArchiveNode(
                frame: ArchiveRect(x: x, y: 12, width: 56, height: 40),
                content: .image(
                    ArchivedImage(
                        data: checker,
                        mediaType: "image/png",
                        pixelWidth: 4,
                        pixelHeight: 4,
                        scaling: scaling,
                        template: template
                    )
                ),
                accessibility: ArchiveAccessibility(label: "Checks, \(scaling.rawValue)")
            )
        }
        let filled = picture(.fill, 0)
            .with {
                $0.frame = ArchiveRect(x: 200, y: 12, width: 56, height: 40)
                $0.effects = [.clip(.roundedRectangle(radii: [8, 8, 8, 8], isContinuous: true))]
            }
        return EntryArchive(
            size: ArchiveSize(width: 338, height: 74),
            background: [Sketch.background(0xffffff, 0x1c1c1e)],
            content: [
                picture(.stretch, 12), picture(.fit, 74), picture(.tile, 136), filled,
                picture(.stretch, 268, template: Sketch.orange).with { $0.isAccented = true },
            ]
        )
    }

    /// Symbols in several sizes and weights, and an unknown symbol.
    public static var symbols: EntryArchive {
        let names = [
            "checkmark.circle.fill", "star", "heart.fill", "flame.fill", "calendar", "bell", "leaf.fill",
            "no.such.symbol",
        ]
        return EntryArchive(
            size: ArchiveSize(width: 338, height: 90),
            background: [Sketch.background(0xffffff, 0x1c1c1e)],
            content: names.enumerated()
                .flatMap { place, name in
                    let x = 12 + Double(place) * 40
                    return [
                        Sketch.symbol(name, x: x, y: 8, size: 24, weight: 400, paint: Sketch.blue),
                        Sketch.symbol(name, x: x, y: 44, size: 24, weight: place % 2 == 0 ? 800 : 200)
                            .with { $0.isAccented = true },
                    ]
                }
        )
    }

    /// Opacity, clip, mask, shadow, blur, rotation, scale and colour changes, in several orders.
    public static var effects: EntryArchive {
        let half = ArchivePoint(x: 0.5, y: 0.5)
        let shade = ArchiveEffect.shadow(color: Sketch.color(0x000000, opacity: 0.5), radius: 6, x: 0, y: 3)
        let fade = Sketch.shape(
            .rectangle,
            ArchiveRect(x: 0, y: 0, width: 40, height: 40),
            paint: .linear(
                ArchiveGradient(stops: [
                    .init(color: Sketch.color(0), location: 0), .init(color: Sketch.color(0, opacity: 0), location: 1),
                ]),
                start: .zero,
                end: ArchivePoint(x: 1, y: 1)
            )
        )
        let letter = Sketch.text("A", x: 4, y: -4, style: Sketch.style(40, weight: 900))
        let lists: [[ArchiveEffect]] = [
            [.opacity(0.4)], [.clip(.circle)], [.clip(.circle), shade], [.mask([fade])], [.mask([letter])],
            [.blur(radius: 4)],
            [.rotation(degrees: 20, anchor: half)], [.scale(x: 0.6, y: 0.9, anchor: ArchivePoint(x: 0, y: 1))],
            [.grayscale(1)], [.saturation(0.3)], [.brightness(0.3)],
            [.brightness(-0.3), .clip(.capsule), .rotation(degrees: -15, anchor: half), shade],
            [.rotation(degrees: 45, anchor: half), .clip(.rectangle)], [.invalidatable],
        ]
        return EntryArchive(
            size: ArchiveSize(width: 338, height: 110),
            background: [Sketch.background(0xffffff, 0x1c1c1e)],
            content: lists.enumerated()
                .map { place, effects in
                    Sketch.box(
                        ArchiveRect(
                            x: 10 + Double(place % 7) * 46,
                            y: 8 + Double(place / 7) * 50,
                            width: 40,
                            height: 40
                        ),
                        effects: effects,
                        [
                            Sketch.shape(
                                .rectangle,
                                ArchiveRect(x: 0, y: 0, width: 40, height: 40),
                                paint: Sketch.orange
                            ),
                            Sketch.shape(.circle, ArchiveRect(x: 20, y: 4, width: 30, height: 30), paint: Sketch.blue),
                        ]
                    )
                }
        )
    }

    /// Buttons, switches and links, in groups with and without their own labels.
    public static var controls: EntryArchive {
        func label(_ text: String) -> [ArchiveNode] {
            [Sketch.text(text, x: 10, y: 6, style: Sketch.style(15, weight: 600, paint: Sketch.blue))]
        }
        func frame(_ x: Double, _ y: Double) -> ArchiveRect { ArchiveRect(x: x, y: y, width: 100, height: 30) }
        let pill = ArchivedShape.Outline.capsule
        return EntryArchive(
            size: ArchiveSize(width: 338, height: 120),
            background: [Sketch.background(0xffffff, 0x1c1c1e)],
            content: [
                Sketch.text("Controls", x: 12, y: 10, style: Sketch.style(17, weight: 700))
                    .with { $0.accessibility = ArchiveAccessibility(isHeader: true) },
                Sketch.box(
                    frame(12, 40),
                    .button("a0"),
                    [Sketch.shape(pill, ArchiveRect(x: 0, y: 0, width: 100, height: 30))] + label("Add")
                ),
                Sketch.box(frame(120, 40), .toggle("a1", isOn: true), label("Remind")),
                Sketch.box(frame(228, 40), .link("lucidpal://notes"), label("Notes")),
                Sketch.box(frame(12, 80), .link("javascript:alert(1)"), label("Refused")),
                Sketch.box(
                    ArchiveRect(x: 120, y: 80, width: 208, height: 30),
                    accessibility: ArchiveAccessibility(label: "Counter"),
                    [
                        Sketch.box(
                            ArchiveRect(x: 0, y: 0, width: 40, height: 30),
                            .button("a2"),
                            accessibility: ArchiveAccessibility(label: "Less", hint: "Takes one away"),
                            label("−")
                        ),
                        Sketch.text("3", x: 60, y: 6),
                        Sketch.box(
                            ArchiveRect(x: 90, y: 0, width: 40, height: 30),
                            .button("a3"),
                            accessibility: ArchiveAccessibility(label: "More", value: "of 5"),
                            label("+")
                        ),
                    ]
                ),
            ],
            url: "lucidpal://",
            actions: [
                "a0": ArchivedAction(intent: "Add"), "a1": ArchivedAction(intent: "Remind"),
                "a2": ArchivedAction(intent: "Less"), "a3": ArchivedAction(intent: "More"),
            ]
        )
    }

    /// Texts in other scripts, and emoji.
    public static var scripts: EntryArchive {
        EntryArchive(
            size: ArchiveSize(width: 338, height: 120),
            background: [Sketch.background(0xffffff, 0x1c1c1e)],
            content: [
                Sketch.text("한강공원 안내 지도", x: 12, y: 10, style: Sketch.style(17, weight: 700)),
                Sketch.text("日本語と中文", x: 12, y: 40),
                Sketch.text("שלום, עולם!", x: 12, y: 66),
                Sketch.text("👨‍👩‍👧 🇰🇷 ☀️ 1️⃣", x: 180, y: 10),
                Sketch.text("Ελληνικά", x: 180, y: 40),
                Sketch.text("Кириллица", x: 180, y: 66),
                Sketch.text("é e\u{301} ﬁ №", x: 12, y: 92),
            ]
        )
    }

    /// The habits widget as a placeholder, with each node marked as redacted.
    public static var placeholder: EntryArchive {
        var archive = habits
        archive.content = archive.content.map(redacted)
        archive.content.append(
            ArchiveNode(
                frame: ArchiveRect(x: 270, y: 80, width: 50, height: 40),
                content: .image(
                    ArchivedImage(
                        data: checker,
                        mediaType: "image/png",
                        pixelWidth: 4,
                        pixelHeight: 4,
                        isRedacted: true
                    )
                )
            )
        )
        return archive
    }

    /// A balance that is hidden on a locked screen.
    public static var privacy: EntryArchive {
        EntryArchive(
            size: ArchiveSize(width: 158, height: 70),
            background: [Sketch.background(0xffffff, 0x1c1c1e)],
            content: [
                Sketch.text("Balance", x: 16, y: 10, style: Sketch.style(13, paint: Sketch.secondary)),
                Sketch.text("€ 1,234.50", x: 16, y: 30, style: Sketch.style(20, weight: 700))
                    .with { $0.effects = [.privacySensitive] },
            ]
        )
    }

    private static func redacted(_ node: ArchiveNode) -> ArchiveNode {
        var node = node
        switch node.content {
        case .text(var text):
            text.isRedacted = true
            node.content = .text(text)
        case .liveText(var text):
            text.isRedacted = true
            node.content = .liveText(text)
        case .symbol(var symbol):
            symbol.isRedacted = true
            node.content = .symbol(symbol)
        default: break
        }
        node.children = node.children.map(redacted)
        return node
    }

    /// Four by four pixels, red and half transparent blue.
    private static let checker =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAYAAACp8Z5+AAAAGklEQVR42mN4ZmPz3ybqWQOMZkDmgGgGgioAmIQiyVkeZDkAAAAASUVORK5CYII="
        ) ?? Data()
}
