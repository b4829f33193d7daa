import Foundation
import HTTPTypes
import Hummingbird

/// The page's own files, read once at start and served under fixed names.
///
/// A request path is only a key of a table. It never becomes a path on disk.
struct PageFiles: Sendable {
    struct File: Sendable {
        let data: Data
        let mediaType: String
        /// Identifies the contents, so that a browser asks only whether its copy is still the same.
        let tag: String

        init(data: Data, mediaType: String) {
            self.data = data
            self.mediaType = mediaType
            // FNV-1a, which is enough to tell two versions of one file apart.
            let hash = data.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
            tag = "\"\(String(hash, radix: 16))\""
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
    }

    /// Adds a file that the program generates at start.
    mutating func add(_ text: String, at path: String, mediaType: String) {
        files[path] = File(data: Data(text.utf8), mediaType: mediaType)
    }

    /// The response for a path, without the contents if the browser has them.
    ///
    /// - Parameters:
    ///   - path: The request's path.
    ///   - known: The request's `If-None-Match`: the tags of the browser's copies.
    /// - Returns: The response; nil if there is no such file.
    func response(for path: String, known: String? = nil) -> Response? {
        guard let file = files[path] else { return nil }
        let headers: HTTPFields = [.contentType: file.mediaType, .cacheControl: "no-cache", .eTag: file.tag]
        if let known, known.contains(file.tag) { return Response(status: .notModified, headers: headers) }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.data)))
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
