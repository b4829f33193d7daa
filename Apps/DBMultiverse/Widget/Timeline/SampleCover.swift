import VitrineUI

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The cover of the gallery's sample: drawn for it, and part of the program.
enum SampleCover {
    /// The picture.
    static var image: Image? {
        UIImage(data: Data(PackageResources.sample_cover_jpg)).map { Image(uiImage: $0) }
    }
}
