@_exported public import AVFoundation
import SwiftUI
@_exported public import UIKit

/// Plays a film; a widget cannot.
public struct VideoPlayer: View {
    public init(player: AVPlayer?) {}

    public var body: some View { UnsupportedInWidget("VideoPlayer") }
}
