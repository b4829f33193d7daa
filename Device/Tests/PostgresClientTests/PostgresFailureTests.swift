import Testing

@testable import PostgresClient

@Suite("A connection that failed")
struct PostgresFailureTests {
    private static let head = #"connection to server at "127.0.0.1", port 5432 failed: "#

    @Test(
        "says whether that passes by itself, without the server's code and source",
        arguments: [
            (
                "FATAL:  57P03: the database system is starting up; LOCATION:  ProcessStartupPacket, postmaster.c:2385",
                false
            ),
            ("FATAL:  53300: sorry, too many clients already; LOCATION:  InitProcess, proc.c:346", false),
            ("FATAL:  28P01: password authentication failed for user \"a\"; LOCATION:  auth_failed, auth.c:335", true),
            ("FATAL:  3D000: database \"a\" does not exist; LOCATION:  InitPostgres, postinit.c:885", true),
            ("Connection refused; Is the server running on that host?", false),
            ("server closed the connection unexpectedly", false), ("server does not support SSL", true),
            ("fe_sendauth: no password supplied", true),
        ]
    )
    func lasting(words: String, isLasting: Bool) {
        let failure = PostgresFailure(connecting: Self.head + words)
        #expect(failure.isLasting == isLasting)
        let kept = words.replacing(/FATAL:  \w{5}:/, with: "FATAL: ").replacing(/; LOCATION.*/, with: "")
        #expect(failure.description == Self.head + kept)
    }
}
