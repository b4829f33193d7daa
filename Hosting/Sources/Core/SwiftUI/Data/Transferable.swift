public import UniformTypeIdentifiers

// How values go to other apps; a widget gives none away, so nothing of it is kept.

/// A value that can go to another app.
public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation

    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which a value goes to another app.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item
}

/// No form.
public struct EmptyTransferRepresentation<Item>: TransferRepresentation {}

/// Puts the forms of a value together.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    public static func buildBlock(_ content: any TransferRepresentation...) -> EmptyTransferRepresentation<Item> {
        EmptyTransferRepresentation()
    }
}

/// A value as JSON.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// A value as bytes.
public struct DataRepresentation<Item>: TransferRepresentation {
    public init(
        contentType: UTType,
        exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// A value as another one.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy,
        importing: @escaping @Sendable (Proxy) throws -> Item
    ) {}
}
