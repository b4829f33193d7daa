import BrowserTesting
import Foundation
import Testing
import VitrineTesting

/// The key of a device that `vitrine run` starts, and how other commands find it.
@Suite(.serialized, .hangGuard)
struct KeyCommandTests {
    private let folder: TemporaryContainers

    init() throws {
        folder = try TemporaryContainers()
        try folder.write(#"{"apps": []}"#, to: "vitrine.json")
    }

    /// The home of the person who starts devices, and that of another person.
    private var own: [String: String] { ["XDG_STATE_HOME": folder.path + "/own"] }
    private var other: [String: String] { ["XDG_STATE_HOME": folder.path + "/other"] }

    private func arguments(_ state: String, _ options: [String] = []) -> [String] {
        let files = ["--manifest", folder.path + "/vitrine.json", "--state", "\(folder.path)/\(state)"]
        return ["run", "--port", "0"] + files + options
    }

    private func start(_ state: String) async throws -> (process: CommandProcess, port: Int, key: String) {
        let process = try CommandProcess(arguments(state), environment: own)
        let address = try await process.address()
        let query = try #require(address.query(), "\(address)")
        return (process, try #require(address.port), String(query.dropFirst("key=".count)))
    }

    private func end(_ process: CommandProcess) -> String {
        let (status, errors) = process.end()
        #expect(status == 0, "\(errors)")
        return errors
    }

    private func status(_ port: Int, host: String = "127.0.0.1", _ header: String? = nil) async throws -> String {
        let answer = try await RawConnection.get("/api/status", port: port, host: host, header.map { [$0] } ?? [])
        return String(answer.prefix(12).suffix(3))
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func onlyThePersonWhoStartedTheDeviceFindsItsKey() async throws {
        let (device, port, key) = try await start("state")
        let files = ["\(folder.path)/state/key", "\(folder.path)/own/vitrine/keys/\(port)"]
        for file in files {
            #expect(try String(contentsOfFile: file, encoding: .utf8) == key + "\n")
            #expect(try mode(file) == 0o600)
        }
        #expect(try mode("\(folder.path)/own/vitrine/keys") == 0o700)
        #expect(key.count == 43)
        if geteuid() == 0 {
            let reader = Process()
            reader.executableURL = URL(filePath: "/usr/bin/env")
            reader.arguments = ["setpriv", "--reuid=65534", "--clear-groups", "cat"] + files
            (reader.standardOutput, reader.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
            try reader.run()
            reader.waitUntilExit()
            #expect(reader.terminationStatus != 0)
        }

        #expect(try await status(port) == "401")
        #expect(try await status(port, "Authorization: Bearer \(key)") == "200")
        #expect(try await status(port, "Cookie: vitrine-\(port)=\(key)") == "200")
        // A foreign name is refused with the key too.
        let rebound = try await RawConnection.get("/?key=\(key)", port: port, host: "rebound.example")
        #expect(rebound.hasPrefix("HTTP/1.1 403 "))

        let found = try await VitrineCommandLine.run(["status", "--port", "\(port)"], environment: own)
        #expect(found.status == 0, "\(found.errors)")
        let named = ["status", "--port", "\(port)", "--key-file", "\(folder.path)/state/key"]
        #expect(try await VitrineCommandLine.run(named, environment: other).status == 0)
        let call = #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"status","arguments":{}}}"#
        let tool = try await VitrineCommandLine.run(["mcp", "--port", "\(port)"], environment: own, input: call)
        #expect(tool.output.contains("isLocked"), "\(tool)")
        let refused = try await VitrineCommandLine.run(["status", "--port", "\(port)"], environment: other)
        #expect(refused.status == 77)
        #expect(
            refused.errors
                == "vitrine: the device on port \(port) wants its key, which is not in "
                + "\(folder.path)/other/vitrine/keys/\(port); name the file `key` of its state folder with --key-file\n"
        )

        let damaged = try folder.write("key", to: "damaged")
        let unread = try await VitrineCommandLine.run(["status", "--port", "\(port)", "--key-file", damaged])
        #expect(unread.status == 77 && unread.errors.hasPrefix("vitrine: \(damaged) is damaged: it holds no key;"))

        #expect(end(device) == "")
        for file in files { #expect(!FileManager.default.fileExists(atPath: file), "\(file)") }
    }

    @Test func eachOfTwoDevicesHasAKeyOfItsOwn() async throws {
        let (first, second) = (try await start("one"), try await start("two"))
        #expect(first.key != second.key)
        for (device, stranger) in [(first, second), (second, first)] {
            #expect(try await status(device.port, "Authorization: Bearer \(device.key)") == "200")
            #expect(try await status(device.port, "Authorization: Bearer \(stranger.key)") == "401")
            let both = "Cookie: vitrine-\(first.port)=\(first.key); vitrine-\(second.port)=\(second.key)"
            #expect(try await status(device.port, both) == "200")
            let found = try await VitrineCommandLine.run(["status", "--port", "\(device.port)"], environment: own)
            #expect(found.status == 0, "\(found.errors)")
        }
        let others = ["status", "--port", "\(first.port)", "--key-file", "\(folder.path)/two/key"]
        let refused = try await VitrineCommandLine.run(others, environment: own)
        #expect(refused.errors.contains("wants its key, which is not that of \(folder.path)/two/key;"), "\(refused)")
        _ = (end(first.process), end(second.process))
    }

    @Test func deviceWithoutATokenAnswersEverybodyAndSaysSo() async throws {
        let device = try CommandProcess(arguments("state", ["--no-token"]), environment: own)
        let address = try await device.address()
        #expect(address.query() == nil)
        let port = try #require(address.port)
        #expect(try await status(port) == "200")
        #expect(try await VitrineCommandLine.run(["status", "--port", "\(port)"], environment: other).status == 0)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/state/key"))
        #expect(
            end(device)
                == "No token: every user of this machine can use the device, and see what its apps show.\n"
        )
    }

    @Test func deviceOnAllAddressesAnswersItsNamesWithTheKeyOnly() async throws {
        let options = ["--address", "0.0.0.0", "--host-name", "Phone.example"]
        let device = try CommandProcess(arguments("state", options), environment: own)
        let address = try await device.address()
        #expect(address.host() == "phone.example")
        let port = try #require(address.port)
        let key = "Authorization: Bearer \(try #require(address.query()).dropFirst("key=".count))"
        for (host, header, expected) in [
            ("127.0.0.1", key, "200"), ("phone.example", key, "200"), ("phone.example", nil, "401"),
            ("rebound.example", key, "403"), ("0.0.0.0", key, "403"),
        ] as [(String, String?, String)] {
            #expect(try await status(port, host: host, header) == expected, "\(host)")
        }
        let found = try await VitrineCommandLine.run(["status", "--port", "\(port)"], environment: own)
        #expect(found.status == 0, "\(found.errors)")
        #expect(
            end(device) == "On 0.0.0.0 the key and what the apps show are not encrypted on their way.\n"
        )
    }

    @Test(arguments: [
        (["--address", "0.0.0.0", "--no-token"], 64, "--no-token does not go with --address 0.0.0.0"),
        (["--address", "phone.example"], 64, "--address is not a numeric address: phone.example"),
        (["--address", ""], 64, "--address is not a numeric address"),
        (["--host-name", "phone.example:80"], 64, "--host-name is not a host's name: phone.example:80"),
        (["--host-name", "http://phone"], 64, "--host-name is not a host's name: http://phone"),
        (["--address", "203.0.113.1"], 69, "203.0.113.1 is not an address of this machine"),
        (["--push-endpoint", "0"], 64, "--push-endpoint and --push-certificate go together"),
        (["--push-endpoint", "70000"], 64, "--push-endpoint must be a number from 0 to 65535, not 70000"),
        (
            ["--push-endpoint", "0", "--push-certificate", "/none.pem"], 74,
            "/none.pem is not a PEM file with a certificate and its key"
        ),
    ])
    func whatCannotBeServedIsRefused(_ options: [String], expected: Int32, words: String) async throws {
        let (status, _, errors) = try await VitrineCommandLine.run(arguments("state", options), environment: own)
        #expect(status == expected && errors.contains("vitrine: \(words)"), "\(errors)")
    }

    @Test(.requiresBrowser) func pictureOfADeviceWithAKeyIsTaken() async throws {
        let (device, port, _) = try await start("state")
        let file = folder.path + "/picture.png"
        let command = ["screenshot", "--output", file, "--scale", "1", "--port", "\(port)"]
        let (status, output, errors) = try await VitrineCommandLine.run(command, environment: own)
        #expect(status == 0, "\(errors)")
        #expect(output.contains("393 x 852 points"), "\(output)")
        let png = try Data(contentsOf: URL(filePath: file))
        let numbers = [png[16..<20], png[20..<24]].map { $0.reduce(0) { $0 << 8 | Int($1) } }
        #expect(numbers == [393, 852])
        // A screen, and not the line of a refusal.
        #expect(png.count > 20_000)
        _ = end(device)
    }
}
