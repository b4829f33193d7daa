@_exported public import HostedFoundation

/// A kind of file, by its identifier.
public struct UTType: Hashable, Codable, Sendable {
    public let identifier: String

    public init?(_ identifier: String) {
        guard identifier.contains(".") else { return nil }
        self.identifier = identifier
    }

    public init(exportedAs identifier: String) { self.identifier = identifier }
    public init(importedAs identifier: String) { self.identifier = identifier }

    public static let item = UTType(importedAs: "public.item")
    public static let content = UTType(importedAs: "public.content")
    public static let data = UTType(importedAs: "public.data")
    public static let url = UTType(importedAs: "public.url")
    public static let fileURL = UTType(importedAs: "public.file-url")
    public static let text = UTType(importedAs: "public.text")
    public static let plainText = UTType(importedAs: "public.plain-text")
    public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
    public static let json = UTType(importedAs: "public.json")
    public static let xml = UTType(importedAs: "public.xml")
    public static let html = UTType(importedAs: "public.html")
    public static let image = UTType(importedAs: "public.image")
    public static let png = UTType(importedAs: "public.png")
    public static let jpeg = UTType(importedAs: "public.jpeg")
    public static let heic = UTType(importedAs: "public.heic")
    public static let gif = UTType(importedAs: "com.compuserve.gif")
    public static let pdf = UTType(importedAs: "com.adobe.pdf")
    public static let movie = UTType(importedAs: "public.movie")
    public static let audio = UTType(importedAs: "public.audio")
    public static let folder = UTType(importedAs: "public.folder")
}

extension UTType {
    /// The extension that files of the kind usually have, without the dot; nil for a kind without one of its own.
    public var preferredFilenameExtension: String? { Self.extensions[identifier] }

    /// The kind of files with an extension; nil if it is not known here.
    public init?(filenameExtension: String) {
        guard let known = Self.extensions.first(where: { $0.value == filenameExtension.lowercased() }) else {
            return nil
        }
        self.init(importedAs: known.key)
    }

    /// Whether the kind is another one; of the kinds that contain others, the device knows images, texts and data.
    public func conforms(to type: UTType) -> Bool {
        if self == type || type == .item || type == .data { return true }
        let images: Set = [UTType.png, .jpeg, .heic, .gif]
        let texts: Set = [UTType.plainText, .utf8PlainText, .json, .xml, .html]
        return type == .image && images.contains(self) || type == .text && texts.contains(self)
    }

    private static let extensions = [
        "public.json": "json", "public.plain-text": "txt", "public.xml": "xml", "public.html": "html",
        "public.png": "png", "public.jpeg": "jpeg", "public.heic": "heic", "com.compuserve.gif": "gif",
        "com.adobe.pdf": "pdf", "public.mpeg-4": "mp4", "public.mp3": "mp3", "public.zip-archive": "zip",
        "public.comma-separated-values-text": "csv", "com.apple.property-list": "plist",
    ]

    public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
    public static let mp3 = UTType(importedAs: "public.mp3")
    public static let zip = UTType(importedAs: "public.zip-archive")
    public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
    public static let propertyList = UTType(importedAs: "com.apple.property-list")
    public static let video = UTType(importedAs: "public.video")
    public static let svg = UTType(importedAs: "public.svg-image")
    public static let directory = UTType(importedAs: "public.directory")
}

extension URL {
    /// Adds a name with the extension of a kind of files; a name that has it already is added as it is.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(partialName).appendingPathExtension(for: contentType)
    }

    /// Adds the extension of a kind of files, unless the name has it already.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let suffix = contentType.preferredFilenameExtension, pathExtension != suffix else { return self }
        return appendingPathExtension(suffix)
    }

    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    public mutating func appendPathExtension(for contentType: UTType) {
        self = appendingPathExtension(for: contentType)
    }
}
