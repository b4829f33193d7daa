/// The models of a request in a view, from the context of the view's environment.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
    @Environment(\.modelContext) private var context
    private var descriptor: FetchDescriptor<Element>
    private var isInOrder: ((Element, Element) -> Bool)?

    public init() {
        descriptor = FetchDescriptor()
    }

    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) {
        self.descriptor = descriptor
    }

    public init(filter: Predicate<Element>? = nil, sort: [SortDescriptor<Element>] = [], animation: Animation? = nil) {
        descriptor = FetchDescriptor(predicate: filter, sortBy: sort)
    }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value>,
        order: SortOrder = .forward,
        animation: Animation? = nil
    ) {
        descriptor = FetchDescriptor(predicate: filter)
        isInOrder = {
            let (left, right) = order == .forward ? ($0, $1) : ($1, $0)
            return left[keyPath: keyPath] < right[keyPath: keyPath]
        }
    }

    /// Models without a value come first.
    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil,
        sort keyPath: KeyPath<Element, Value?>,
        order: SortOrder = .forward,
        animation: Animation? = nil
    ) {
        descriptor = FetchDescriptor(predicate: filter)
        isInOrder = {
            let (left, right) = order == .forward ? ($0, $1) : ($1, $0)
            guard let second = right[keyPath: keyPath] else { return false }
            return left[keyPath: keyPath].map { $0 < second } ?? true
        }
    }

    /// Empty if the request's condition cannot be evaluated, and ``fetchError`` says why.
    public var wrappedValue: [Element] {
        let models = (try? context.fetch(descriptor)) ?? []
        return isInOrder.map { models.sorted(by: $0) } ?? models
    }

    public var projectedValue: Query { self }

    public var modelContext: ModelContext { context }

    public var fetchError: (any Error)? {
        do {
            _ = try context.fetch(descriptor)
            return nil
        } catch {
            return error
        }
    }
}
