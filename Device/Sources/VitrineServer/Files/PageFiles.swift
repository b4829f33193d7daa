import Foundation
import HTTPTypes
import Hummingbird

/// The page's own files, read once at start and served under fixed names.
///
/// A request path is only a key of a table. It never becomes a path on disk. A style sheet names its fonts with their
/// versions (`font.woff2?v=1234`), so that a browser keeps a font for ever and never asks for it again.
struct PageFiles: Sendable {
    struct File: Sendable {
        let data: Data
        let mediaType: String
        /// Identifies the contents, so that a browser asks only whether its copy is still the same.
        var tag: String { "\"\(version)\"" }
        let version: String
        /// The contents in the gzip format; nil for files that are compressed already.
        let compressed: Data?

        init(data: Data, mediaType: String) {
            self.data = data
            self.mediaType = mediaType
            compressed = mediaType == "font/woff2" ? nil : Gzip.compress(data)
            version = String(Gzip.checksum(data), radix: 16)
        }
    }

    /// The files by server path, such as `/page/page.css`.
    private(set) var files: [String: File]

    /// Reads every file in the folders that has a known media type.
    /// - Parameter folders: Each folder with the path prefix under which its files are served.
    /// - Throws: The file system's error if a folder or file cannot be read.
    init(folders: [(url: URL, prefix: String)]) throws {
        files = [:]
        for (folder, prefix) in folders {
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                guard let mediaType = Self.mediaType(of: name) else { continue }
                files[prefix + name] = File(
                    data: try Data(contentsOf: folder.appending(path: name)),
                    mediaType: mediaType
                )
            }
        }
        nameFontVersions()
    }

    /// Adds the version to each font that a style sheet names, and lets text show before its font is there.
    ///
    /// A drawing's boxes have fixed sizes, so a font that arrives later moves nothing.
    private mutating func nameFontVersions() {
        let fonts = files.filter { $0.value.mediaType == "font/woff2" }
        let face = Data("@font-face".utf8)
        for (path, sheet) in files where sheet.mediaType.hasPrefix("text/css") && sheet.data.range(of: face) != nil {
            var text = String(decoding: sheet.data, as: UTF8.self)
            for (font, file) in fonts {
                let name = font.split(separator: "/").last ?? ""
                text = text.replacingOccurrences(of: "\"\(name)\"", with: "\"\(font)?v=\(file.version)\"")
            }
            text = text.replacingOccurrences(of: "font-display: block", with: "font-display: swap")
            files[path] = File(data: Data(text.utf8), mediaType: sheet.mediaType)
        }
    }

    /// Adds a file that the program generates at start.
    mutating func add(_ text: String, at path: String, mediaType: String) {
        files[path] = File(data: Data(text.utf8), mediaType: mediaType)
    }

    /// Puts one style sheet, `/page/all.css`, in the place of those that a page names, so that the browser paints after
    /// one request.
    mutating func joinStyleSheets(of page: String) {
        guard let file = files[page] else { return }
        var html = String(decoding: file.data, as: UTF8.self)
        let links = html.matches(of: /<link rel="stylesheet" href="([^"]*)">\n/)
        let sheets = links.compactMap { files[String($0.1)] }
        guard let first = sheets.first, sheets.count == links.count else { return }
        for link in links.dropFirst() { html.replace(link.0, with: "") }
        html.replace(links[0].1, with: "/page/all.css")
        add(html, at: page, mediaType: file.mediaType)
        let rules = sheets.map { String(decoding: $0.data, as: UTF8.self) }.joined(separator: "\n")
        for link in links { files[String(link.1)] = nil }
        add(rules, at: "/page/all.css", mediaType: first.mediaType)
    }

    /// The response for a path, without the contents if the browser has them.
    ///
    /// - Parameters:
    ///   - path: The request's path.
    ///   - version: The version in the request's address; a browser keeps a file with its version for ever.
    ///   - takesGzip: Whether the browser accepts the gzip format.
    ///   - known: The request's `If-None-Match`: the tags of the browser's copies.
    /// - Returns: The response; nil if there is no such file.
    func response(
        for path: String,
        version: String? = nil,
        takesGzip: Bool = false,
        known: String? = nil
    ) -> Response? {
        guard let file = files[path] else { return nil }
        let caching = version == file.version ? "public, max-age=31536000, immutable" : "no-cache"
        var headers: HTTPFields = [
            .contentType: file.mediaType, .cacheControl: caching, .eTag: file.tag, .vary: "Accept-Encoding",
        ]
        if let known, known.contains(file.tag) { return Response(status: .notModified, headers: headers) }
        let compressed = takesGzip ? file.compressed : nil
        if compressed != nil { headers[.contentEncoding] = "gzip" }
        let body = ByteBuffer(bytes: compressed ?? file.data)
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
    }

    private static func mediaType(of name: String) -> String? {
        switch name.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "svg": "image/svg+xml"
        case "woff2": "font/woff2"
        default: nil
        }
    }
}
