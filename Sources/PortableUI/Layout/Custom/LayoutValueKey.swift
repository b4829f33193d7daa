/// A key for a value that a view tells the ``Layout`` around it.
public protocol LayoutValueKey: SendableMetatype {
    /// The kind of the value.
    associatedtype Value
    /// The value of a view that tells nothing.
    static var defaultValue: Value { get }
}

/// Tells the layout around a view a value.
struct LayoutValueModifier<Key: LayoutValueKey> {
    let value: Key.Value
}

extension LayoutValueModifier: LayoutModifier {
    typealias Body = Never

    func wrap(_ node: LayoutNode, in resolver: borrowing _ViewResolver) -> LayoutNode {
        LayoutValueNode<Key>(node, value: value)
    }
}

/// A view that tells a value.
@MainActor
private final class LayoutValueNode<Key: LayoutValueKey>: WrapperNode {
    let value: Key.Value

    init(_ child: LayoutNode, value: Key.Value) {
        self.value = value
        super.init(child, keepsSize: true)
    }
}

extension LayoutNode {
    /// The value that the view sets for a key, also below its modifiers; nil if it sets none.
    func layoutValue<Key: LayoutValueKey>(for key: Key.Type) -> Key.Value? {
        var node: LayoutNode? = self
        while let wrapper = node as? WrapperNode {
            if let found = wrapper as? LayoutValueNode<Key> { return found.value }
            node = wrapper.child
        }
        return nil
    }
}

extension View {
    /// Tells the ``Layout`` around the view a value.
    public nonisolated func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
        modifier(LayoutValueModifier<Key>(value: value))
    }
}
