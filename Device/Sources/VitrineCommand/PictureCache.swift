import ArgumentParser
import AssetCompiler
import Foundation
import Synchronization
import VitrineClient
import VitrineDevice

/// Pictures that were drawn before: in a folder, or on a server that takes GET and PUT.
///
/// A picture's name is the hash of the page that was drawn, which is all that programs, state and options have done,
/// and of the browser. So no picture is ever out of date. A cache that fails only costs the time to draw.
enum PictureCache: Sendable {
    case folder(URL)
    /// The path ends with a slash.
    case server(host: String, port: Int, path: String)

    /// Reads `http://HOST:PORT/PATH`, or the path of a folder.
    /// - Throws: `ValidationError` for an address of another form.
    init(_ text: String) throws {
        guard text.contains("://") else {
            self = .folder(URL(filePath: text, directoryHint: .isDirectory))
            return
        }
        guard let url = URL(string: text), url.scheme == "http", let host = url.host(), url.query() == nil else {
            throw ValidationError("--cache is a folder or http://HOST:PORT/PATH, got \(text)")
        }
        let path = url.path(percentEncoded: true)
        self = .server(host: host, port: url.port ?? 80, path: path.hasSuffix("/") ? path : path + "/")
    }

    /// The name of a page's picture.
    static func name(of page: String, drawnBy browser: String) -> String {
        "\(StableHash.text(browser.utf8))-\(StableHash.text(page.utf8))-\(page.utf8.count).png"
    }

    /// Returns a picture; nil if there is none, or if it is not whole.
    func picture(_ name: String) async -> Data? {
        guard !Self.isSilent.load(ordering: .relaxed) else { return nil }
        do {
            let picture = try await read(name)
            guard let picture, !Self.isWhole(picture) else { return picture }
            CommandFiles.report("vitrine: \(name) in the cache is not a whole picture; it is drawn again")
        } catch {
            CommandFiles.report("vitrine: the cache cannot be read, and the picture is drawn: \(error.message)")
        }
        return nil
    }

    /// Stores a picture.
    func keep(_ picture: Data, as name: String) async {
        guard !Self.isSilent.load(ordering: .relaxed) else { return }
        do {
            try await write(picture, as: name)
        } catch {
            CommandFiles.report("vitrine: the cache does not take \(name): \(error.message)")
        }
    }

    private func read(_ name: String) async throws(CommandFailure) -> Data? {
        guard case .folder(let folder) = self else {
            let (status, body) = try await send("GET", name)
            guard status == 200 || status == 404 else { throw CommandFailure(.file, "the server answers \(status)") }
            return status == 200 ? body : nil
        }
        let file = folder.appending(path: name).path
        guard FileManager.default.fileExists(atPath: file) else { return nil }
        guard let picture = FileManager.default.contents(atPath: file) else {
            throw CommandFailure(.file, "\(file) cannot be read; check its permissions")
        }
        return picture
    }

    private func write(_ picture: Data, as name: String) async throws(CommandFailure) {
        guard case .folder(let folder) = self else {
            let status = try await send("PUT", name, picture).status
            guard (200..<300).contains(status) else { throw CommandFailure(.file, "the server answers \(status)") }
            return
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try picture.write(to: folder.appending(path: name), options: .atomic)
        } catch {
            let remedy = WriteTrouble.remedy(error, "check its permissions")
            throw CommandFailure(.file, "the folder \(folder.path) cannot be written; \(remedy)")
        }
    }

    /// Asks a server, which is left alone after it has not answered once.
    private func send(
        _ method: String,
        _ name: String,
        _ body: Data? = nil
    ) async throws(CommandFailure) -> (status: Int, body: Data) {
        guard case .server(let host, let port, let path) = self else { return (404, Data()) }
        var exchange = HTTPExchange(method, port: port, path: path + name)
        exchange.host = host
        exchange.limitSeconds = 30
        exchange.body = body
        if body != nil { exchange.headers["content-type"] = "image/png" }
        do {
            return try await exchange.run()
        } catch {
            Self.isSilent.store(true, ordering: .relaxed)
            throw CommandFailure(.file, "\(host):\(port) does not answer, and is left alone")
        }
    }

    /// Whether the server has not answered once; a command has one cache.
    private static let isSilent = Atomic(false)

    /// Whether bytes begin and end as a PNG does.
    private static func isWhole(_ picture: Data) -> Bool {
        picture.starts(with: [0x89, 0x50, 0x4e, 0x47])
            && picture.suffix(8).elementsEqual([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82])
    }
}
