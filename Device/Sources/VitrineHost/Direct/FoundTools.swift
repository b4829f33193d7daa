/// The compiler and its modules, looked for once: they stay while a command watches its sources.
actor FoundTools {
    private let location: ModulesLocation?
    private var found: Result<DirectTools, HostError>?

    init(_ location: ModulesLocation?) { self.location = location }

    /// - Throws: As ``DirectTools/find(_:)``.
    func find() async throws(HostError) -> DirectTools {
        if let found { return try found.get() }
        let result: Result<DirectTools, HostError>
        do throws(HostError) {
            result = .success(try await DirectTools.find(location))
        } catch {
            result = .failure(error)
        }
        found = result
        return try result.get()
    }

    /// Looks again, after the modules were made.
    func findAgain() async throws(HostError) -> DirectTools {
        found = nil
        return try await find()
    }
}
