import PostgresClient
import Testing

@Suite("A database's address")
struct PostgresAddressTests {
    @Test(
        "that is none, or that contains a password, is refused without repeating it",
        arguments: [
            "", "service.sqlite", "mysql://owner@host/db", "postgres://owner:hunter2@host/db",
            "postgres://owner@host/db?password=hunter2", "postgres://owner@host/db?sslpassword=hunter2",
            "postgres://owner:hunter2@host:none:none/db",
            "postgresql://owner:hunter2@[::1/db", "postgres://owner:hunter2@host/db?sslmod=require",
        ]
    )
    func refused(_ text: String) throws {
        let error = #expect(throws: PostgresFailure.self) { try PostgresAddress(text) }
        #expect(error.map { String(reflecting: $0).contains("hunter2") } == false)
    }

    @Test("may name several servers and any option of libpq")
    func accepted() throws {
        let text = "postgres://owner@a:5432,b:5433/db?sslmode=verify-full&target_session_attrs=read-write"
        #expect(try PostgresAddress(text).text == text)
    }
}
