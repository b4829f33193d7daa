/// Makes a class a model of a store; here its objects live in memory only.
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "SourceMacros", type: "ModelMacro")

/// Describes how a store keeps a property; there is no store here.
@attached(peer)
public macro Attribute(
    _ options: Schema.Attribute.Option...,
    originalName: String? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "SourceMacros", type: "MarkMacro")

/// Describes how a store keeps a relationship; there is no store here.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option...,
    deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0,
    originalName: String? = nil,
    inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "SourceMacros", type: "MarkMacro")

/// Keeps a property out of a store; there is no store here.
@attached(peer)
public macro Transient() = #externalMacro(module: "SourceMacros", type: "MarkMacro")

/// Names properties of which no two models have the same values; no model is refused here.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SourceMacros", type: "MarkMacro")

/// Names properties by which Apple's store finds models faster; it has no effect here.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "SourceMacros", type: "MarkMacro")

/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SourceMacros", type: "ModelActorMacro")
