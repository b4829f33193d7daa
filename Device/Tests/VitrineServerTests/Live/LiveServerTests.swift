import Foundation
import Testing
import VitrineDevice
import VitrineTesting

@testable import VitrineServer

/// The server on a real socket, with clients that misbehave.
@Suite(.hangGuard)
struct LiveServerTests {
    /// Requests as they are sent, with PORT as a placeholder for the server's port, and the status of the answer.
    ///
    /// `LoopbackGuardTests` has more names and origins.
    private static let requests = [
        ("own page", 200, "GET / HTTP/1.1\r\nHost: 127.0.0.1:PORT"),
        ("foreign name that resolves to us", 403, "GET / HTTP/1.1\r\nHost: rebound.example:PORT"),
        ("no host", 403, "GET / HTTP/1.0"), ("empty host", 403, "GET / HTTP/1.1\r\nHost: "),
        ("events for a foreign name", 403, "GET /events HTTP/1.1\r\nHost: rebound.example:PORT"),
        (
            "page of another origin", 403,
            "GET /events HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nOrigin: https://rebound.example"
        ),
        ("no HTTP at all", 400, "hello\r\n"),
        ("climbing path", 404, "GET /page/../../etc/passwd HTTP/1.1\r\nHost: 127.0.0.1:PORT"),
        ("zero byte in a path", 404, "GET /page/page.css%00.js HTTP/1.1\r\nHost: 127.0.0.1:PORT"),
    ]

