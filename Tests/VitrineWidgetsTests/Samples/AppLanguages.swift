import Foundation
import PortableUI
import WidgetArchive

/// Programs with texts in some languages.
enum AppLanguages {
    /// Runs a test as a program whose resources name these languages; the development language is English.
    @MainActor
    static func withProgram<Result: Sendable>(
        in languages: [String],
        _ operation: @MainActor () async throws -> Result
    ) async throws -> Result {
        var index = ResourceIndex(developmentLanguage: "en")
        index.languages = languages
        let data = try JSONEncoder().encode(index)
        let catalog = ResourceCatalog(read: { $0 == ResourceIndex.fileName ? data : nil })
        return try await ResourceCatalog.$local.withValue(catalog) { try await operation() }
    }
}
