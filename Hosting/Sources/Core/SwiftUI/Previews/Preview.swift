/// A preview for Xcode's canvas.
@MainActor
public enum Preview {
    /// The traits of a view's preview.
    public enum ViewTraits {}
}

/// An option of a preview; accepted and ignored.
@MainActor
public struct PreviewTrait<T>: Sendable {
    nonisolated init() {}

    public init(_ traits: PreviewTrait<T>...) {}

    public nonisolated static var defaultLayout: PreviewTrait { PreviewTrait() }
    public nonisolated static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    public nonisolated static var portrait: PreviewTrait { PreviewTrait() }
    public nonisolated static var landscapeLeft: PreviewTrait { PreviewTrait() }
    public nonisolated static var landscapeRight: PreviewTrait { PreviewTrait() }

    public nonisolated static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}

extension PreviewTrait where T == Preview.ViewTraits {
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait { PreviewTrait() }
}

/// What previews share; compiled and never made here.
@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    typealias Content = PreviewModifierContent

    @MainActor
    static func makeSharedContext() async throws -> Context

    @ViewBuilder @MainActor
    func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The preview that a modifier changes.
public struct PreviewModifierContent: View {
    public var body: some View { EmptyView() }
}

/// Previews for Xcode's canvas; compiled and never shown here.
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View

    @ViewBuilder @MainActor @preconcurrency
    static var previews: Previews { get }
}

/// What a preview shows beside the view.
public protocol PreviewContext {}

/// The size of a preview.
public enum PreviewLayout: Sendable {
    case device
    case sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device of a preview.
public struct PreviewDevice: ExpressibleByStringLiteral, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
        rawValue = value
    }
}

extension View {
    /// Does nothing outside of Xcode's canvas.
    public nonisolated func previewContext(_ value: some PreviewContext) -> some View { self }
    /// Does nothing outside of Xcode's canvas.
    public nonisolated func previewDisplayName(_ value: String?) -> some View { self }
    /// Does nothing outside of Xcode's canvas.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }
    /// Does nothing outside of Xcode's canvas.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }
}
