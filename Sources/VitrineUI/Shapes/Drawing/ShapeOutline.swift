#if !canImport(SwiftUI)
package import WidgetArchive

/// The outline of a shape in a box: one of those that an archive names, or free segments.
///
/// Not for you: a shape of your own has `path(in:)`.
public struct _ShapeOutline: Sendable {
    /// The forms.
    package enum Form: Equatable, Sendable {
        /// The whole box.
        case rectangle
        /// The box with round corners.
        case rounded(RectangleCornerRadii, RoundedCornerStyle)
        /// The largest circle in the middle of the box.
        case circle
        /// The ellipse that touches all edges.
        case ellipse
        /// The box with its shorter sides round.
        case capsule
        /// The container's outline, inset by what lies between.
        case containerRelative
        /// Free segments, in the coordinates in which the box stands.
        case path(Path)
    }

    /// The form.
    package var form: Form
    /// The box.
    package var rect: CGRect
    /// The fractions of the outline between which it is drawn; 0 and 1 is all of it.
    package var trim: (start: CGFloat, end: CGFloat) = (0, 1)
    /// The pen that draws the outline; nil fills it.
    package var stroke: StrokeStyle?
    /// Whether a second pen was asked for, which an archive cannot say.
    package var isApproximated = false

    /// Makes an outline in a box.
    package init(_ form: Form, in rect: CGRect) {
        self.form = form
        self.rect = rect
    }

    /// The outline as free segments, trimmed.
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

    /// The outline after a transform; the box stays.
    package func applying(_ transform: CGAffineTransform) -> _ShapeOutline {
        guard !transform.isIdentity else { return self }
        var copy = self
        copy.form = .path(path.applying(transform))
        copy.trim = (0, 1)
        return copy
    }

    /// The part between two fractions of the outline as it is drawn so far.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> _ShapeOutline {
        var copy = self
        let length = trim.end - trim.start
        let start = start > 0 ? min(start, 1) : 0
        let end = end > start ? min(end, 1) : start
        copy.trim = (trim.start + start * length, trim.start + end * length)
        // A circle's trim is part of its archive, so that a ring stays a ring; other outlines begin where we say.
        return form == .circle ? copy.withoutTrimUnderDashes : copy.withoutTrim
    }

    /// The outline drawn with a pen.
    package func stroked(_ style: StrokeStyle) -> _ShapeOutline {
        var copy = self
        copy.isApproximated = isApproximated || stroke != nil
        copy.stroke = style
        return copy.withoutTrimUnderDashes
    }

    /// The same with its trim applied to the segments.
    private var withoutTrim: _ShapeOutline {
        var copy = self
        copy.form = .path(path)
        copy.trim = (0, 1)
        return copy
    }

    /// The same, with its trim applied if the pen has dashes: whoever draws says a trim by a dash.
    private var withoutTrimUnderDashes: _ShapeOutline {
        let isDashed = stroke.map { !$0.dash.isEmpty } ?? false
        return isDashed && trim != (0, 1) ? withoutTrim : self
    }
}

extension CGRect {
    /// The largest square in the middle.
    package var centeredSquare: CGRect {
        let side = min(width, height)
        return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }
}

extension _ShapeOutline {
    /// The outline in an archive, with its box; free segments are relative to the box's corner.
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

    /// Round corners in an archive, no larger than the box has room for.
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
    /// The segments in an archive, relative to a corner; what has no finite position ends the outline.
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
    /// Whether all positions are numbers.
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
#endif
