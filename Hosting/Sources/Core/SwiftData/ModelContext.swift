/// A place for models: what its container's contexts insert, and nothing that another process has saved.
public final class ModelContext: @unchecked Sendable {
    /// The notifications that Apple's context posts before and after a save; this one posts neither.
    public static let willSave = Notification.Name("ModelContextWillSave")
    public static let didSave = Notification.Name("ModelContextDidSave")

    public let container: ModelContainer
    public var autosaveEnabled = true
    public var hasChanges: Bool { !changes.isEmpty }
    public var insertedModelsArray: [any PersistentModel] { changes.filter(\.isInsertion).map(\.model) }
    public var deletedModelsArray: [any PersistentModel] { changes.filter { !$0.isInsertion }.map(\.model) }

    // Only the task or actor of a context uses it, as on Apple's platforms; the store has a lock of its own.
    private var changes: [Change] = []

    /// An insertion or a deletion that was not saved.
    private struct Change {
        let model: any PersistentModel
        let isInsertion: Bool
    }

    public init(_ container: ModelContainer) {
        self.container = container
    }

    /// The models that a request describes; without an order of its own, in the order of their insertion.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        var models = container.store.models(T.self)
        if let predicate = descriptor.predicate { models = try models.filter { try predicate.evaluate($0) } }
        if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
        let rest = models.dropFirst(descriptor.fetchOffset ?? 0)
        return Array(descriptor.fetchLimit.map { rest.prefix($0) } ?? rest)
    }

    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> [T] {
        try fetch(descriptor)
    }

    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        try fetch(descriptor).count
    }

    public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
    { try fetch(descriptor).map(\.persistentModelID) }

    public func enumerate<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>,
        batchSize: Int = 5000,
        allowEscapingMutations: Bool = false,
        block: (T) throws -> Void
    ) throws { try fetch(descriptor).forEach(block) }

    /// Inserts a model, and the models that its properties refer to.
    public func insert<T: PersistentModel>(_ model: T) {
        changes += container.store.insert(model, in: self).map { Change(model: $0, isInsertion: true) }
    }

    public func delete<T: PersistentModel>(_ model: T) {
        guard container.store.remove(model) else { return }
        changes.append(Change(model: model, isInsertion: false))
    }

    public func delete<T: PersistentModel>(
        model: T.Type,
        where predicate: Predicate<T>? = nil,
        includeSubclasses: Bool = true
    ) throws { try fetch(FetchDescriptor(predicate: predicate)).forEach(delete) }

    /// The object of an identifier, if it was inserted.
    public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
        container.store.model(persistentModelID) as? T
    }

    /// - Precondition: The object of the identifier was inserted.
    public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
        guard let model = container.store.model(persistentModelID) else {
            preconditionFailure("no model of this container has the identifier \(persistentModelID)")
        }
        return model
    }

    /// Keeps the changes of the context, as long as the container lives.
    public func save() throws {
        // Since its insertion, a model may have been given properties with further models.
        for model in insertedModelsArray { container.store.insert(model, in: self) }
        changes = []
    }

    /// Takes back what was inserted and deleted since the last save.
    public func rollback() {
        for change in changes.reversed() {
            if change.isInsertion {
                container.store.remove(change.model)
            } else {
                container.store.insert(change.model, in: self)
            }
        }
        changes = []
    }

    public func processPendingChanges() {}

    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }
}

/// A request for models.
public struct FetchDescriptor<T: PersistentModel> {
    public var predicate: Predicate<T>?
    public var sortBy: [SortDescriptor<T>]
    public var fetchLimit: Int?
    public var fetchOffset: Int?
    public var includePendingChanges = true
    public var propertiesToFetch: [PartialKeyPath<T>] = []
    public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

    public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
    }
}
