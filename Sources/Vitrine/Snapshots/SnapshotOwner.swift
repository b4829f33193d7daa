import Synchronization

/// A writer of a snapshot, and the fields that it owns.
///
/// A snapshot with one writer needs no owner. If several parts of a program write one snapshot, each of them gets one,
/// which names its fields by key paths:
///
/// ```swift
/// extension SnapshotOwner where Value == WidgetSnapshot {
///     static let habits = SnapshotOwner("habits", owns: \.writtenAt, \.habitsToday, \.habitsTotal)
///     static let notes = SnapshotOwner("notes", owns: \.writtenAt, \.pinnedNote)
/// }
/// ```
///
/// An update that changes a field which its owner does not own fails with code `notOwned`, and stores nothing. A field
/// may belong to several owners; the last write takes effect.
public struct SnapshotOwner<Value: Sendable>: Sendable {
    /// Copies an owned field from a second value into the first.
    private typealias Copy = @Sendable (inout Value, Value) -> Void

    /// The name under which the owner's stamp is stored.
    public let name: String

    /// Copies of the owned fields; nil if the owner owns every field.
    private let copies: [Copy]?

    /// The keys in the file that updates have found to be the owned fields'; nil if the owner owns every field.
    private let keys: OwnedKeys?

    /// Creates an owner of every field, for its own stamp.
    ///
    /// - Parameter name: A short name that stays the same between versions.
    /// - Precondition: The name is not empty.
    public init(_ name: String) {
        self.init(name, copies: nil)
    }

    /// Creates an owner of some fields.
    ///
    /// - Parameters:
    ///   - name: A short name that stays the same between versions.
    ///   - first: A field.
    ///   - others: Further fields.
    /// - Precondition: The name is not empty.
    public init<First, each Other>(
        _ name: String,
        owns first: any WritableKeyPath<Value, First> & Sendable,
        _ others: repeat any WritableKeyPath<Value, each Other> & Sendable
    ) {
        var copies: [Copy] = [{ value, source in value[keyPath: first] = source[keyPath: first] }]
        for other in repeat each others { copies.append(Self.copy(other)) }
        self.init(name, copies: copies)
    }

    private init(_ name: String, copies: [Copy]?) {
        precondition(!name.isEmpty, "an owner needs a name")
        self.name = name
        self.copies = copies
        keys = copies == nil ? nil : OwnedKeys()
    }

    private static func copy<Field>(_ field: any WritableKeyPath<Value, Field> & Sendable) -> Copy {
        { value, source in value[keyPath: field] = source[keyPath: field] }
    }

    /// The only writer of a snapshot, which owns every field; the owner of an update that names none.
    public static var single: SnapshotOwner { SnapshotOwner("single") }

    /// Returns a value without the owner's changes: its fields are those of `stored`; nil if the owner owns every
    /// field.
    func undoing(_ value: Value, to stored: Value) -> Value? {
        guard let copies else { return nil }
        var value = value
        for copy in copies { copy(&value, stored) }
        return value
    }

    var ownsEveryField: Bool { copies == nil }

    /// Whether keys of the file are known to be owned.
    func isKnown(toOwn keys: some Sequence<String>) -> Bool { self.keys?.contains(keys) ?? true }

    /// Notes that keys of the file are owned, so that the next update need not find it out again.
    func note(owned keys: [String]) { self.keys?.insert(keys) }

    /// Whether two values are the same, byte for byte; false does not mean that they differ.
    ///
    /// True means that both encode alike. An encoding depends on a value's own bytes and on what its references lead
    /// to; the same bytes are the same references, and storage that two values share is copied before one of them is
    /// changed. An object that is changed in place is changed for both. Bytes of padding may differ by chance, which
    /// costs a comparison of the encodings.
    static func isSame(_ left: Value, _ right: Value) -> Bool {
        withUnsafeBytes(of: left) { left in
            withUnsafeBytes(of: right) { right in left.elementsEqual(right) }
        }
    }
}

/// The keys under which an owner's fields are stored; a key path does not contain the key of its field.
private final class OwnedKeys: Sendable {
    private let keys = Mutex<Set<String>>([])

    func contains(_ others: some Sequence<String>) -> Bool { keys.withLock { $0.isSuperset(of: others) } }

    func insert(_ others: [String]) { keys.withLock { $0.formUnion(others) } }
}
