@_exported public import AVFoundation
public import SwiftUI
@_exported public import UIKit

/// Plays a film; a widget cannot.
public struct VideoPlayer: AppOnlyView {
    public init(player: AVPlayer?) {}
}
