import AppIntents
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// How an entity goes to another app and comes back, by its `Transferable` conformance.
enum TransferredEntity {
    static func file(of entity: Any, as type: UTType?) async throws -> IntentFile {
        let transferable = try transferable(entity)
        let name = String(describing: Swift.type(of: entity))
        guard let type = type ?? transferable.exportedContentTypes().first else {
            throw IntentTestError("\(name) is given away in no form")
        }
        let data = try await transferable.exported(as: type)
        let file = type.preferredFilenameExtension.map { "\(name).\($0)" } ?? name
        return IntentFile(data: data, filename: file, type: type)
    }

    static func value<Value: Transferable>(of entity: Any) async throws -> Value {
        guard let value = try await converted(try transferable(entity), to: Value.self) as? Value else {
            throw IntentTestError("\(type(of: entity)) is not given away as \(Value.self)")
        }
        return value
    }

    static func entity(_ type: Any.Type, from file: IntentFile) async throws -> Any {
        let data = try file.fileURL.map { try Data(contentsOf: $0) } ?? file.data
        let suffix = file.filename.split(separator: ".").last.map(String.init) ?? ""
        let kind = file.type ?? UTType(filenameExtension: suffix)
        return try await transferable(type).init(importing: data, contentType: kind)
    }

    static func entity(_ type: Any.Type, from value: some Transferable) async throws -> Any {
        guard let entity = try await converted(value, to: try transferable(type)) else {
            throw IntentTestError("\(type) is not made of \(Swift.type(of: value))")
        }
        return entity
    }

    /// A value by way of the first form that one type gives and the other takes; nil without one.
    private static func converted(_ value: any Transferable, to type: any Transferable.Type) async throws -> Any? {
        let taken = type.importedContentTypes()
        guard let form = value.exportedContentTypes().first(where: taken.contains) else { return nil }
        return try await type.init(importing: try await value.exported(as: form), contentType: form)
    }

    private static func transferable(_ entity: Any) throws -> any Transferable {
        guard let transferable = entity as? any Transferable else { throw missing(type(of: entity)) }
        return transferable
    }

    private static func transferable(_ type: Any.Type) throws -> any Transferable.Type {
        guard let transferable = type as? any Transferable.Type else { throw missing(type) }
        return transferable
    }

    private static func missing(_ type: Any.Type) -> IntentTestError {
        IntentTestError("\(type) does not conform to Transferable, by which it goes to other apps")
    }
}
