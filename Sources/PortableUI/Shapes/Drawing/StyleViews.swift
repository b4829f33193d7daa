extension Color: View {
    public typealias Body = Never
}

extension LinearGradient: View {
    public typealias Body = Never
}

extension RadialGradient: View {
    public typealias Body = Never
}

extension EllipticalGradient: View {
    public typealias Body = Never
}

extension AngularGradient: View {
    public typealias Body = Never
}

extension View where Self: ShapeStyle, Body == Never {
    /// Adds a box of the style in the offered size.
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(ShapeNode(Rectangle(), style: self, in: resolver.environment))
    }
}
