/// A projection of the plane; what lies outside the affine part has no effect.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1

    public init() {}

    public init(_ transform: CGAffineTransform) {
        m11 = transform.a
        m12 = transform.b
        m21 = transform.c
        m22 = transform.d
        m31 = transform.tx
        m32 = transform.ty
    }

    /// The projection of a transform in space onto the plane.
    public init(_ transform: CATransform3D) {
        m11 = transform.m11
        m12 = transform.m12
        m13 = transform.m14
        m21 = transform.m21
        m22 = transform.m22
        m23 = transform.m24
        m31 = transform.m41
        m32 = transform.m42
        m33 = transform.m44
    }

    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(affine.concatenating(other.affine))
    }

    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
}

/// A modifier that moves what is drawn without changing the layout.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The transform for a view of a size, around its upper left corner.
    nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Draws the content through the transform for its own size.
    public func _resolve<V: View>(content: V, into resolver: inout _ViewResolver) {
        let effect = self
        content.hidden()
            .overlay {
                GeometryReader { geometry in
                    content.frame(width: geometry.size.width, height: geometry.size.height)
                        .projectionEffect(effect.effectValue(size: geometry.size))
                }
            }
            ._resolve(into: &resolver)
    }

    /// The same effect: nothing here tells layout and drawing apart.
    public nonisolated func ignoredByLayout() -> Self { self }
}

extension View {
    /// Draws the view through a transform around its upper left corner; a shear has no effect.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some View {
        let parts = TransformParts(transform)
        return modifier(ShearFinding(isSheared: parts.isSheared))
            .scaleEffect(x: parts.scale.width, y: parts.scale.height, anchor: .topLeading)
            .rotationEffect(.radians(parts.angle), anchor: .topLeading)
            .offset(x: transform.tx, y: transform.ty)
    }

    /// Draws the view through the affine part of a projection around its upper left corner.
    public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
        transformEffect(transform.affine)
    }
}

/// A transform of the plane as a scale, then a rotation.
struct TransformParts {
    var scale: CGSize
    /// Clockwise on the screen, in radians.
    var angle: Double
    /// Whether the axes are not at right angles afterwards.
    var isSheared: Bool

    init(_ transform: CGAffineTransform) {
        let width = (transform.a * transform.a + transform.b * transform.b).squareRoot()
        let determinant = transform.a * transform.d - transform.b * transform.c
        scale = CGSize(width: width, height: width > 0 ? determinant / width : transform.d)
        angle = atan2(Double(transform.b), Double(transform.a))
        isSheared = abs(transform.a * transform.c + transform.b * transform.d) > 0.001 * max(width, 1)
    }
}

private struct ShearFinding: ViewModifier {
    let isSheared: Bool

    func body(content: Content) -> some View {
        if isSheared {
            content._approximating("transformEffect draws no shear")
        } else {
            content
        }
    }
}
