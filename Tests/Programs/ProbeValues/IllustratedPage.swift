package import Vitrine

/// A text with an image beside it, shared by the tests' processes.
package struct IllustratedPage: Codable, Sendable, Equatable {
    /// The text: the decimal value of every byte of the image.
    package var text: String
    /// The image's stored name.
    package var picture: String

    package init(text: String = "", picture: String = "") {
        self.text = text
        self.picture = picture
    }
}

extension SnapshotKey where Value == IllustratedPage {
    package static let page = SnapshotKey("page.json", default: IllustratedPage())
}

extension SnapshotAsset where Value == IllustratedPage {
    package static let picture = SnapshotAsset(
        "picture.jpg",
        reference: \.picture,
        maximumByteCount: 100_000,
        hasPlainName: true
    )
}
