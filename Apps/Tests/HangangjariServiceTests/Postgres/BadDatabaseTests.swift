import CommandSupport
import HangangjariAPI
import PostgresClient
import PostgresTesting
import Testing
import VitrineTesting

@testable import HangangjariPostgres
@testable import HangangjariService

@Suite("A database that cannot be used", .needsPostgres, .postgres)
struct BadDatabaseTests {
    private let database: TestedDatabase

    init() throws { database = try TestedDatabase() }

    /// Starts a store that cannot be started, and returns what it says.
    private func refusal(_ address: String? = nil) async throws -> String {
        let address = try address.map { try PostgresAddress($0, timeLimit: Patience.limit) } ?? database.address
        let store = PostgresParkStore(address)
        let error = await #expect(throws: ServiceError.self) { try await store.start() }
        #expect(error?.code == .storage)
        #expect(throws: ServiceError.self) { try store.check() }
        return error.map { String(reflecting: $0) } ?? ""
    }

    @Test("because it is of a newer version: it says so, and nothing is changed")
    func newer() async throws {
        try await database.store().start()
        try await database.sql("UPDATE hangangjari.schema_version SET version = 99")
        let text = try await refusal()
        let known = PostgresSchema.service.migrations.count
        #expect(text.contains("of version 99, and this program knows versions up to \(known); start the newer"))
        #expect(try await database.sql("SELECT version FROM hangangjari.schema_version") == "99")
    }

    @Test(
        "because it is another program's",
        arguments: [
            """
            CREATE SCHEMA hangangjari; CREATE TABLE hangangjari.schema_version (program text, version integer);
            INSERT INTO hangangjari.schema_version VALUES ('hangangjari-service', -1)
            """,
            "CREATE TABLE invoice (id integer)", "CREATE SCHEMA hangangjari",
            "CREATE SCHEMA hangangjari; CREATE TABLE hangangjari.schema_version (program text, version integer)",
        ]
    )
    func otherProgram(_ script: String) async throws {
        try await database.sql(script)
        #expect(try await refusal().contains("another program; name an empty database"))
        #expect(try await database.sql("SELECT to_regclass('hangangjari.park') IS NULL") == "t")
    }

    @Test("because the password is wrong: no message contains it")
    func wrongPassword() async throws {
        // A file of passwords is given as everyone would; the environment is the whole process's.
        let passwords = TemporaryFolder()
        let path = try passwords.file(".pgpass", "*:*:*:guest:hunter2\n")
        let address = database.server.address(of: database.name, user: "guest", options: "&passfile=\(path)")
        let text = try await refusal(address)
        #expect(text.contains("password authentication failed"))
        #expect(!text.contains("hunter2") && !text.contains("secret"))
    }

    @Test("because it does not exist, or nothing listens there")
    func missing() async throws {
        #expect(try await refusal(database.server.address(of: "nothing")).contains("does not exist"))
        #expect(try await refusal("postgres://owner@127.0.0.1:1/db").contains("refused"))
    }

    /// The database is good: a program that shares one is the only one with an address of its own.
    @Test("is not blamed for an address that is not the machine's", arguments: ["203.0.113.1", "nowhere.invalid"])
    func foreignAddress(address: String) throws {
        let ending = try Program(name: "hangangjari-service-postgres")
            .run(["--port", "0", "--database", database.text, "--address", address])
        #expect(ending.status == ExitStatus.unavailable, "\(ending)")
        #expect(ending.errors.contains("\(address) is not an address of this machine"), "\(ending)")
    }

    @Test("because the server refuses TLS, which the address demands")
    func noTLS() async throws {
        let address = "postgres://owner@127.0.0.1:\(database.server.port)/\(database.name)?sslmode=require"
        #expect(try await refusal(address).contains("server does not support SSL"))
    }
}
