import VitrineDevice
import VitrineWire
import WidgetArchive

/// Collects the remarks about some renderings of a widget.
struct FindingList {
    private(set) var findings: [CheckReport.Finding] = []
    private let variants: [(name: String, variant: AppearanceVariant)]

    /// The lock screen's families have one appearance, the others three.
    init(_ family: DisplayFamily) {
        variants =
            family.isAccessory
            ? [("vibrant", AppearanceVariant(isDark: true, renderingMode: "vibrant"))]
            : DeviceAppearance.allCases.map { ($0.rawValue, AppearanceVariant($0)) }
    }

    mutating func add(_ rendering: DrawnRendering) {
        for (name, variant) in variants {
            guard let archive = rendering.picture(for: variant)?.archive else { continue }
            for finding in archive.findings + archive.weight.findings() { add(finding, in: name) }
        }
    }

    private mutating func add(_ finding: ArchiveFinding, in appearance: String) {
        guard let known = findings.firstIndex(where: { $0.finding == finding }) else {
            findings.append(CheckReport.Finding(finding: finding, appearances: [appearance]))
            return
        }
        if !findings[known].appearances.contains(appearance) { findings[known].appearances.append(appearance) }
    }
}
