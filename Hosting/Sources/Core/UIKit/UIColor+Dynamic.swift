extension UIColor {
    /// Creates a colour that differs between the light and the dark appearance.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(
            light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)),
            dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
        )
    }

    /// Creates a colour from one of Core Graphics.
    public init(cgColor: CGColor) {
        self.init(cgColor.color)
    }

    /// The colour itself: it is resolved where it is drawn.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

    /// The colour of Core Graphics.
    public var cgColor: CGColor { CGColor(Color(uiColor: self)) }
}

extension UIColor {
    /// The colour of lines that hide what lies below: #c6c6c8, in the dark #38383a.
    public static let opaqueSeparator = UIColor(
        light: UIColor(red: 0.776, green: 0.776, blue: 0.784, alpha: 1),
        dark: UIColor(red: 0.22, green: 0.22, blue: 0.227, alpha: 1)
    )
}
