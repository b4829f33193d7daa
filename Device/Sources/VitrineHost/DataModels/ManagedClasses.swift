/// The Swift code that Xcode generates from a data model: a class for each entity, or the properties of a class that
/// the project has itself; as in `NSManagedObject`, without isolation.
struct ManagedClasses {
    let model: DataModel

    /// The text of a file; nil if no entity wants generated code.
    var source: String? {
        let parts = model.entities.filter { $0.code != .nothing }.map(entity)
        return parts.isEmpty
            ? nil : (["import CoreData\nimport Foundation"] + parts).joined(separator: "\n\n") + "\n"
    }

    private func entity(_ own: DataModel.Entity) -> String {
        guard own.code == .all else { return properties(own) }
        let parent = own.parent ?? "NSManagedObject"
        return "public nonisolated class \(own.className): \(parent), @unchecked Sendable {}\n\n\(properties(own))"
    }

    private func properties(_ own: DataModel.Entity) -> String {
        // A subentity's request would need another result type than its parent's.
        let request =
            own.parent == nil
            ? [
                "    public static func fetchRequest() -> NSFetchRequest<\(own.className)> {",
                "        NSFetchRequest<\(own.className)>(entityName: \(ScratchPackage.quoted(own.name)))", "    }",
            ] : []
        let attributes = own.attributes.map { attribute in
            property(attribute.name, attribute.type, attribute.initial)
        }
        let lines = request + attributes + own.relationships.flatMap(relationship)
        let isIdentifiable = own.parent == nil && own.code == .all
        let head = "nonisolated extension \(own.className)\(isIdentifiable ? ": Identifiable" : "")"
        return "\(head) {\n\(lines.joined(separator: "\n"))\n}"
    }

    private func property(_ name: String, _ type: String, _ initial: String?) -> String {
        let key = ScratchPackage.quoted(name)
        return """
                public var `\(name)`: \(type) {
                    get { managedValue(\(key)) ?? \(initial ?? "nil") }
                    set { setManagedValue(newValue, \(key)) }
                }
            """
    }

    private func relationship(_ own: DataModel.Relationship) -> [String] {
        guard own.isToMany else { return [property(own.name, own.destination + "?", nil)] }
        let set = own.isOrdered ? "NSOrderedSet" : "NSSet"
        let key = ScratchPackage.quoted(own.name)
        let each = "for case let value as NSObject in values"
        let name = own.name.prefix(1).uppercased() + own.name.dropFirst()
        return [
            property(own.name, set + "?", nil),
            "    public func addTo\(name)(_ value: \(own.destination)) { addManagedValue(value, \(key)) }",
            "    public func removeFrom\(name)(_ value: \(own.destination)) { removeManagedValue(value, \(key)) }",
            "    public func addTo\(name)(_ values: \(set)) { \(each) { addManagedValue(value, \(key)) } }",
            "    public func removeFrom\(name)(_ values: \(set)) { \(each) { removeManagedValue(value, \(key)) } }",
        ]
    }
}
