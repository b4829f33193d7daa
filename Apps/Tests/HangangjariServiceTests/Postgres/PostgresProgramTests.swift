import CommandSupport
import Foundation
import Testing

@Suite("The program of an instance")
struct PostgresProgramTests {
    /// Runs a program to its end; returns its exit code and everything it wrote.
    static func run(_ program: URL, _ arguments: [String]) throws -> (code: Int32, text: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = program
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    @Test("is the only one that links and mentions the database's library")
    func linkage() throws {
        let ldd = URL(filePath: "/usr/bin/ldd")
        #expect(try Self.run(ldd, [ServiceProgram.postgres.path]).text.contains("libpq"))
        #expect(try !Self.run(ldd, [ServiceProgram.url.path]).text.contains("libpq"))
        #expect(try Self.run(ServiceProgram.postgres, ["--help"]).text.contains("--database"))
        for arguments in [["--help"], ["serve", "--help"]] {
            #expect(try !Self.run(ServiceProgram.url, arguments).text.lowercased().contains("postgres"))
        }
    }

    @Test("refuses an address with a password, and says nothing of it")
    func password() throws {
        let (code, text) = try Self.run(ServiceProgram.postgres, ["--database", "postgres://owner:hunter2@host/db"])
        #expect(code == ExitStatus.refused)
        #expect(text.contains("put it into PGPASSWORD") && !text.contains("hunter2"))
    }

    @Test("ends where the database cannot be reached at its start, so that a supervisor tries again")
    func unreachable() throws {
        let (code, text) = try Self.run(
            ServiceProgram.postgres,
            ["--port", "0", "--database", "postgres://owner@127.0.0.1:1/db"]
        )
        #expect(code == ExitStatus.storage)
        #expect(text.contains("hangangjari-service-postgres: ") && text.contains("check its address"))
    }
}
