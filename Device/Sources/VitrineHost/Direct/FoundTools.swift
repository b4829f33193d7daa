/// The compiler and its modules, looked for once: they stay while a command watches its sources.
actor FoundTools {
    private let location: ModulesLocation?
    private let scratch: ScratchFolder
    private var found: Result<DirectTools, HostError>?

    init(_ location: ModulesLocation?, scratch: ScratchFolder) {
        self.location = location
        self.scratch = scratch
    }

    /// - Throws: As ``DirectTools/find(_:scratch:)``.
    func find() async throws(HostError) -> DirectTools {
        if let found { return try found.get() }
        let result: Result<DirectTools, HostError>
        do throws(HostError) {
            result = .success(try await DirectTools.find(location, scratch: scratch))
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
