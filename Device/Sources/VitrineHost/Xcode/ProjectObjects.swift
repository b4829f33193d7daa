import Foundation
import PropertyLists

/// The objects of an Xcode project file by their identifiers.
///
/// The file is a property list in the old text style, in XML or in binary; Foundation reads all three.
struct ProjectObjects {
    /// One object; a missing or different value reads as nil or as empty.
    struct Object {
        let id: String
        let fields: [String: Any]

        var isa: String { text("isa") ?? "" }
        var path: String? { text("path") }

        func text(_ key: String) -> String? { fields[key] as? String }
        func list(_ key: String) -> [String] { fields[key] as? [String] ?? [] }
        func list(_ key: String, in map: String) -> [String] {
            (fields[map] as? [String: Any])?[key] as? [String] ?? []
        }
        func lists(_ key: String) -> [String: [String]] {
            (fields[key] as? [String: Any] ?? [:]).compactMapValues { $0 as? [String] }
        }
        func settings(_ key: String) -> [String: String] {
            (fields[key] as? [String: Any] ?? [:])
                .compactMapValues { value in
                    value as? String ?? (value as? [String])?.joined(separator: " ")
                }
        }
    }

    private let objects: [String: [String: Any]]
    /// The objects of each class, in the order of the identifiers; a project is asked for the same class again and
    /// again.
    private let classes: [String: [Object]]
    let root: Object

    /// - Throws: ``HostError`` with code `project`.
    init(_ data: Data, path: String) throws(HostError) {
        let list: Any
        do {
            list = try PropertyList.value(of: data)
        } catch {
            throw HostError(.project, "\(path) is not a project file; open it in Xcode and save it", cause: error)
        }
        guard let top = list as? [String: Any], let objects = top["objects"] as? [String: [String: Any]],
            let rootID = top["rootObject"] as? String, let root = objects[rootID]
        else {
            throw HostError(.project, "\(path) has no objects or no root object; open it in Xcode and save it")
        }
        self.objects = objects
        classes = Dictionary(grouping: objects.map { Object(id: $0.key, fields: $0.value) }, by: \.isa)
            .mapValues { $0.sorted { $0.id < $1.id } }
        self.root = Object(id: rootID, fields: root)
    }

    subscript(id: String?) -> Object? {
        id.flatMap { id in objects[id].map { Object(id: id, fields: $0) } }
    }

    func all(_ ids: [String]) -> [Object] { ids.compactMap { self[$0] } }

    /// Every object of a class, in the order of the identifiers.
    func all(isa: String) -> [Object] { classes[isa] ?? [] }
}
