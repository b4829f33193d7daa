import Foundation
import Synchronization
import Testing

@testable import VitrineHost

/// Descriptions of packages that are kept while a command watches its sources.
struct PackageDescriptionsTests {
    private final class Manifest: Sendable {
        let text = Mutex("a")
        let asked = Mutex(0)
    }

    @Test
    func aPackageIsDescribedAgainOnlyIfItsManifestHasChanged() async throws {
        let manifest = Manifest()
        let files = FileTree(contents: { _ in Data(manifest.text.withLock { $0 }.utf8) }, names: { _ in nil })
        let descriptions = PackageDescriptions(files: files) { _ in
            manifest.asked.withLock { $0 += 1 }
            return Data(manifest.text.withLock { $0 }.utf8)
        }
        _ = try await descriptions.description(of: "/p")
        #expect(try await descriptions.description(of: "/p") == Data("a".utf8))
        #expect(manifest.asked.withLock { $0 } == 1)
        manifest.text.withLock { $0 = "b" }
        #expect(try await descriptions.description(of: "/p") == Data("b".utf8))
        _ = try await descriptions.description(of: "/q")
        #expect(manifest.asked.withLock { $0 } == 3)
    }
}
