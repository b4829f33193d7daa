/// The models that the contexts of one container have inserted; they end with the process.
///
/// Apple's store also sets the other side of a relationship; this one leaves it as the code did.
final class ModelStore: @unchecked Sendable {
    // Protects `groups` and `identities`.
    private let lock = NSLock()
    /// The models of one class each, in the order of their insertion.
    private var groups: [[any PersistentModel]] = []
    private var identities: Set<ObjectIdentifier> = []

    /// The contexts of inserted models.
    ///
    /// A store keeps its models alive, so that no living context belongs to the identity of a model that has ended.
    private static let owners = ModelOwners()

    static func context(of model: any PersistentModel) -> ModelContext? { owners.context(of: ObjectIdentifier(model)) }

    func models<T: PersistentModel>(_ type: T.Type) -> [T] {
        lock.withLock { groups.filter { $0.first is T }.flatMap { $0.compactMap { $0 as? T } } }
    }

    func model(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
        lock.withLock { groups.joined().first { $0.persistentModelID == identifier } }
    }

    /// Inserts a model, and the models that its properties refer to, unless the store has them already.
    /// - Returns: What was inserted.
    @discardableResult
    func insert(_ model: any PersistentModel, in context: ModelContext) -> [any PersistentModel] {
        var visited: Set<ObjectIdentifier> = []
        var inserted: [any PersistentModel] = []
        var waiting = [model]
        while let next = waiting.popLast() {
            guard visited.insert(ObjectIdentifier(next)).inserted else { continue }
            if add(next) {
                Self.owners.set(context, of: ObjectIdentifier(next))
                inserted.append(next)
            }
            waiting += Self.related(to: next)
        }
        return inserted
    }

    /// - Returns: Whether the model was there.
    @discardableResult
    func remove(_ model: any PersistentModel) -> Bool {
        Self.owners.set(nil, of: ObjectIdentifier(model))
        return lock.withLock {
            guard identities.remove(ObjectIdentifier(model)) != nil else { return false }
            for group in groups.indices {
                guard let place = groups[group].firstIndex(where: { $0 === model }) else { continue }
                groups[group].remove(at: place)
                return true
            }
            return false
        }
    }

    func removeAll() {
        let models = lock.withLock {
            defer { (groups, identities) = ([], []) }
            return groups.joined().map { ObjectIdentifier($0) }
        }
        for model in models { Self.owners.set(nil, of: model) }
    }

    private func add(_ model: any PersistentModel) -> Bool {
        lock.withLock {
            guard identities.insert(ObjectIdentifier(model)).inserted else { return false }
            let type = type(of: model)
            if let group = groups.firstIndex(where: { group in group.first.map { Swift.type(of: $0) == type } ?? false }
            ) {
                groups[group].append(model)
            } else {
                groups.append([model])
            }
            return true
        }
    }

    /// The models in a model's properties, alone or in an array.
    private static func related(to model: any PersistentModel) -> [any PersistentModel] {
        Mirror(reflecting: model).children
            .flatMap { child -> [any PersistentModel] in
                switch child.value {
                case let one as any PersistentModel: [one]
                case let several as [any PersistentModel]: several
                case let one as (any PersistentModel)?: one.map { [$0] } ?? []
                case let several as [any PersistentModel]?: several ?? []
                default: []
                }
            }
    }
}
