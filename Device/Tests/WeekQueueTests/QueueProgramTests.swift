import Foundation
import PostgresTesting
import Testing
import VitrineTesting

@Suite("The programs of a queue", .needsPostgres, .postgres)
struct QueueProgramTests {
    private func run(_ name: String, _ arguments: [String]) throws -> (code: Int32, text: String) {
        let ending = try Program(name: name).run(arguments)
        return (ending.status, ending.output + ending.errors)
    }

    @Test("are two: only vitrine-queue links and mentions the database's library")
    func linkage() throws {
        let ldd = { (name: String) in
            try Program(name: name).run([], under: ["/usr/bin/ldd"]).output
        }
        #expect(try ldd("vitrine-queue").contains("libpq"))
        #expect(try !ldd("vitrine").contains("libpq"))
        #expect(try run("vitrine-queue", ["worker", "--help"]).text.contains("postgres://"))
        for arguments in [["--help"], ["simulate", "--help"], ["worker", "--help"]] {
            let (code, text) = try run("vitrine", arguments)
            #expect(code == 0 && !text.lowercased().contains("postgres"))
        }
    }

    @Test("refuse an address with a password, and say nothing of it", arguments: ["simulate", "worker"])
    func password(_ command: String) throws {
        let own = ["--queue", "postgres://owner:hunter2@host/db", "--commit", "aaaa"]
        let (code, text) = try run("vitrine-queue", [command] + own + (command == "simulate" ? ["--seeds", "1"] : []))
        #expect(code == 65)
        #expect(text.contains("put it into PGPASSWORD") && !text.contains("hunter2"))
    }

    @Test("end where the database cannot be reached at their start")
    func unreachable() throws {
        let (code, text) = try run("vitrine-queue", ["page", "--queue", "postgres://owner@127.0.0.1:1/db"])
        #expect(code == 69)
        #expect(text.contains("vitrine-queue: the queue cannot be used") && text.contains("check its address"))
    }

    @Test("print a page of an empty database, and refuse the database of another program")
    func database() throws {
        let server = try #require(PostgresTrait.server)
        let (name, address) = try server.database()
        #expect(try run("vitrine-queue", ["page", "--queue", address]).text.contains("The queue is empty."))
        try server.sql("UPDATE vitrine_weeks.schema_version SET program = 'other'", in: name)
        let (code, text) = try run("vitrine-queue", ["page", "--queue", address])
        #expect(code == 69 && text.contains("another program; name an empty database"))
    }
}
