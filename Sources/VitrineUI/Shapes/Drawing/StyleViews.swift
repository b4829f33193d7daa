#if !canImport(SwiftUI)
extension Color: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds a box of the colour, as large as what is offered.
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(ShapeNode(Rectangle(), style: self, in: resolver.environment))
    }
}

extension LinearGradient: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds a box of the gradient, as large as what is offered.
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(ShapeNode(Rectangle(), style: self, in: resolver.environment))
    }
}

extension RadialGradient: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds a box of the gradient, as large as what is offered.
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(ShapeNode(Rectangle(), style: self, in: resolver.environment))
    }
}

extension EllipticalGradient: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds a box of the gradient, as large as what is offered.
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(ShapeNode(Rectangle(), style: self, in: resolver.environment))
    }
}

extension AngularGradient: View {
    /// The type of the view that describes this one.
    public typealias Body = Never

    /// Adds a box of the gradient, as large as what is offered.
    public func _resolve(into resolver: inout _ViewResolver) {
        resolver.append(ShapeNode(Rectangle(), style: self, in: resolver.environment))
    }
}
#endif
