// The compiler makes an image of `#imageLiteral(resourceName:)` through these names.
extension UIImage: @retroactive _ExpressibleByImageLiteral {
    public convenience init(imageLiteralResourceName path: String) {
        // As on Apple's platforms, a literal that names no image is a mistake of the program.
        // swift-format-ignore: NeverForceUnwrap
        self.init(named: path)!
    }
}

public typealias _ImageLiteralType = UIImage
