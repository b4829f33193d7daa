import Vitrine
import VitrineUI

/// The cover of the sample entry, embedded in the program.
enum SampleCover {
    static var image: Image? {
        UIImage(data: Data(PackageResources.sample_cover_jpg)).map { Image(uiImage: $0) }
    }
}
