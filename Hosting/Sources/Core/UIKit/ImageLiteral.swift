// The compiler makes an image of `#imageLiteral(resourceName:)` through these names.
extension UIImage: @retroactive _ExpressibleByImageLiteral {
    public convenience init(imageLiteralResourceName path: String) {
        // As on Apple's platforms, a literal that names no image is a mistake of the program.
        // swift-format-ignore: NeverForceUnwrap
        self.init(named: path)!
    }
}

public typealias _ImageLiteralType = UIImage

// The compiler makes a colour of `#colorLiteral(red:green:blue:alpha:)` through these names.
extension UIColor: @retroactive _ExpressibleByColorLiteral {
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

public typealias _ColorLiteralType = UIColor
