public import Vitrine
public import VitrineUI

/// A snapshot in a view, which is drawn again when any process writes it.
///
/// ```swift
/// struct StepsView: View {
///     @LiveSnapshot(.steps, in: SnapshotStore("group.app.steps")) var steps
///
///     var body: some View {
///         Text("\(steps.value?.count ?? 0) steps")
///     }
/// }
/// ```
///
/// The property is the reading, with its five answers; `$steps` is the model, which writes.
@propertyWrapper
public struct LiveSnapshot<Value: Codable & Sendable>: DynamicProperty {
    /// Makes the model at its first use, because a view's value is made far more often than it is shown.
    private final class Holder {
        var model: SnapshotModel<Value>?
    }

    @State private var holder = Holder()
    private let key: SnapshotKey<Value>
    private let store: SnapshotStore
    private let owner: SnapshotOwner<Value>

    /// Creates the property.
    ///
    /// - Parameters:
    ///   - key: The snapshot.
    ///   - store: The store that holds it.
    ///   - owner: The writer, if the snapshot has several.
    public init(_ key: SnapshotKey<Value>, in store: SnapshotStore, owner: SnapshotOwner<Value> = .single) {
        self.key = key
        self.store = store
        self.owner = owner
    }

    /// The latest reading.
    @MainActor public var wrappedValue: SnapshotReading<Value> { projectedValue.reading }

    /// The model behind the property.
    @MainActor public var projectedValue: SnapshotModel<Value> {
        // The view may be made again for another snapshot, and keeps its state.
        if let model = holder.model, model.follows(key, in: store) { return model }
        let model = SnapshotModel(key, in: store, owner: owner)
        holder.model = model
        return model
    }
}
