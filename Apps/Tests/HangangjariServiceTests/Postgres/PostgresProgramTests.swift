import CommandSupport
import Foundation
import Testing

@Suite("The program of an instance")
struct PostgresProgramTests {
    @Test("is the only one that links and mentions the database's library")
    func linkage() throws {
        #expect(try Command.output("/usr/bin/ldd", [ServiceProgram.postgres.path]).contains("libpq"))
        #expect(try !Command.output("/usr/bin/ldd", [ServiceProgram.url.path]).contains("libpq"))
        #expect(try Command.run(ServiceProgram.postgres, ["--help"]).text.contains("--database"))
        for arguments in [["--help"], ["serve", "--help"]] {
            #expect(try !Command.run(ServiceProgram.url, arguments).text.lowercased().contains("postgres"))
        }
    }

    @Test("refuses an address with a password, and says nothing of it")
    func password() throws {
        let (code, text) = try Command.run(ServiceProgram.postgres, ["--database", "postgres://owner:hunter2@host/db"])
        #expect(code == ExitStatus.refused)
        #expect(text.contains("put it into PGPASSWORD") && !text.contains("hunter2"))
    }

    @Test("ends where the database cannot be reached at its start, so that a supervisor tries again")
    func unreachable() throws {
        let (code, text) = try Command.run(
            ServiceProgram.postgres,
            ["--port", "0", "--database", "postgres://owner@127.0.0.1:1/db"]
        )
        #expect(code == ExitStatus.storage)
        #expect(text.contains("hangangjari-service-postgres: ") && text.contains("check its address"))
    }
}
