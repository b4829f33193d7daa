import VitrineDevice
import VitrineWire
import WidgetArchive

/// Asks one extension on one device.
struct ExtensionCheck {
    /// What the extension answered on this device.
    struct Part: Sendable {
        var trouble: String?
        /// Every family that a widget names.
        var families: Set<DisplayFamily> = []
        /// The families that this screen has.
        var offered: Set<DisplayFamily> = []
        var widgets: [CheckReport.Widget] = []
        /// What the bundle offers and the device cannot show.
        var findings: [ArchiveFinding] = []
        var memory: ProcessMemory?
        /// Above how many bytes of its own a phone ends the extension's process.
        var memoryLimit: Int?
    }

    private let device: Device
    private let screen: String
    private let textSize: DeviceTextSize

    init(_ device: Device, _ screen: String, _ textSize: DeviceTextSize) {
        self.device = device
        self.textSize = textSize
        self.screen = screen
    }

    func check(skipping known: Set<DisplayFamily>) async -> Part {
        var part = Part()
        guard let app = await describedApp(), let description = app.widgets else {
            part.trouble = await trouble() ?? "the extension did not describe its widgets"
            return part
        }
        part.findings = description.findings ?? []
        guard !description.widgets.isEmpty else {
            // A bundle of live activities or controls is complete without widgets.
            guard part.findings.isEmpty else { return part }
            part.trouble = "the bundle offers no widgets on this system; check its availability conditions"
            return part
        }
        part.families = Set(description.widgets.flatMap(\.families).compactMap(DisplayFamily.init))
        for item in await device.galleryItems() {
            part.offered.insert(item.family)
            if known.contains(item.family) { continue }
            part.widgets.append(await widget(item))
        }
        // The process may run on, so its peak is read now.
        let used = await device.snapshot().memory.filter { $0.role == .widget }
        part.memory = .peak(
            of: used.map { own in
                own.peakBytes.map { ProcessMemory(anonymous: $0, resident: own.residentBytes ?? 0) }
            }
        )
        part.memoryLimit = used.compactMap(\.limitBytes).first
        return part
    }

    /// Waits until the extension has described its widgets, or could not.
    private func describedApp() async -> AppSnapshot? {
        for await snapshot in await device.updates() {
            guard let app = snapshot.apps.first else { return nil }
            if app.widgets != nil || app.programs.contains(where: { $0.trouble != nil }) { return app }
        }
        return nil
    }

    private func trouble() async -> String? {
        await device.snapshot().apps.first?.programs.compactMap(\.trouble).first
    }

    private func widget(_ item: GalleryItem) async -> CheckReport.Widget {
        var answers = [
            answer(.placeholder, item.placeholder.map { [$0] }, item.trouble, item),
            answer(.snapshot, item.snapshot.map { [$0] }, item.trouble, item),
        ]
        answers.append(await timeline(item))
        return CheckReport.Widget(
            kind: item.kind,
            family: item.family,
            screen: screen,
            textSize: textSize,
            answers: answers,
            cornerRadius: item.cornerRadius,
            view: item.snapshot.flatMap { FindingList(item).firstView(of: $0) }
        )
    }

    private func answer(
        _ request: CheckReport.Answer.Request,
        _ renderings: [DrawnRendering]?,
        _ trouble: String?,
        _ item: GalleryItem
    ) -> CheckReport.Answer {
        guard let renderings else {
            return CheckReport.Answer(request: request, trouble: trouble ?? "there is no view", findings: [])
        }
        var list = FindingList(item)
        for rendering in renderings { list.add(rendering, isPlaceholder: request == .placeholder) }
        let entries = request == .timeline ? renderings.count : nil
        return CheckReport.Answer(request: request, findings: list.findings, entries: entries)
    }

    /// A widget after its timeline was asked for, and why it shows something else; it is removed again.
    private func placed(
        _ item: GalleryItem
    ) async throws(DeviceError) -> (widget: PlacedWidgetSnapshot?, isEmpty: Bool, profile: DeviceProfile) {
        let instance = try await device.place(item.kind, item.family, of: item.app)
        await device.settle()
        let snapshot = await device.snapshot()
        let isEmpty = try await device.explanation(of: instance).problem?.cause == .emptyTimeline
        try await device.remove(instance)
        return (snapshot.widgets.first { $0.id == instance }, isEmpty, snapshot.profile)
    }

    /// What a timeline shows when; with the usual text it is asked for twice at the same moment.
    private func timeline(_ item: GalleryItem) async -> CheckReport.Answer {
        do throws(DeviceError) {
            let (placed, isEmpty, profile) = try await placed(item)
            if isEmpty { return .emptyTimeline }
            let trouble: String? =
                switch placed?.outcome {
                case .failed(let message), .keptOld(let message): message
                case .fresh, .waiting, nil: nil
                }
            var own = answer(.timeline, placed?.timeline?.entries.map(\.rendering), trouble, item)
            var messages = (placed?.timeline?.findings(by: profile) ?? []).map(\.message)
            if textSize == .large, trouble == nil {
                let again = try await self.placed(item).widget?.timeline?.entries
                if placed?.timeline?.entries.map(\.rendering) != again?.map(\.rendering) {
                    messages.append(
                        "the timeline shows something else each time it is asked for at one moment; choose by the date"
                    )
                }
            }
            own.findings += messages.map {
                CheckReport.Finding(
                    finding: ArchiveFinding(.undefined, $0),
                    appearances: CheckReport.Finding.everyAppearance
                )
            }
            return own
        } catch {
            return CheckReport.Answer(request: .timeline, trouble: error.message, findings: [])
        }
    }
}
