package import WidgetArchive

/// The outline of a shape in a box: one of the outlines that the archive format names, or free segments.
///
/// Do not use this type. Custom shapes implement `path(in:)`.
public struct _ShapeOutline: Sendable {
    package enum Form: Equatable, Sendable {
        /// The whole box.
        case rectangle
        /// The box with rounded corners.
        case rounded(RectangleCornerRadii, RoundedCornerStyle)
        /// The largest circle in the centre of the box.
        case circle
        /// The ellipse that touches all edges.
        case ellipse
        /// The box with semicircles at its shorter sides.
        case capsule
        /// The container's outline, inset by the distance to the container.
        case containerRelative
        /// Free segments, in the same coordinates as the box.
        case path(Path)
    }

    package var form: Form
    package var rect: CGRect
    /// The fractions of the outline between which it is drawn; 0 and 1 draw all of it.
    package var trim: (start: CGFloat, end: CGFloat) = (0, 1)
    /// The stroke along the outline; nil fills the outline.
    package var stroke: StrokeStyle?
    /// Whether a second stroke was requested, which the archive format cannot represent.
    package var isApproximated = false

    package init(_ form: Form, in rect: CGRect) {
        self.form = form
        self.rect = rect
    }

    /// The trimmed outline as free segments.
    package var path: Path {
        let whole =
            switch form {
            case .rectangle, .containerRelative: Path(rect)
            case .rounded(let radii, let style): Path(roundedRect: rect, cornerRadii: radii, style: style)
            case .circle: Path(ellipseIn: rect.centeredSquare)
            case .ellipse: Path(ellipseIn: rect)
            case .capsule:
                Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
            case .path(let path): path
            }
        return whole.trimmedPath(from: trim.start, to: trim.end)
    }

    /// The outline after a transform; the box does not change.
    package func applying(_ transform: CGAffineTransform) -> _ShapeOutline {
        guard !transform.isIdentity else { return self }
        var copy = self
        copy.form = .path(path.applying(transform))
        copy.trim = (0, 1)
        return copy
    }

    /// The part between two fractions of the current, possibly trimmed outline.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> _ShapeOutline {
        var copy = self
        let length = trim.end - trim.start
        let start = start > 0 ? min(start, 1) : 0
        let end = end > start ? min(end, 1) : start
        copy.trim = (trim.start + start * length, trim.start + end * length)
        // The archive stores a circle's trim, so a ring remains a ring. Other outlines are trimmed here, because only
        // here is their starting point defined.
        return form == .circle ? copy.withoutTrimUnderDashes : copy.withoutTrim
    }

    /// The outline with a stroke along it.
    package func stroked(_ style: StrokeStyle) -> _ShapeOutline {
        var copy = self
        copy.isApproximated = isApproximated || stroke != nil
        copy.stroke = style
        return copy.withoutTrimUnderDashes
    }

    /// The outline with its trim applied to the segments.
    private var withoutTrim: _ShapeOutline {
        var copy = self
        copy.form = .path(path)
        copy.trim = (0, 1)
        return copy
    }

    /// The outline with its trim applied if the stroke is dashed, because the renderer draws a trim with a dash
    /// pattern.
    private var withoutTrimUnderDashes: _ShapeOutline {
        let isDashed = stroke.map { !$0.dash.isEmpty } ?? false
        return isDashed && trim != (0, 1) ? withoutTrim : self
    }
}

extension CGRect {
    /// The largest square in the centre.
    package var centeredSquare: CGRect {
        let side = min(width, height)
        return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}

extension _ShapeOutline {
    /// The archived outline with its box; free segments are relative to the box's origin.
    package func archived(container: ContainerOutline?) -> (outline: ArchivedShape.Outline, rect: CGRect) {
        switch form {
        case .rectangle: (.rectangle, rect)
        case .rounded(let radii, let style): (Self.rounded(radii, style, in: rect), rect)
        case .circle: (.circle, rect)
        case .ellipse: (.ellipse, rect)
        case .capsule: (.capsule, rect)
        case .containerRelative: (container?.outline(in: rect) ?? .rectangle, rect)
        case .path(let path): (.path(path.archived(relativeTo: rect.origin)), rect)
        }
    }

    /// The archived rounded corners, limited to what fits into the box.
    package static func rounded(
        _ radii: RectangleCornerRadii,
        _ style: RoundedCornerStyle,
        in rect: CGRect
    ) -> ArchivedShape.Outline {
        let fitted = radii.fitted(to: CGSize(width: rect.width, height: rect.height)).clockwise.map(\.archivedLength)
        guard fitted.contains(where: { $0 > 0 }) else { return .rectangle }
        return .roundedRectangle(radii: fitted, isContinuous: style == .continuous)
    }
}

extension Path {
    /// The archived segments relative to a point; a segment with a non-finite position ends the outline.
    package func archived(relativeTo corner: CGPoint) -> [ArchivedShape.PathElement] {
        func place(_ point: CGPoint) -> ArchivePoint { CGPoint(x: point.x - corner.x, y: point.y - corner.y).archived }
        return elements.prefix(while: \.isFinite)
            .map { element in
                switch element {
                case .move(let end): .move(place(end))
                case .line(let end): .line(place(end))
                case .quadCurve(let end, let control): .quadratic(place(end), control: place(control))
                case .curve(let end, let control1, let control2):
                    .cubic(place(end), control1: place(control1), control2: place(control2))
                case .closeSubpath: .close
                }
            }
    }
}

extension Path.Element {
    /// Whether all positions are finite.
    fileprivate var isFinite: Bool {
        func finite(_ points: CGPoint...) -> Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
        return switch self {
        case .move(let end), .line(let end): finite(end)
        case .quadCurve(let end, let control): finite(end, control)
        case .curve(let end, let control1, let control2): finite(end, control1, control2)
        case .closeSubpath: true
        }
    }
}
