// AVFoundation, CoreGraphics and Foundation come with the one import.
import AVKit

enum PassedOnByAVKit {
    static func size(of rect: CGRect) -> CGSize { rect.size }
    static func asset(_ url: URL) -> AVURLAsset { AVURLAsset(url: url) }
}
