extension UIColor {
    /// Creates a colour that differs between the light and the dark appearance.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(
            light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)),
            dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
        )
    }

    /// The colour of Core Graphics.
    public var cgColor: CGColor { CGColor(Color(uiColor: self)) }
}
