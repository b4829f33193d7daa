import CommandSupport
import Testing
import VitrineTesting

@Suite("The program of an instance")
struct PostgresProgramTests {
    private let instance = Program(name: "hangangjari-service-postgres")

    @Test("is the only one that links and mentions the database's library")
    func linkage() throws {
        let other = Program(name: "hangangjari-service")
        let ldd = Program(name: "ldd", at: "/usr/bin")
        #expect(try ldd.run([instance.path]).output.contains("libpq"))
        let linked = try ldd.run([other.path])
        #expect(linked.status == 0 && !linked.output.contains("libpq"))
        #expect(try instance.run(["--help"]).output.contains("--database"))
        for arguments in [["--help"], ["serve", "--help"]] {
            #expect(try !other.run(arguments).output.lowercased().contains("postgres"))
        }
    }

    @Test("refuses an address with a password, and says nothing of it")
    func password() throws {
        let ending = try instance.run(["--database", "postgres://owner:hunter2@host/db"])
        #expect(ending.status == ExitStatus.refused)
        #expect(ending.errors.contains("put it into PGPASSWORD") && !"\(ending)".contains("hunter2"))
    }

    @Test("ends where the database cannot be reached at its start, so that a supervisor tries again")
    func unreachable() throws {
        let ending = try instance.run(["--port", "0", "--database", "postgres://owner@127.0.0.1:1/db"])
        #expect(ending.status == ExitStatus.storage)
        #expect(ending.errors.contains("hangangjari-service-postgres: "))
        #expect(ending.errors.contains("check its address"))
    }
}
