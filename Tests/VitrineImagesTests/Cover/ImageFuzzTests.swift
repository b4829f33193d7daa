import Testing
import VitrineImages
import VitrineTesting

/// Damaged images: each is read or refused.
struct ImageFuzzTests {
    @Test func headerIsReadOrRefused() throws {
        let images = try ["gray.jpg", "display-p3.png", "lossy.webp"].map(Fixture.bytes)
        try FuzzRun("image-header")(images) { _ = try ImageHeader.read(from: $0, named: "test") }
    }
}
