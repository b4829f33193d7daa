/// The outline of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
    private enum Form: Hashable {
        case automatic, capsule, circle
        case rounded(CGFloat?)
    }

    private let form: Form

    /// The system's default in widgets: a capsule.
    public static let automatic = ButtonBorderShape(form: .automatic)
    /// A rectangle with half circles at its ends.
    public static let capsule = ButtonBorderShape(form: .capsule)
    /// A circle around the label.
    public static let circle = ButtonBorderShape(form: .circle)
    /// A rectangle with rounded corners.
    public static let roundedRectangle = ButtonBorderShape(form: .rounded(nil))

    /// A rectangle with rounded corners of the given radius, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(form: .rounded(radius))
    }

    /// Whether the outline is as wide as it is high.
    fileprivate var isCircle: Bool { form == .circle }

    /// The distance between the outline and its label; a circle has the same on every side.
    fileprivate func insets(in size: ControlSize) -> EdgeInsets {
        guard isCircle else { return size.insets }
        let inset = size.insets.top
        return EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
    }

    /// The outline at the given control size.
    fileprivate func shape(in size: ControlSize) -> AnyShape {
        switch form {
        case .automatic, .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .rounded(let radius): AnyShape(RoundedRectangle(cornerRadius: radius ?? size.radius))
        }
    }
}

extension ControlSize {
    /// The distance between a button's border and its label.
    ///
    /// Apple documents no values; these are measured from its published images.
    fileprivate var insets: EdgeInsets {
        let (across, down): (CGFloat, CGFloat) =
            switch self {
            case .mini: (10, 4)
            case .small: (10, 4)
            case .regular: (12, 7)
            case .large: (20, 15)
            case .extraLarge: (20, 15)
            }
        return EdgeInsets(top: down, leading: across, bottom: down, trailing: across)
    }

    /// The corner radius of a button, in points.
    fileprivate var radius: CGFloat {
        switch self {
        case .mini, .small: 6
        case .regular: 8
        case .large, .extraLarge: 12
        }
    }
}

extension EnvironmentValues {
    /// The size of controls.
    public var controlSize: ControlSize {
        get { system.controlSize }
        set { system.controlSize = newValue }
    }
}

extension View {
    /// The view as the label of a control with a border.
    func bordered(by shape: ButtonBorderShape, in size: ControlSize, on ground: AnyShapeStyle) -> some View {
        padding(shape.insets(in: size))
            .modifier(SquareModifier(isActive: shape.isCircle))
            .background(ground, in: shape.shape(in: size))
    }

    /// Sets the outline of bordered buttons.
    public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.system.buttonBorderShape, shape)
    }

    /// Sets the size of bordered buttons, and of toggles that are drawn as buttons; other controls have one size.
    public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }
}
