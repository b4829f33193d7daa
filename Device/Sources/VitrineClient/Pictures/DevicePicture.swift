public import Foundation
public import VitrineDevice
import WidgetArchive

/// A picture of a running device, or of one of its widgets.
public struct DevicePicture: Hashable, Sendable {
    /// What is in the picture.
    public enum Subject: Hashable, Sendable {
        /// One page of the home screen as the browser page shows it, counted from 0, with the app or lock screen over
        /// it.
        case phone(page: Int)
        /// A widget alone, on a transparent ground.
        case widget(String)
    }

    /// PNG.
    public var png: Data
    /// The size in points.
    public var width, height: Int

    /// Takes a picture.
    /// - Parameters:
    ///   - subject: What is in it.
    ///   - port: The device's port.
    ///   - keyFile: The file with the device's key; nil for a device without a key.
    ///   - scale: Pixels per point, 1 to 4.
    ///   - browser: The browser that draws it.
    ///   - folder: A folder for temporary files that does not exist yet; it is removed.
    /// - Returns: The picture.
    /// - Throws: ``ClientError``: `browser`, `notFound`, `noDevice`, `unauthorized`.
    public static func take(
        _ subject: Subject,
        port: Int,
        keyFile: String? = nil,
        scale: Double,
        browser: HeadlessBrowser,
        folder: URL
    ) async throws(ClientError) -> DevicePicture {
        let client = DeviceClient(.http(port: port, keyFile: keyFile))
        let frame = try await client.frame(of: subject)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw ClientError(
                .browser,
                "the folder \(folder.path) cannot be made for the browser's files",
                cause: error
            )
        }
        defer {
            // What stays in the temporary folder does not change the picture.
            try? FileManager.default.removeItem(at: folder)
        }
        guard let page = URL(string: "http://127.0.0.1:\(port)\(frame.path)") else {
            throw ClientError(.invalidAnswer, "\(frame.path) is not a path of a page")
        }
        let cookie = try DeviceLink.key(in: keyFile)
            .map { (name: AccessKey.cookieName(port: "\(port)"), value: $0.text) }
        let window = HeadlessBrowser.Window(
            width: frame.width,
            height: frame.height,
            scale: scale,
            isTransparent: true
        )
        do {
            let png = try await browser.picture(of: page, with: cookie, in: window, folder: folder)
            return DevicePicture(png: png, width: frame.width, height: frame.height)
        } catch {
            throw ClientError(.browser, error.message, cause: error)
        }
    }
}

extension DeviceClient {
    /// The path of the page to draw, and its size in points.
    fileprivate func frame(of subject: DevicePicture.Subject) async throws(ClientError) -> (
        path: String, width: Int, height: Int
    ) {
        struct Size: Decodable {
            var width, height: Double
        }
        let path: String
        switch subject {
        case .phone(let page): path = "/api/pictures/phone?page=\(page)"
        case .widget(let id): path = "/api/pictures/widgets/\(Self.escaped(id))"
        }
        let size = try await ask(path, as: Size.self)
        let shown: String
        switch subject {
        case .phone(let page): shown = "/?still=1&page=\(page + 1)"
        case .widget(let id): shown = "/still/\(Self.escaped(id))"
        }
        return (shown, Int(size.width.rounded(.up)), Int(size.height.rounded(.up)))
    }
}
