/// Which context has inserted a model.
final class ModelOwners: @unchecked Sendable {
    private struct Owner {
        weak var context: ModelContext?
    }

    // Protects `owners`.
    private let lock = NSLock()
    private var owners: [ObjectIdentifier: Owner] = [:]

    func context(of model: ObjectIdentifier) -> ModelContext? { lock.withLock { owners[model]?.context } }

    /// Notes the context of a model, or with nil that it has none.
    func set(_ context: ModelContext?, of model: ObjectIdentifier) {
        lock.withLock { owners[model] = context.map { Owner(context: $0) } }
    }
}
