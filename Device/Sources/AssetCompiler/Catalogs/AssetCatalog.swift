import Foundation
import WidgetArchive

/// The images and colours of asset catalogues, as read.
struct AssetCatalog: Sendable {
    /// The images by name, with the folders that provide a namespace.
    var images: [String: ImageSet] = [:]
    /// The colours by name.
    ///
    /// A colour without variants is one that its catalogue leaves to the system.
    var colors: [String: ResourceIndex.Color] = [:]
    /// The files of data sets by name.
    var data: [String: URL] = [:]

    /// An image with its files.
    struct ImageSet: Sendable {
        struct Variant: Sendable {
            var file: URL
            /// Pixels per point; nil for a vector file, whose scale is chosen when it is converted.
            var scale: Double?
            var appearance: ResourceIndex.Appearance?
            var language: String?
        }

        var variants: [Variant]
        var isTemplate = false
        /// Whether a view may show the image larger than its own size without loss.
        var preservesVector = false
        /// What is drawn of the file of a custom symbol; nil for an image.
        var symbol: SymbolTemplate?
    }
}
