/// The role and the behaviour of a view for a screen reader.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
    private var bits: UInt32

    public init() {
        bits = 0
    }

    private init(bits: UInt32) {
        self.bits = bits
    }

    /// A button, which performs something.
    public static let isButton = AccessibilityTraits(bits: 1 << 0)
    /// A heading, to which a person can jump.
    public static let isHeader = AccessibilityTraits(bits: 1 << 1)
    /// A selected element.
    public static let isSelected = AccessibilityTraits(bits: 1 << 2)
    /// A link, which opens something.
    public static let isLink = AccessibilityTraits(bits: 1 << 3)
    /// A search field.
    public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
    /// An image.
    public static let isImage = AccessibilityTraits(bits: 1 << 5)
    /// An element that plays a sound when it is activated.
    public static let playsSound = AccessibilityTraits(bits: 1 << 6)
    /// A key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
    /// Text that does not change.
    public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
    /// An element that summarises the app's state and is read first.
    public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
    /// An element whose value often changes.
    public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
    /// An element that starts a media session.
    public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
    /// An element that reacts to direct touches.
    public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
    /// An element that turns a page.
    public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
    /// An element that hides all others.
    public static let isModal = AccessibilityTraits(bits: 1 << 14)
    /// A toggle.
    public static let isToggle = AccessibilityTraits(bits: 1 << 15)

    public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        bits |= newMember.bits
        return (isNew, newMember)
    }

    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let common = bits & member.bits
        bits &= ~member.bits
        return common == 0 ? nil : AccessibilityTraits(bits: common)
    }

    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let common = bits & newMember.bits
        bits |= newMember.bits
        return common == 0 ? nil : AccessibilityTraits(bits: common)
    }

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits: bits | other.bits) }

    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { .init(bits: bits & other.bits) }

    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        .init(bits: bits ^ other.bits)
    }

    public mutating func formUnion(_ other: AccessibilityTraits) {
        bits |= other.bits
    }

    public mutating func formIntersection(_ other: AccessibilityTraits) {
        bits &= other.bits
    }

    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        bits ^= other.bits
    }
}
