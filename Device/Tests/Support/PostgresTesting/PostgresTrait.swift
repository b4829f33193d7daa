// A build without tests also builds this target, but has no Testing module.
#if canImport(Testing)
public import Testing

/// Runs a suite with a server.
public struct PostgresTrait: SuiteTrait, TestScoping {
    /// The suite's server.
    @TaskLocal public static var server: PostgresServer?

    fileprivate let isShared: Bool

    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let server = try await isShared ? SharedServer.one.server() : PostgresServer()
        try await Self.$server.withValue(server, operation: function)
    }
}

/// The server of the suites that run at the same time.
private actor SharedServer {
    static let one = SharedServer()

    private weak var running: PostgresServer?

    func server() throws -> PostgresServer {
        let server = try running ?? PostgresServer()
        running = server
        return server
    }
}

extension Trait where Self == PostgresTrait {
    /// The suite's tests find a server in `PostgresTrait.server`, which other suites use at the same time.
    public static var postgres: Self { PostgresTrait(isShared: true) }

    /// The suite's tests find a server of their own in `PostgresTrait.server`, which they may stop.
    public static var ownPostgres: Self { PostgresTrait(isShared: false) }
}

extension Trait where Self == ConditionTrait {
    /// The test needs PostgreSQL.
    public static var needsPostgres: Self {
        .enabled(if: PostgresServer.isInstalled, "initdb is missing; `Scripts/setup --test` installs it")
    }
}
#endif
