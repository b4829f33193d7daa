import Foundation
import Hummingbird
import VitrineDevice

/// The routes for the page's files and the apps' icons.
struct FileRoutes {
    let files: PageFiles
    /// The icons (SVG) by app id.
    let icons: [String: Data]

    /// Adds `/`, the page's files and `/icons`.
    func add(to router: Router<some Hummingbird.RequestContext>) {
        router.get("") { request, _ in try response(for: "/page/index.html", request) }
        for folder in ["page", "fonts"] {
            router.get("\(folder)/:name") { request, context in
                try response(for: "/\(folder)/\(try context.parameters.require("name"))", request)
            }
        }
        router.get("icons/:app") { request, context in
            guard let icon = icons[try context.parameters.require("app")] else {
                return try response(for: "/page/icon.svg", request)
            }
            return Response(ByteBuffer(bytes: icon), type: "image/svg+xml")
        }
    }

    private func response(for path: String, _ request: Request) throws -> Response {
        let version = request.uri.queryParameters["v"].map(String.init)
        let takesGzip = request.headers[.acceptEncoding]?.lowercased().contains("gzip") ?? false
        let response = files.response(
            for: path,
            version: version,
            takesGzip: takesGzip,
            known: request.headers[.ifNoneMatch]
        )
        guard let response else {
            throw HTTPError(.notFound, message: "There is no file \(path) on this server.")
        }
        return response
    }
}
