import Vitrine

/// A text with a picture beside it, as the tests' processes share it.
///
/// The probe program has the same.
struct IllustratedPage: Codable, Sendable, Equatable {
    var text = ""
    var picture = ""
}

extension SnapshotKey where Value == IllustratedPage {
    static let page = SnapshotKey("page.json")
}

extension SnapshotOwner {
    static let app = SnapshotOwner("app", fields: ["text", "picture"])
}

extension SnapshotAsset where Value == IllustratedPage {
    static let picture = SnapshotAsset(
        "picture.jpg",
        reference: \.picture,
        maximumByteCount: 100_000,
        hasPlainName: true
    )
}
