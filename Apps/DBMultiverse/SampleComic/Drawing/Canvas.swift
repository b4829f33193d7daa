import CCairo
import VitrineImages

/// A drawing surface for a page, in units of a thousandth of a portrait page's width.
final class Canvas {
    private let surface: OpaquePointer
    private let context: OpaquePointer
    let pixelWidth: Int
    let pixelHeight: Int

    /// Creates an empty page in the colour of paper.
    ///
    /// - Parameters:
    ///   - width: The width, in units.
    ///   - height: The height, in units.
    ///   - scale: The number of pixels per unit.
    /// - Throws: An error if there is not enough memory.
    init(width: Int, height: Int, scale: Double) throws(SampleComicError) {
        pixelWidth = Int((Double(width) * scale).rounded())
        pixelHeight = Int((Double(height) * scale).rounded())
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(pixelWidth), Int32(pixelHeight)),
            let context = cairo_create(surface), cairo_status(context) == CAIRO_STATUS_SUCCESS
        else {
            throw SampleComicError(
                .memory,
                "There is not enough memory for a page of \(pixelWidth) × \(pixelHeight) pixels; close other programs."
            )
        }
        self.surface = surface
        self.context = context
        cairo_scale(context, scale, scale)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        // Half of cairo's default accuracy for curves: the difference is invisible at this size.
        cairo_set_tolerance(context, 0.2)
        rectangle(0, 0, Double(width), Double(height))
        fill(.paper)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Encodes the page as an image file.
    func encoded(as format: ImageFormat) throws(ImageError) -> [UInt8] {
        cairo_surface_flush(surface)
        let count = pixelWidth * pixelHeight * 4
        let pixels = UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: count)
        return try ImageEncoder.encode(pixels, width: pixelWidth, height: pixelHeight, as: format)
    }

    // Paths.

    func move(_ x: Double, _ y: Double) { cairo_move_to(context, x, y) }
    func line(_ x: Double, _ y: Double) { cairo_line_to(context, x, y) }
    func close() { cairo_close_path(context) }

    /// Adds a Bézier curve with two control points.
    func curve(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double, _ x: Double, _ y: Double) {
        cairo_curve_to(context, ax, ay, bx, by, x, y)
    }

    func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        cairo_rectangle(context, x, y, width, height)
    }

    func roundedRectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double) {
        cairo_new_sub_path(context)
        let corners = [(x + width, y), (x + width, y + height), (x, y + height), (x, y)]
        for (index, corner) in corners.enumerated() {
            let centerX = corner.0 + (corner.0 > x ? -radius : radius)
            let centerY = corner.1 + (corner.1 > y ? -radius : radius)
            let start = Double.pi / 2 * Double(index - 1)
            cairo_arc(context, centerX, centerY, radius, start, start + .pi / 2)
        }
        close()
    }

    func ellipse(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double) {
        save {
            cairo_translate(context, x, y)
            cairo_scale(context, radiusX, radiusY)
            cairo_new_sub_path(context)
            cairo_arc(context, 0, 0, 1, 0, 2 * .pi)
            close()
        }
    }

    func circle(_ x: Double, _ y: Double, _ radius: Double) { ellipse(x, y, radius, radius) }

    func arc(_ x: Double, _ y: Double, _ radius: Double, from start: Double, to end: Double) {
        cairo_new_sub_path(context)
        cairo_arc(context, x, y, radius, start, end)
    }

    func polygon(_ points: [(Double, Double)]) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(point.0, point.1) } else { line(point.0, point.1) }
        }
        close()
    }

    // Paint.

    func fill(_ ink: Ink, outline: Double = 0) {
        set(ink)
        guard outline > 0 else { return cairo_fill(context) }
        cairo_fill_preserve(context)
        stroke(.black, outline)
    }

    func stroke(_ ink: Ink, _ width: Double) {
        set(ink)
        cairo_set_line_width(context, width)
        cairo_stroke(context)
    }

    /// Fills with a linear gradient.
    func fill(from start: (Double, Double), _ inks: [Ink], to end: (Double, Double), outline: Double = 0) {
        fill(with: cairo_pattern_create_linear(start.0, start.1, end.0, end.1), inks, outline: outline)
    }

    /// Fills a circle with a radial gradient.
    func glow(_ x: Double, _ y: Double, _ radius: Double, _ inks: [Ink]) {
        circle(x, y, radius)
        fill(with: cairo_pattern_create_radial(x, y, 0, x, y, radius), inks, outline: 0)
    }

    private func fill(with pattern: OpaquePointer?, _ inks: [Ink], outline: Double) {
        for (index, ink) in inks.enumerated() {
            let place = Double(index) / Double(max(1, inks.count - 1))
            cairo_pattern_add_color_stop_rgba(pattern, place, ink.red, ink.green, ink.blue, ink.alpha)
        }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
        guard outline > 0 else { return cairo_fill(context) }
        cairo_fill_preserve(context)
        stroke(.black, outline)
    }

    private func set(_ ink: Ink) { cairo_set_source_rgba(context, ink.red, ink.green, ink.blue, ink.alpha) }

    // Transformations.

    /// Draws with an origin, a scale and a rotation.
    func at(_ x: Double, _ y: Double, scale: Double = 1, flip: Bool = false, turn: Double = 0, _ body: () -> Void) {
        save {
            cairo_translate(context, x, y)
            cairo_rotate(context, turn)
            cairo_scale(context, flip ? -scale : scale, scale)
            body()
        }
    }

    /// Draws clipped to a rectangle.
    func clipped(_ box: Box, _ body: () -> Void) {
        save {
            rectangle(box.x, box.y, box.width, box.height)
            cairo_clip(context)
            body()
        }
    }

    private func save(_ body: () -> Void) {
        cairo_save(context)
        body()
        cairo_restore(context)
    }
}

/// A rectangle on a page.
struct Box: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    var middleX: Double { x + width / 2 }
    var bottom: Double { y + height }
    var right: Double { x + width }

    /// Returns the rectangle reduced by an amount on each side.
    func inset(_ amount: Double) -> Box {
        Box(x: x + amount, y: y + amount, width: width - 2 * amount, height: height - 2 * amount)
    }
}
