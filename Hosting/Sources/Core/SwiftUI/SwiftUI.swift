// SwiftUI passes on the frameworks below it, and so does this module.
@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import CoreTransferable
@_exported public import HostedFoundation
@_exported public import UIKit
@_exported public import os
