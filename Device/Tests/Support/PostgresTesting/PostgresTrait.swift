// A build without tests also builds this target, but has no Testing module.
#if canImport(Testing)
public import Testing

/// Runs a suite with a server of its own.
public struct PostgresTrait: SuiteTrait, TestScoping {
    /// The suite's server.
    @TaskLocal public static var server: PostgresServer?

    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await Self.$server.withValue(try PostgresServer(), operation: function)
    }
}

extension Trait where Self == PostgresTrait {
    /// The suite's tests find a server in `PostgresTrait.server`.
    public static var postgres: Self { PostgresTrait() }
}

extension Trait where Self == ConditionTrait {
    /// The test needs PostgreSQL.
    public static var needsPostgres: Self {
        .enabled(if: PostgresServer.isInstalled, "initdb is missing; `Scripts/setup --test` installs it")
    }
}
#endif
