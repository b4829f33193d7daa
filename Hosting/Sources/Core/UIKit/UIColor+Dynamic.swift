extension UIColor {
    /// Creates a colour that differs between the light and the dark appearance.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        self.init(
            light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)),
            dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
        )
    }

    /// The named colour of the program's asset catalogues, which has its own appearances; nil if there is none.
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name)
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
    /// The colour of a text that stands in for one to enter: #3c3c43 at 0.3, in the dark #ebebf5 at 0.3.
    public static let placeholderText = UIColor(
        light: UIColor(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.3),
        dark: UIColor(red: 0.922, green: 0.922, blue: 0.961, alpha: 0.3)
    )

    /// Has no effect: areas and lines are not drawn in a picture here.
    public func set() {}

    /// Has no effect: areas are not drawn in a picture here.
    public func setFill() {}

    /// Has no effect: lines are not drawn in a picture here.
    public func setStroke() {}

    /// The colour of lines that hide what lies below: #c6c6c8, in the dark #38383a.
    public static let opaqueSeparator = UIColor(
        light: UIColor(red: 0.776, green: 0.776, blue: 0.784, alpha: 1),
        dark: UIColor(red: 0.22, green: 0.22, blue: 0.227, alpha: 1)
    )
}
