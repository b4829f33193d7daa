import VitrineDevice
import VitrineWire
import WidgetArchive
import WidgetDrawing

/// Collects the remarks about some renderings of a widget: from the layout, and from the drawing in each appearance.
struct FindingList {
    /// An appearance with the variant of the archive that is drawn in it.
    private struct Look {
        let name: String
        let variant: AppearanceVariant
        let audit: WidgetAudit
    }

    private(set) var findings: [CheckReport.Finding] = []
    private let looks: [Look]

    /// The lock screen's families have one appearance, the others four.
    ///
    /// - Parameters:
    ///   - item: The widget.
    ///   - tint: The colour of the tinted appearance.
    init(_ item: GalleryItem, tint: ArchiveRGBA = .usualTint) {
        let margin = WidgetAudit.margin(system: item.contentMargin, isDisabled: item.hasContentMarginsDisabled)
        guard !item.family.isAccessory else {
            looks = [
                Look(
                    name: "vibrant",
                    variant: AppearanceVariant(isDark: true, renderingMode: .vibrant),
                    audit: WidgetAudit(appearance: .lockScreen, contentMargin: margin)
                )
            ]
            return
        }
        looks = DeviceAppearance.allCases.map { appearance in
            let drawn: DrawnAppearance =
                switch appearance {
                case .light: .light
                case .dark: .dark
                case .tinted: .tinted(tint)
                case .clear: .clear
                }
            return Look(
                name: appearance.rawValue,
                variant: AppearanceVariant(appearance),
                audit: WidgetAudit(appearance: drawn, contentMargin: margin)
            )
        }
    }

    /// A rendering in the first appearance.
    func firstView(of rendering: DrawnRendering) -> EntryArchive? {
        looks.first.flatMap { rendering.picture(for: $0.variant)?.archive }
    }

    /// Adds the remarks about a rendering; the drawing of a placeholder is not judged.
    mutating func add(_ rendering: DrawnRendering, isPlaceholder: Bool) {
        for look in looks {
            guard let archive = rendering.picture(for: look.variant)?.archive else { continue }
            let drawn = isPlaceholder ? [] : look.audit.findings(in: archive)
            // An archive that is too heavy says so itself, unless a great number of boxes is what makes it so.
            let isKnown = archive.findings.contains { $0.kind == .tooHeavy }
            let heavy = isKnown ? [] : archive.weight.findings()
            let empty = isPlaceholder ? nil : emptiness(of: archive)
            for finding in archive.findings + heavy + drawn + [empty].compactMap(\.self) { add(finding, in: look.name) }
        }
    }

    /// What is said of a view without content.
    private func emptiness(of archive: EntryArchive) -> ArchiveFinding? {
        let drawn = (archive.content + archive.background).filter(\.drawsSomething)
        guard !archive.content.contains(where: \.drawsSomething), drawn.allSatisfy(\.isPlain) else { return nil }
        return ArchiveFinding(
            .undefined,
            "the view draws nothing; draw something in this family, or do not offer it"
        )
    }

    private mutating func add(_ found: ArchiveFinding, in appearance: String) {
        // A report has one line for a finding, also for one about a text with several.
        let lines = found.message.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let finding = ArchiveFinding(found.kind, lines.joined(separator: "\\u{a}"))
        guard let known = findings.firstIndex(where: { $0.finding == finding }) else {
            findings.append(CheckReport.Finding(finding: finding, appearances: [appearance]))
            return
        }
        if !findings[known].appearances.contains(appearance) { findings[known].appearances.append(appearance) }
    }
}

extension ArchiveNode {
    /// Whether the node or one in it has content of its own.
    fileprivate var drawsSomething: Bool { content != .group || children.contains(where: \.drawsSomething) }

    /// Whether nothing but areas are drawn, as by a background of one colour.
    fileprivate var isPlain: Bool {
        switch content {
        case .group, .shape: children.allSatisfy(\.isPlain)
        default: false
        }
    }
}
