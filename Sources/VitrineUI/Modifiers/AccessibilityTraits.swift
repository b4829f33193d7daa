#if !canImport(SwiftUI)
/// What a view is to a screen reader.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var bits: UInt32

    /// No traits.
    public init() {
        bits = 0
    }

    private init(bits: UInt32) {
        self.bits = bits
    }

    /// A button.
    public static let isButton = AccessibilityTraits(bits: 1 << 0)
    /// A heading.
    public static let isHeader = AccessibilityTraits(bits: 1 << 1)
    /// Something chosen.
    public static let isSelected = AccessibilityTraits(bits: 1 << 2)
    /// A link.
    public static let isLink = AccessibilityTraits(bits: 1 << 3)
    /// A field of searching.
    public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
    /// A picture.
    public static let isImage = AccessibilityTraits(bits: 1 << 5)
    /// Something that plays a sound.
    public static let playsSound = AccessibilityTraits(bits: 1 << 6)
    /// A key.
    public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
    /// Text that does not change.
    public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
    /// What is read first.
    public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
    /// Something whose value often changes.
    public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
    /// Something that starts what plays.
    public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
    /// Something that reacts to direct touches.
    public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
    /// Something that turns a page.
    public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
    /// Something that hides all else.
    public static let isModal = AccessibilityTraits(bits: 1 << 14)
    /// A switch.
    public static let isToggle = AccessibilityTraits(bits: 1 << 15)

    /// Whether it has a trait.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

    /// Adds a trait.
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }

    /// Takes a trait away.
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let common = bits & member.bits
        bits &= ~member.bits
        return common == 0 ? nil : AccessibilityTraits(bits: common)
    }

    /// Puts a trait in place of an equal one.
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let common = bits & newMember.bits
        bits |= newMember.bits
        return common == 0 ? nil : AccessibilityTraits(bits: common)
    }

    /// The traits of both.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits: bits | other.bits) }

    /// The traits that both have.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits: bits & other.bits) }

    /// The traits that one of both has.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(bits: bits ^ other.bits)
    }

    /// Adds the traits of another one.
    public mutating func formUnion(_ other: AccessibilityTraits) {
        bits |= other.bits
    }

    /// Keeps the traits that another one has.
    public mutating func formIntersection(_ other: AccessibilityTraits) {
        bits &= other.bits
    }

    /// Keeps the traits that one of both has.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        bits ^= other.bits
    }
}
#endif
