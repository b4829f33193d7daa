import Testing

/// Runs a suite with a server of its own.
struct PostgresTrait: SuiteTrait, TestScoping {
    @TaskLocal static var server: PostgresServer?

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await Self.$server.withValue(try PostgresServer(), operation: function)
    }
}

extension Trait where Self == PostgresTrait {
    /// The suite's tests find a server in `PostgresTrait.server`.
    static var postgres: Self { PostgresTrait() }
}

extension Trait where Self == ConditionTrait {
    /// The test needs PostgreSQL.
    static var needsPostgres: Self {
        .enabled(if: PostgresServer.isInstalled, "initdb is missing; `Scripts/setup --test` installs it")
    }
}
