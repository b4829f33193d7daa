package import VitrineWire

extension WidgetFamily {
    /// The size on a screen of 393 by 852 points, used where no other size is stated.
    ///
    /// Source: Apple, Human Interface Guidelines, Widgets, Specifications. The extra large size is that of an iPad of
    /// 1024 by 1366 points. The portrait one is not published: it is modelled as three small widgets with their gaps.
    package var standardSize: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 158, height: 158)
        case .systemMedium: CGSize(width: 338, height: 158)
        case .systemLarge: CGSize(width: 338, height: 354)
        case .systemExtraLarge: CGSize(width: 795, height: 379)
        case .systemExtraLargePortrait: CGSize(width: 338, height: 550)
        case .accessoryCircular: CGSize(width: 72, height: 72)
        case .accessoryRectangular: CGSize(width: 160, height: 72)
        case .accessoryInline: CGSize(width: 234, height: 26)
        }
    }

    /// The content margin for ``standardSize``, in points; an estimate, because Apple publishes no value.
    package var standardContentMargin: CGFloat { isAccessory ? 0 : 16 }

    /// Whether the family is one of the lock screen's.
    package var isAccessory: Bool {
        switch self {
        case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
        case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: false
        }
    }
}

extension WidgetPlacement {
    /// Creates the placement of a widget in a family's standard size.
    package init(
        kind: String,
        family: WidgetFamily,
        variants: [AppearanceVariant] = [AppearanceVariant()],
        configuration: [String: String]? = nil
    ) {
        self.init(
            kind: kind,
            family: family.description,
            width: family.standardSize.width,
            height: family.standardSize.height,
            contentMargin: family.standardContentMargin,
            variants: variants,
            configuration: configuration
        )
    }
}
