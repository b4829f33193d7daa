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

    /// The response for a path; nil if there is no such file.
    func response(for path: String) -> Response? {
        files[path]
            .map { file in
                Response(
                    status: .ok,
                    headers: [.contentType: file.mediaType, .cacheControl: "no-cache"],
                    body: ResponseBody(byteBuffer: ByteBuffer(bytes: file.data))
                )
            }
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
