@_exported public import SwiftUI

/// A hint for a person; an extension shows none.
public protocol Tip: Identifiable, Sendable {
    var title: Text { get }
    var message: Text? { get }
    var image: Image? { get }
}

extension Tip {
    public var id: String { String(describing: Self.self) }
    public var message: Text? { nil }
    public var image: Image? { nil }

    public func invalidate(reason: Tips.InvalidationReason) {}
}

/// The hints of an app.
public enum Tips {
    /// Why a hint is no longer shown.
    public enum InvalidationReason: Hashable, Sendable {
        case actionPerformed, displayCountExceeded, tipClosed
    }

    public static func configure() throws {}
}

extension View {
    /// Has no effect: an extension shows no hints.
    public nonisolated func popoverTip(_ tip: (any Tip)?, arrowEdge: Edge? = nil) -> some View { _ignoring() }
}
