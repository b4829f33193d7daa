public import HostedFoundation
public import UniformTypeIdentifiers

/// A form in which a value goes to another app, or several.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item

    /// The forms, the preferred one first (an implementation detail; do not call it).
    var _forms: [_TransferForm<Item>] { get }
}

/// A kind of bytes with the ways there and back, of which one may be missing (an implementation detail).
public struct _TransferForm<Item>: Sendable {
    let contentType: UTType
    var export: (@Sendable (Item) async throws -> Data)?
    var make: (@Sendable (Data) async throws -> Item)?
}

/// Several forms.
public struct TupleTransferRepresentation<Item>: TransferRepresentation {
    public let _forms: [_TransferForm<Item>]
}

/// Puts the forms of a value together.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    public static func buildBlock(
        _ content: any TransferRepresentation<Item>...
    ) -> TupleTransferRepresentation<Item> {
        TupleTransferRepresentation(_forms: content.flatMap { $0._forms })
    }
}

/// A value as JSON.
public struct CodableRepresentation<Item: Codable & Transferable>: TransferRepresentation {
    public let _forms: [_TransferForm<Item>]

    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        _forms = [
            _TransferForm(
                contentType: contentType,
                export: { try JSONEncoder().encode($0) },
                make: { try JSONDecoder().decode(Item.self, from: $0) }
            )
        ]
    }
}

/// A value as bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
    public let _forms: [_TransferForm<Item>]

    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        _forms = [_TransferForm(contentType: contentType, export: exporting, make: importing)]
    }

    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        _forms = [_TransferForm(contentType: exportedContentType, export: exporting)]
    }

    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        _forms = [_TransferForm(contentType: importedContentType, make: importing)]
    }
}

/// A value as another one.
public struct ProxyRepresentation<Item, Proxy: Transferable>: TransferRepresentation {
    public let _forms: [_TransferForm<Item>]

    public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
        _forms = Self.forms(exporting: exporting)
    }

    public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
        _forms = Self.forms(importing: importing)
    }

    public init(
        exporting: @escaping @Sendable (Item) async throws -> Proxy,
        importing: @escaping @Sendable (Proxy) async throws -> Item
    ) {
        _forms = Self.forms(exporting: exporting, importing: importing)
    }

    private static func forms(
        exporting: (@Sendable (Item) async throws -> Proxy)? = nil,
        importing: (@Sendable (Proxy) async throws -> Item)? = nil
    ) -> [_TransferForm<Item>] {
        Proxy.forms.map { form in
            var own = _TransferForm<Item>(contentType: form.contentType)
            if let exporting, let export = form.export {
                own.export = { try await export(try await exporting($0)) }
            }
            if let importing, let make = form.make { own.make = { try await importing(try await make($0)) } }
            return own
        }
    }
}
