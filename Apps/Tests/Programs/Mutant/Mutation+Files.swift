import VitrineWire

extension Mutation {
    /// Has a request answered, with faults in how the program uses its files.
    /// - Returns: The response; nil if the program ended.
    func answer(
        _ request: WireRequest,
        with files: LibraryFiles,
        _ answer: (WireRequest) throws -> WireResponse?
    ) throws -> WireResponse? {
        switch (self, request.body) {
        case (.lockSkipped, _):
            files.removeLocks()
            return try answer(request)
        case (.journalNotRead, .performIntent): return try answer(request)
        case (.journalNotRead, _): return try files.withoutJournals { try answer(request) }
        case (.endNotReported, _):
            let before = files.chapter
            var response = try answer(request)
            if let after = files.chapter, let before, after.number == before.number, after.progress == 100,
                before.progress < 100
            {
                response?.reloads = []
                response?.wakeAfter = nil
            }
            return response
        default: return try answer(request)
        }
    }
}
