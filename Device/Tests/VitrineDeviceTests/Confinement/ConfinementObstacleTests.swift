import Foundation
import Testing

@testable import VitrineDevice

/// What is said where programs cannot be confined.
struct ConfinementObstacleTests {
    @Test func sentenceOfTheToolIsPartOfTheLine() async throws {
        let folder = try TemporaryFolder()
        let script = "echo 'bwrap: no permission. See <file:///README.Debian.gz>.' >&2\nexit 1"
        let tool = try folder.program("bwrap", script)
        let obstacle = await #expect(throws: Confinement.Obstacle.self) {
            try await Confinement.find(search: [folder.path])
        }
        #expect(
            obstacle?.description == "\(tool) cannot create namespaces here: bwrap: no permission. See "
                + "<file:///README.Debian.gz>; allow user namespaces, or start the device as root"
        )
    }

    @Test func missingToolIsNamed() async throws {
        let obstacle = await #expect(throws: Confinement.Obstacle.self) { try await Confinement.find(search: []) }
        #expect(obstacle?.description == "bwrap is not installed; apt install bubblewrap")
    }
}
