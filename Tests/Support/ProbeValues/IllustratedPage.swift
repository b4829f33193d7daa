package import Vitrine

/// A text with a picture beside it, as the tests' processes share it.
package struct IllustratedPage: Codable, Sendable, Equatable {
    /// The text: the number of which every byte of the picture is one.
    package var text: String
    /// The picture's stored name.
    package var picture: String

    /// Makes a page.
    package init(text: String = "", picture: String = "") {
        self.text = text
        self.picture = picture
    }
}

extension SnapshotKey where Value == IllustratedPage {
    /// Where the page is stored.
    package static let page = SnapshotKey("page.json")
}

extension SnapshotOwner {
    /// The page's only owner.
    package static let app = SnapshotOwner("app", fields: ["text", "picture"])
}

extension SnapshotAsset where Value == IllustratedPage {
    /// The picture.
    package static let picture = SnapshotAsset(
        "picture.jpg",
        reference: \.picture,
        maximumByteCount: 100_000,
        hasPlainName: true
    )
}
