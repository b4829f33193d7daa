#if !canImport(SwiftUI)
import WidgetArchive

/// Changes how a screen reader presents a view.
nonisolated struct AccessibilityModifier: LayoutModifier {
    typealias Body = Never
    let change: @Sendable (inout ArchiveAccessibility) -> Void

    @MainActor
    func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        let change = change
        return DecoratedNode(node) { box in
            var presentation = box.accessibility ?? ArchiveAccessibility()
            change(&presentation)
            box.accessibility = presentation
        }
    }
}

/// What a screen reader does with the elements inside a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    /// The behaviours.
    package enum Behavior: Hashable, Sendable {
        case ignore, contain, combine
    }

    /// The behaviour.
    package let behavior: Behavior

    /// The elements inside are passed over; the view is one element of its own.
    public static let ignore = AccessibilityChildBehavior(behavior: .ignore)
    /// The elements inside stay what they are.
    public static let contain = AccessibilityChildBehavior(behavior: .contain)
    /// The elements inside are read as one.
    public static let combine = AccessibilityChildBehavior(behavior: .combine)
}

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

extension View {
    /// Says what the view is.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View {
        let words = label.plainString
        return modifier(AccessibilityModifier { $0.label = words })
    }

    /// Says what the view is.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Says what the view is.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(label))
    }

    /// Says the view's value, such as "25 percent".
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        let words = value.plainString
        return modifier(AccessibilityModifier { $0.value = words })
    }

    /// Says the view's value, such as "25 percent".
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Says the view's value, such as "25 percent".
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(value))
    }

    /// Says what happens when the view is activated.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        let words = hint.plainString
        return modifier(AccessibilityModifier { $0.hint = words })
    }

    /// Says what happens when the view is activated.
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Says what happens when the view is activated.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(hint))
    }

    /// Whether a screen reader passes over the view and all inside it.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityModifier { $0.isHidden = hidden })
    }

    /// Makes the view one element of its own, or a container of elements.
    ///
    /// With `ignore` say a label of your own: the words inside are not read.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(
            AccessibilityModifier { presentation in
                presentation.combinesChildren = children.behavior != .contain
                // A view that ignores its children and says nothing itself is an element without words.
                if children.behavior == .ignore, presentation.label == nil { presentation.label = "" }
            }
        )
    }

    /// Says what the view is to a screen reader; headings are archived, buttons and links say it by themselves.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityModifier { if traits.contains(.isHeader) { $0.isHeader = true } })
    }

    /// Says what the view is not to a screen reader.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AccessibilityModifier { if traits.contains(.isHeader) { $0.isHeader = false } })
    }

    /// Says when the view is read; elements are read in the order in which they are placed, whatever is said here.
    public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
        modifier(IgnoredModifier(name: "accessibilitySortPriority(_:)"))
    }

    /// Names the view for tests of an interface; nothing is archived.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { modifier(EmptyModifier()) }
}
#endif
