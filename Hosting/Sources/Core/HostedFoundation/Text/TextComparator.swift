public import Foundation

/// The comparators of `String.StandardComparator` that Foundation does not have on Linux; a type's name stands for one
/// type only, so that these have one of their own.
public struct TextComparator: SortComparator, Codable, Sendable {
    private enum Kind: String, Codable, Sendable {
        case localizedStandard, localized
    }

    private let kind: Kind
    public var order = SortOrder.forward

    /// As people sort names: capitals make no difference at first, and numbers count by their value.
    public static let localizedStandard = TextComparator(kind: .localizedStandard)
    /// As the locale sorts words.
    public static let localized = TextComparator(kind: .localized)

    private init(kind: Kind) {
        self.kind = kind
    }

    /// A comparator in another order.
    public init(_ base: TextComparator, order: SortOrder = .forward) {
        kind = base.kind
        self.order = order
    }

    public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
        return switch kind {
        case .localizedStandard: first.localizedStandardCompare(second)
        case .localized: first.localizedCompare(second)
        }
    }
}

extension SortComparator where Self == TextComparator {
    public static var localizedStandard: TextComparator { .localizedStandard }
    public static var localized: TextComparator { .localized }
}

extension String.StandardComparator {
    public static var localizedStandard: TextComparator { .localizedStandard }
    public static var localized: TextComparator { .localized }
}

// Foundation's initialisers for any value that compares itself would sort texts by the numbers of their characters.
extension SortDescriptor {
    /// Sorts by a text, as people sort names.
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: TextComparator.localizedStandard, order: order)
    }

    /// Sorts by a text that may be missing, which comes first, as people sort names.
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: TextComparator.localizedStandard, order: order)
    }

    public init(
        _ keyPath: any KeyPath<Compared, String> & Sendable,
        comparator: TextComparator,
        order: SortOrder? = nil
    ) {
        self.init(keyPath.appended(\.[comparedBy: comparator]), order: order ?? comparator.order)
    }

    public init(
        _ keyPath: any KeyPath<Compared, String?> & Sendable,
        comparator: TextComparator,
        order: SortOrder? = nil
    ) {
        self.init(keyPath.appended(\.[comparedBy: comparator]), order: order ?? comparator.order)
    }
}

extension KeyPath {
    /// The path to a value behind this one; two paths that can be sent make one that can, which the compiler does not
    /// see.
    fileprivate func appended<End>(_ path: any KeyPath<Value, End> & Sendable) -> any KeyPath<Root, End> & Sendable {
        unsafeBitCast(appending(path: path), to: (any KeyPath<Root, End> & Sendable).self)
    }
}

/// A text that compares itself by a comparator: a descriptor of Foundation's on Linux has no other comparator.
private struct ComparedText: Comparable {
    let text: String?
    let comparator: TextComparator

    static func == (lhs: ComparedText, rhs: ComparedText) -> Bool { lhs.compare(rhs) == .orderedSame }
    static func < (lhs: ComparedText, rhs: ComparedText) -> Bool { lhs.compare(rhs) == .orderedAscending }

    private func compare(_ other: ComparedText) -> ComparisonResult {
        switch (text, other.text) {
        case (nil, nil): .orderedSame
        case (nil, _): .orderedAscending
        case (_, nil): .orderedDescending
        case (let text?, let other?): TextComparator(comparator).compare(text, other)
        }
    }
}

extension String {
    fileprivate subscript(comparedBy comparator: TextComparator) -> ComparedText {
        ComparedText(text: self, comparator: comparator)
    }
}

extension String? {
    fileprivate subscript(comparedBy comparator: TextComparator) -> ComparedText {
        ComparedText(text: self, comparator: comparator)
    }
}
