// CoreGraphics, QuartzCore and Foundation come with the one import.
import UIKit

enum PassedOnByUIKit {
    static let layer = CALayer()
    static func area(of rect: CGRect) -> CGFloat { rect.width * rect.height }
}
