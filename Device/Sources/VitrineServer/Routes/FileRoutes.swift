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
        router.get("") { _, _ in try response(for: "/page/index.html") }
        for folder in ["page", "fonts"] {
            router.get("\(folder)/:name") { _, context in
                try response(for: "/\(folder)/\(try context.parameters.require("name"))")
            }
        }
        router.get("icons/:app") { _, context in
            guard let icon = icons[try context.parameters.require("app")] else {
                return try response(for: "/page/icon.svg")
            }
            return Response(
                status: .ok,
                headers: [.contentType: "image/svg+xml"],
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: icon))
            )
        }
    }

    private func response(for path: String) throws -> Response {
        guard let response = files.response(for: path) else {
            throw HTTPError(.notFound, message: "There is no file \(path) on this server.")
        }
        return response
    }
}
