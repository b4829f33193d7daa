public import Foundation
public import WidgetArchive

/// Colours and images that a project states outside of asset catalogues, from which its tools make a catalogue.
public struct DeclaredAssets: Hashable, Sendable {
    /// A file of an image.
    public struct ImageFile: Hashable, Sendable {
        public var file: URL
        /// Pixels per point; a vector file has none, and ignores it.
        public var scale: Double

        public init(file: URL, scale: Double) {
            self.file = file
            self.scale = scale
        }
    }

    /// The colours by name.
    public var colors: [String: ResourceIndex.Color]
    /// The files of each image by its name.
    public var images: [String: [ImageFile]]

    public init(colors: [String: ResourceIndex.Color] = [:], images: [String: [ImageFile]] = [:]) {
        self.colors = colors
        self.images = images
    }
}
