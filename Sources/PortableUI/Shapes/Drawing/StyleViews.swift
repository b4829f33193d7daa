extension Color: View {
    public typealias Body = Never

    /// Adds a box of the colour in the offered size.
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(ShapeNode(Rectangle(), style: self, in: resolver.environment))
    }
}

extension LinearGradient: View {
    public typealias Body = Never

    /// Adds a box of the gradient in the offered size.
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(ShapeNode(Rectangle(), style: self, in: resolver.environment))
    }
}

extension RadialGradient: View {
    public typealias Body = Never

    /// Adds a box of the gradient in the offered size.
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(ShapeNode(Rectangle(), style: self, in: resolver.environment))
    }
}

extension EllipticalGradient: View {
    public typealias Body = Never

    /// Adds a box of the gradient in the offered size.
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(ShapeNode(Rectangle(), style: self, in: resolver.environment))
    }
}

extension AngularGradient: View {
    public typealias Body = Never

    /// Adds a box of the gradient in the offered size.
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(ShapeNode(Rectangle(), style: self, in: resolver.environment))
    }
}
