package import HangangjariService
package import PostgresClient

extension PostgresFailure {
    /// The failure of something that the service was to do.
    func serviceError(_ purpose: String) -> ServiceError {
        ServiceError(.storage, "the service cannot \(purpose): \(self); \(remedy)", cause: self)
    }
}

extension PostgresSession {
    /// Runs a statement for something that the service does.
    func run(
        _ statement: PostgresStatement,
        _ values: [String?],
        _ purpose: String
    ) async throws(ServiceError) -> (rows: [[String?]], askedAt: ContinuousClock.Instant) {
        do {
            return try await run(statement, values)
        } catch {
            throw error.serviceError(purpose)
        }
    }
}

extension PostgresAddress {
    /// The database that an option of a command names.
    /// - Throws: `ServiceError` with the code `badInput`.
    package init(option address: String, timeLimit: Duration = .seconds(2)) throws(ServiceError) {
        do {
            try self.init(address, timeLimit: timeLimit)
        } catch {
            throw ServiceError(.badInput, error.description, cause: error)
        }
    }
}
