package import HangangjariService
package import PostgresClient

extension PostgresFailure {
    /// The failure of something that the service was to do.
    func serviceError(_ purpose: String) -> ServiceError {
        ServiceError(.storage, "the service cannot \(purpose): \(self); \(remedy)", cause: self)
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
