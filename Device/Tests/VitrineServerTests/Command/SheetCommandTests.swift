import BrowserTesting
import Foundation
import Hummingbird
import HummingbirdTesting
import NIOCore
import Synchronization
import Testing
import VitrineTesting

/// `vitrine sheet` with `--check` and `--accept`, with the test program in place of an extension.
@Suite(.serialized, .hangGuard)
struct SheetCommandTests {
    private let folder: TemporaryContainers
    private var accepted: String { folder.path + "/accepted/faulty.txt" }

    init() throws {
        folder = try TemporaryContainers()
        let manifest = """
            {"apps": [{"id": "app.faulty", "name": "Faulty", "group": "group.faulty", "program": "faulty-child",
            "widgetProgram": "faulty-child", "schemes": ["faulty"], "arguments": ["good"]}]}
            """
        try folder.write(manifest, to: "vitrine.json")
    }

    private func sheet(
        _ options: [String],
        of kinds: [String] = ["faulty"]
    ) async throws -> (status: Int32, output: String, errors: String) {
        try await VitrineCommandLine.run(
            ["sheet"] + kinds + [
                "--manifest", folder.path + "/vitrine.json", "--family", "small",
                "--appearance", "light", "--out", folder.path + "/out",
            ] + options
        )
    }

    @Test func sheetIsAcceptedThenTheSameThenDifferent() async throws {
        let check = ["--check", folder.path + "/accepted"]
        let missing = try await sheet(check)
        #expect(missing.status == 1)
        #expect(missing.output.contains("MISSING"), "\(missing.output)")

        let accepting = try await sheet(check + ["--accept"])
        #expect(accepting.status == 0, "\(accepting.errors)")
        #expect(accepting.output.hasPrefix("accepted"), "\(accepting.output)")

        let same = try await sheet(check)
        #expect(same.status == 0, "\(same.errors)")
        #expect(same.output.hasPrefix("same"), "\(same.output)")

        let text = try String(contentsOfFile: accepted, encoding: .utf8)
        try Data((text + "one more line\n").utf8).write(to: URL(filePath: accepted))
        let different = try await sheet(check)
        #expect(different.status == 1)
        #expect(different.output.contains("DIFFERENT"), "\(different.output)")
        #expect(different.output.contains("-one more line"), "\(different.output)")
        #expect(different.errors.hasPrefix("vitrine: the sheet differs; look at "), "\(different.errors)")
        // A comparison changes nothing that was accepted.
        #expect(try String(contentsOfFile: accepted, encoding: .utf8).hasSuffix("one more line\n"))
    }

    @Test(arguments: [("1/2", "out/faulty.txt\nout/faulty.html\n"), ("2/2", "")])
    func aShardMakesItsPartOfTheSheets(shard: String, files: String) async throws {
        let (status, output, errors) = try await sheet(["--shard", shard], of: ["faulty"])
        #expect(status == 0, "\(errors)")
        #expect(output.replacing(folder.path + "/", with: "") == files)
    }

    @Test func aSheetThatDiffersDoesNotKeepOthersFromBeingCompared() async throws {
        let (status, output, errors) = try await sheet(
            ["--check", folder.path + "/accepted"],
            of: ["faulty", "faulty"]
        )
        #expect(status == 1)
        #expect(output.components(separatedBy: "MISSING").count == 3, "\(output)")
        #expect(errors.components(separatedBy: "the sheet differs").count == 3, "\(errors)")
    }

    private var picture: URL { URL(filePath: folder.path + "/out/faulty-large-en_US.png") }

    @Test(.requiresBrowser) func aPictureThatWasDrawnBeforeComesFromTheCache() async throws {
        let cache = folder.path + "/cache"
        let drawing = try await sheet(["--png", "--cache", cache])
        #expect(drawing.status == 0 && drawing.errors.isEmpty, "\(drawing.errors)")
        let drawn = try Data(contentsOf: picture)
        let name = try #require(try FileManager.default.contentsOfDirectory(atPath: cache).first)
        let kept = URL(filePath: cache + "/" + name)
        #expect(try Data(contentsOf: kept) == drawn)
        // It is not drawn again: a mark before the end of the file stays.
        let end = drawn.count - 12
        let marked = drawn.prefix(end) + Data("mark".utf8) + drawn.suffix(12)
        try marked.write(to: kept)
        #expect(try await sheet(["--png", "--cache", cache]).status == 0)
        #expect(try Data(contentsOf: picture) == marked)
        // What was cut off is not a picture.
        try drawn.prefix(end).write(to: kept)
        let again = try await sheet(["--png", "--cache", cache])
        #expect(again.status == 0 && again.errors.contains("is not a whole picture"), "\(again.errors)")
        #expect(try Data(contentsOf: picture) == drawn && Data(contentsOf: kept) == drawn)
    }

    @Test(.requiresBrowser) func aServerWithGetAndPutIsACache() async throws {
        let files = Mutex<[String: ByteBuffer]>([:])
        let asked = Mutex<[String]>([])
        let router = Router()
        router.get("pictures/**") { request, _ -> Response in
            asked.withLock { $0.append("GET") }
            let path = request.uri.path
            guard let file = files.withLock({ $0[path] }) else { return Response(status: .notFound) }
            return Response(status: .ok, body: ResponseBody(byteBuffer: file))
        }
        router.put("pictures/**") { request, _ -> Response in
            asked.withLock { $0.append("PUT") }
            let (path, file) = (request.uri.path, try await request.body.collect(upTo: 1 << 24))
            files.withLock { $0[path] = file }
            return Response(status: .created)
        }
        try await Application(
            router: router,
            configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 0))
        )
        .test(.live) { client in
            let address = "http://127.0.0.1:\(try #require(client.port))/pictures"
            for _ in 0..<2 {
                let (status, _, errors) = try await sheet(["--png", "--cache", address])
                #expect(status == 0 && errors.isEmpty, "\(errors)")
            }
        }
        #expect(asked.withLock { $0 } == ["GET", "PUT", "GET"])
        #expect(FileManager.default.fileExists(atPath: picture.path))
    }

    @Test(.requiresBrowser) func aCacheThatCannotBeReachedCostsOnlyTime() async throws {
        let (status, output, errors) = try await sheet(["--png", "--cache", "http://127.0.0.1:1/pictures"])
        #expect(status == 0 && output.contains("faulty-large-en_US.png"))
        let reason = "127.0.0.1:1 does not answer, and is left alone"
        #expect(errors == "vitrine: the cache cannot be read, and the picture is drawn: \(reason)\n")
    }
}
