public import Foundation
public import WidgetArchive

/// The status of a placed widget, as commands and agents say it.
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

    /// The instance's identifier, such as `w1`.
    public var id: String
    public var app: String
    public var kind: String
    /// The name in the gallery.
    public var name: String
    /// The family by Apple's name.
    public var family: DisplayFamily
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
}

extension WidgetStatus {
    /// - Parameters:
    ///   - widget: The widget.
    ///   - trouble: Why the extension's last answer failed; nil if it did not.
    public init(_ widget: PlacedWidgetSnapshot, trouble: String?) {
        (status, message) = widget.status(trouble: trouble)
        id = widget.id
        app = widget.app
        kind = widget.kind
        name = widget.displayName
        family = widget.family
        position = widget.position
        entry = widget.entryDate
        acceptedAt = widget.acceptedAt
        nextEntry = widget.nextChange
        nextReload = widget.policyDate
        digest = widget.picture?.digest
        findings = Set(widget.pictures.flatMap(\.archive.findings)).count
    }
}

extension PlacedWidgetSnapshot {
    /// The status as a word and a sentence.
    ///
    /// An extension that cannot list its widgets gets no further requests, so a widget that waits for it has failed.
    package func status(trouble: String?) -> (WidgetStatus.Name, message: String) {
        switch outcome {
        case .waiting where !isLoading && trouble != nil: (.failed, trouble ?? "")
        case .waiting:
            (.placeholder, isLoading ? "Loading the first timeline." : "Waiting for the first timeline.")
        case .fresh where isLoading || pending != nil: (.pending, "A reload is pending.")
        case .fresh: (.fresh, "Shows its latest timeline.")
        case .keptOld(let reason): (.keptOld, "Still showing the last timeline: \(reason)")
        case .failed(let reason): (.failed, reason)
        }
    }
}
