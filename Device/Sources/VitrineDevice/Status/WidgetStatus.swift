/// A placed widget's status: a word and a sentence.
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

    public var name: Name
    /// The status in a sentence.
    public var message: String

    /// Derives the status.
    ///
    /// An extension that cannot list its widgets gets no further requests, so a widget that waits for it has failed.
    /// - Parameters:
    ///   - widget: The widget.
    ///   - trouble: Why the extension's last answer failed; nil if it did not.
    public init(_ widget: PlacedWidgetSnapshot, trouble: String?) {
        switch widget.outcome {
        case .waiting where !widget.isLoading && trouble != nil:
            name = .failed
            message = trouble ?? ""
        case .waiting:
            name = .placeholder
            message = widget.isLoading ? "Loading the first timeline." : "Waiting for the first timeline."
        case .fresh where widget.isLoading || widget.pending != nil:
            name = .pending
            message = "A reload is pending."
        case .fresh:
            name = .fresh
            message = "Shows its latest timeline."
        case .keptOld(let reason):
            name = .keptOld
            message = "Still showing the last timeline: \(reason)"
        case .failed(let reason):
            name = .failed
            message = reason
        }
    }
}
