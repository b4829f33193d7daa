public import Foundation
public import WidgetArchive

/// The status of a placed widget for the page, the commands and agents: names, moments and counts, no pictures.
public struct WidgetStatus: Codable, Hashable, Sendable {
    /// What a person needs to know about the shown timeline first.
    public enum Name: String, Codable, Hashable, Sendable, CaseIterable {
        /// The latest timeline is shown.
        case fresh
        /// A reload is waiting or in progress.
        case pending
        /// There is no timeline yet: the placeholder is shown.
        case placeholder
        /// The last reload failed: the older timeline is shown.
        case keptOld
        /// The reload failed, and there is no older timeline.
        case failed
    }

    /// What its reloads cost within the last 24 hours.
    public struct Budget: Codable, Hashable, Sendable {
        /// The largest number of charged reloads; no limit in developer mode.
        public var limit: Int?
        /// The reloads by verdict: made and charged, made for free, requested and ignored, held back.
        public var charged, free, refused, held: Int
        /// Why the waiting reload is held.
        public var heldBecause: String?
        /// When the held reload can start, while the clock is not set.
        public var heldUntil: Date?
    }

    /// The instance's identifier, such as `w1`.
    public var id: String
    /// The id of the app, and its name.
    public var app, appName: String
    public var kind: String
    /// The name in the gallery.
    public var name: String
    /// The family by Apple's name, and its name in the user interface.
    public var family: DisplayFamily, familyName: String
    /// The size and the corner radius, in points.
    public var width, height, radius: Double
    /// The top left cell, counted from 0; a widget of the lock screen has none.
    public var position: GridPosition?
    public var status: Name
    /// The status in a sentence.
    public var message: String
    /// The date of the shown entry; a placeholder has none.
    public var entry: Date?
    /// When the device accepted the shown timeline.
    public var acceptedAt: Date?
    public var nextEntry: Date?
    /// When the policy asks for the next timeline.
    public var nextReload: Date?
    /// Identifies the shown rendering; a tap carries it.
    public var digest: ArchiveDigest?
    /// The number of the layout's notes about the shown view, and about those of later and earlier entries.
    public var findings: Int
    public var isConfigurable: Bool
    /// The parameters of the configuration by name; the default has none.
    public var configuration: [String: JSONValue]?
    /// The reloads since the device started.
    public var reloads: ReloadTally
    public var budget: Budget
}

extension WidgetStatus {
    /// Describes a widget of a device.
    public init(_ widget: PlacedWidgetSnapshot, on device: DeviceSnapshot) {
        let owner = device.apps.first { $0.id == widget.app }
        (status, message) = widget.status(trouble: owner?.programs.last?.trouble)
        id = widget.id
        app = widget.app
        appName = owner?.name ?? widget.app
        kind = widget.kind
        name = widget.displayName
        family = widget.family
        familyName = widget.family.spokenName
        width = widget.size.width
        height = widget.size.height
        radius = widget.cornerRadius
        position = widget.position
        entry = widget.entryDate
        acceptedAt = widget.acceptedAt
        nextEntry = widget.nextChange
        nextReload = widget.nextReload
        digest = widget.picture?.digest
        findings = Set(widget.pictures.flatMap(\.archive.findings)).count
        isConfigurable = widget.configurationIntent != nil
        configuration = widget.configuration?.mapValues(JSONValue.init(reading:))
        reloads = widget.reloads
        budget = Budget(widget, on: device)
    }
}

extension WidgetStatus.Budget {
    fileprivate init(_ widget: PlacedWidgetSnapshot, on device: DeviceSnapshot) {
        let count = { widget.ledger.count($0, at: widget.uptime) }
        self.init(
            limit: device.profile.isDeveloperMode ? nil : device.profile.chargedReloads.value,
            charged: count(.charged),
            free: count(.free),
            refused: count(.refused),
            held: count(.held),
            heldBecause: widget.pending?.heldBecause,
            heldUntil: widget.pending?.heldUntil.map { device.clock.date + ($0 - widget.uptime).seconds }
        )
    }
}

extension DisplayFamily {
    /// The family's name as a title in the user interface.
    package var spokenName: String { words.prefix(1).uppercased() + words.dropFirst() }
}

extension PlacedWidgetSnapshot {
    /// The status as a word and a sentence.
    ///
    /// An extension that cannot list its widgets gets no further requests, so a widget that waits for it has failed.
    fileprivate func status(trouble: String?) -> (WidgetStatus.Name, message: String) {
        switch state.outcome {
        case .waiting where !state.isLoading && trouble != nil: (.failed, trouble ?? "")
        case .waiting:
            (.placeholder, state.isLoading ? "Loading the first timeline." : "Waiting for the first timeline.")
        case .fresh where state.isLoading || state.pending != nil: (.pending, "A reload is pending.")
        case .fresh: (.fresh, "Shows its latest timeline.")
        case .keptOld(let reason): (.keptOld, "Still showing the last timeline: \(reason)")
        case .failed(let reason): (.failed, reason)
        }
    }
}
