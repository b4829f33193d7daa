/// Parts of a screen that something covers.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// A widget's view ends at its margins; nothing lies outside them.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set = .all) -> some View { self }
}
