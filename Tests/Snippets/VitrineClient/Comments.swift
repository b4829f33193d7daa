import VitrineClient

func snippets() async throws {
    // The snippet.
}
