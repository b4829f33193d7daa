public import HostedFoundation
public import UniformTypeIdentifiers

/// A value that can go to another app: here to a test, and back.
public protocol Transferable: Sendable {
    associatedtype Representation: TransferRepresentation

    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
    /// The value in the form of a kind, nil for the first one; throws ``TransferError`` if the value has no such form.
    public func exported(as contentType: UTType? = nil) async throws -> Data {
        guard let form = Self.exportForms.first(where: { contentType == nil || $0.contentType == contentType }),
            let export = form.export
        else { throw TransferError("\(Self.self) is not given away as \(contentType?.identifier ?? "anything")") }
        return try await export(self)
    }

    /// The kinds of the forms in which the value goes to another app.
    public func exportedContentTypes() -> [UTType] { Self.exportForms.map(\.contentType) }

    /// The kinds of the forms of which the value is made.
    public static func importedContentTypes() -> [UTType] { forms.filter { $0.make != nil }.map(\.contentType) }

    /// Makes the value of bytes in the form of a kind, nil for the first one; throws ``TransferError`` if the value is
    /// not made of such a form.
    public init(importing data: Data, contentType: UTType? = nil) async throws {
        let forms = Self.forms.filter { $0.make != nil }
        guard let form = forms.first(where: { contentType == nil || $0.contentType == contentType }),
            let make = form.make
        else { throw TransferError("\(Self.self) is not made of \(contentType?.identifier ?? "anything")") }
        self = try await make(data)
    }

    static var forms: [_TransferForm<Self>] { forms(of: transferRepresentation) }

    private static var exportForms: [_TransferForm<Self>] { forms.filter { $0.export != nil } }

    // The declared type of a representation does not say that it is one of this type; the builder took no other.
    private static func forms(of representation: some TransferRepresentation) -> [_TransferForm<Self>] {
        representation._forms as? [_TransferForm<Self>] ?? []
    }
}

/// Why a value is not exported or made.
public struct TransferError: Error, CustomStringConvertible {
    public let description: String

    init(_ description: String) { self.description = description }
}

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(
            contentType: .utf8PlainText,
            exporting: { Data($0.utf8) },
            importing: { String(decoding: $0, as: UTF8.self) }
        )
    }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
    }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(
            contentType: .url,
            exporting: { Data($0.absoluteString.utf8) },
            importing: { data in
                let text = String(decoding: data, as: UTF8.self)
                guard let url = URL(string: text) else { throw TransferError("\(text) is not a URL") }
                return url
            }
        )
    }
}

extension AttributedString: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: { String($0.characters) }, importing: { AttributedString($0) })
    }
}