    @Test func rawRequestGetsTheExpectedStatus() async throws {
        try await ServedDevice()
            .withServer { port in
                for (name, status, request) in Self.requests {
                    let text = request.replacing("PORT", with: "\(port)") + "\r\nConnection: close\r\n\r\n"
                    let answer = try await RawConnection(port: port).answer(to: text)
                    #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(name): \(answer.prefix(200))")
                    if status == 403 { #expect(answer.contains("message"), "\(name)") }
                    guard status != 400 else { continue }
                    #expect(answer.lowercased().contains("content-security-policy: default-src"), "\(name)")
                }
                try await expectThatLinksOfAnotherSiteAreAskedAbout(port)
            }
    }

    /// A link on another site leads to a question, whose link has the same address; a script of that site learns
    /// nothing.
    private func expectThatLinksOfAnotherSiteAreAskedAbout(_ port: Int) async throws {
        for (path, destination, isAsked) in [
            ("/?widget=w1", "document", true), ("/?widget=w1", "iframe", false), ("/api/status", "document", false),
        ] {
            let site = ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Dest: \(destination)"]
            let answer = try await RawConnection.get(path, port: port, site)
            #expect(answer.hasPrefix("HTTP/1.1 403 ") && answer.contains("frame-ancestors 'none'"), "\(answer)")
            #expect(answer.contains("<a href=\"\">Open the device</a>") == isAsked, "\(answer)")
            let head = "HEAD \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n"
            let known = try await RawConnection(port: port).answer(to: head)
            #expect(known.hasPrefix("HTTP/1.1 200 "), "\(known)")
        }
    }

    @Test func endlessBodyIsRefusedAtTheLimit() async throws {
        try await ServedDevice()
            .withServer { port in
                let connection = try RawConnection(port: port)
                await connection.send(
                    "POST /api/settings HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
                        + "Transfer-Encoding: chunked\r\n\r\n"
                )
                let chunk = "2000\r\n" + String(repeating: "x", count: 8_192) + "\r\n"
                for _ in 0..<9 { await connection.send(chunk) }
                let answer = try await connection.read(until: "\r\n\r\n")
                #expect(answer.hasPrefix("HTTP/1.1 413 "), "\(answer.prefix(200))")
                // The server still answers the next request.
                #expect(try await RawConnection.get(port: port).hasPrefix("HTTP/1.1 200 "))
            }
    }

    @Test func incompleteRequestTimesOutButOpenStreamDoesNot() async throws {
        let served = try ServedDevice()
        try await served.withServer(timeout: .seconds(1) * Patience.factor) { port in
            let stream = try await EventReader(port: port)
            _ = try await stream.state()
            let slow = try RawConnection(port: port)
            await slow.send("GET / HTTP/1.1\r\nHost: 127.0")
            // The read returns when the server closes the connection, and throws otherwise.
            #expect(try await slow.read() == "")
            try await served.device.set(\.appearance, to: .dark)
            let state = try await stream.state { EventReader.setting("appearance", in: $0) == "dark" }
            #expect(EventReader.setting("locked", in: state) == "off")
        }
    }

    @Test func connectionsWithHalfARequestKeepNoPageOut() async throws {
        try await ServedDevice()
            .withServer(maximumPageCount: 4) { port in
                // More than the server accepts at once, and none will ever be whole.
                var halves: [RawConnection] = []
                for _ in 0..<40 {
                    let half = try RawConnection(port: port)
                    await half.send(
                        "POST /api/settings HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Length: 100\r\n\r\n{"
                    )
                    halves.append(half)
                }
                #expect(try await RawConnection.get(port: port).hasPrefix("HTTP/1.1 200 "))
                withExtendedLifetime(halves) {}
            }
    }

    @Test func pageBeyondTheLimitIsRefusedUntilAnotherOneCloses() async throws {
        try await ServedDevice()
            .withServer(maximumPageCount: 2) { port in
                let ask = "GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\r\n"
                let first = try await EventReader(port: port)
                let second = try await EventReader(port: port)
                _ = try await (first.state(), second.state())
                let refused = try await RawConnection(port: port).answer(to: ask)
                #expect(refused.hasPrefix("HTTP/1.1 503 "), "\(refused.prefix(200))")
                #expect(refused.contains("2 pages of this device are open, which is the limit. Close some of them."))
                // Other requests are answered.
                #expect(try await RawConnection.get(port: port).hasPrefix("HTTP/1.1 200 "))
                first.end()
                while true {
                    let next = try RawConnection(port: port)
                    await next.send(ask)
                    if try await next.read(until: "\r\n\r\n").hasPrefix("HTTP/1.1 200 ") { break }
                }
            }
    }

    @Test func streamsOfClosedPagesEndEvenWithoutNewEventsAndOpenOnesWithTheServer() async throws {
        var kept: [EventReader] = []
        try await ServedDevice()
            .withServer { port in
                var readers: [EventReader] = []
                for _ in 0..<40 { readers.append(try await EventReader(port: port)) }
                for reader in readers { _ = try await reader.state() }
                // If the numbers are never reached, the suite's time limit makes the test fail.
                while try Self.openConnections(at: port) != 40 { await Task.yield() }
                for reader in readers { reader.end() }
                readers = []
                while try Self.openConnections(at: port) > 0 { await Task.yield() }

                for _ in 0..<3 {
                    kept.append(try await EventReader(port: port))
                    _ = try await kept[kept.count - 1].state()
                }
                // If an open stream delays the shutdown, the time limit makes the test fail too.
            }
        withExtendedLifetime(kept) {}
    }

    /// The number of connections that the server holds: established, or closed only by the client.
    private static func openConnections(at port: Int) throws -> Int {
        // The file reports no size, so it must be read to its end.
        let handle = try FileHandle(forReadingFrom: URL(filePath: "/proc/self/net/tcp"))
        let table = String(decoding: try handle.readToEnd() ?? Data(), as: UTF8.self)
        let digits = String(port, radix: 16, uppercase: true)
        let end = ":" + String(repeating: "0", count: 4 - digits.count) + digits
        let clients = table.split(separator: "\n").dropFirst()
            .compactMap { line -> Substring? in
                let columns = line.split(separator: " ")
                guard columns.count > 3, columns[1].hasSuffix(end), ["01", "08"].contains(columns[3]) else {
                    return nil
                }
                return columns[2]
            }
        // The table is read in parts: while other processes open and close connections, a line may appear in two of
        // them.
        return Set(clients).count
    }
}
