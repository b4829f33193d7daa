import Foundation
import WidgetArchive

extension HTMLPen {
    /// Writes an image as a data URL; a placeholder becomes a grey block, and a missing image is omitted.
    mutating func draw(_ image: ArchivedImage, _ size: ArchiveSize, _ context: Context) {
        if image.isRedacted || context.isConcealed { return drawBlock(size) }
        guard !image.data.isEmpty, let type = MediaType(image.mediaType) else { return }
        if let template = image.template { return drawTemplate(image, type, template, size, context) }
        let treatment = palette.pictureTreatment(image.accentedMode, isAccented: context.isAccented)
        let recoloring = writeRecoloring(treatment)
        if image.scaling == .tile {
            html.markup("<span class=\"v\" style=\"")
            html.place(0, 0, size.width, size.height)
            html.markup(";background-image:url(")
            writeData(image, type)
            html.markup(")")
        } else {
            html.markup("<img class=\"v\" alt=\"\" draggable=\"false\" style=\"")
            let box = image.box(in: size)
            html.place(box.origin.x, box.origin.y, box.size.width, box.size.height)
        }
        if image.isPixelated == true { html.markup(";image-rendering:pixelated") }
        if treatment == .grey { html.markup(";filter:grayscale(1)") }
        if let recoloring {
            html.markup(";filter:url(#")
            html.identifier(recoloring)
            html.markup(")")
        }
        guard image.scaling != .tile else { return html.markup("\"></span>") }
        html.markup("\" src=\"")
        writeData(image, type)
        html.markup("\">")
    }

    /// Writes a grey block in place of an image or symbol.
    mutating func drawBlock(_ size: ArchiveSize) {
        html.markup("<span class=\"v vr\" style=\"")
        html.place(0, 0, size.width, size.height)
        html.markup("\"></span>")
    }

    /// Writes an image's bytes as a data URL.
    mutating func writeData(_ image: ArchivedImage, _ type: MediaType) {
        html.markup("data:")
        html.markup(type.name)
        html.markup(";base64,")
        html.base64(image.data)
    }

    /// Writes a paint that is masked by the image's opacity.
    private mutating func drawTemplate(
        _ image: ArchivedImage,
        _ type: MediaType,
        _ paint: ArchivePaint,
        _ size: ArchiveSize,
        _ context: Context
    ) {
        let box = image.scaling == .tile ? ArchiveRect(origin: .zero, size: size) : image.box(in: size)
        html.markup("<span class=\"v\" style=\"")
        html.place(box.origin.x, box.origin.y, box.size.width, box.size.height)
        writeBackground(paint, PaintBox(size: size, offset: box.origin, element: box.size), context)
        html.markup(";mask:url(")
        writeData(image, type)
        html.markup(image.scaling == .tile ? ")\"></span>" : ") 0 0/100% 100%\"></span>")
    }

    /// Writes the filter that replaces an image's colours by one.
    private mutating func writeRecoloring(_ treatment: DrawingPalette.PictureTreatment) -> DrawingIdentifier? {
        let color: ArchiveRGBA
        let opacity: [Double]
        switch treatment {
        case .asIs, .grey: return nil
        case .flat(let flat): (color, opacity) = (flat, [0, 0, 0, 1, 0])
        // The weights of relative luminance. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
        case .bright(let bright): (color, opacity) = (bright, [0.2126, 0.7152, 0.0722, 0, 0])
        }
        let identifier = makeIdentifier()
        html.markup("<svg class=\"vn\" aria-hidden=\"true\"><filter color-interpolation-filters=\"sRGB\" id=\"")
        html.identifier(identifier)
        html.markup("\"><feColorMatrix values=\"")
        let rows = [color.red, color.green, color.blue].map { [0, 0, 0, 0, Double($0) / 255] } + [opacity]
        for number in rows.joined() {
            html.number(number)
            html.markup(" ")
        }
        html.markup("\"/></filter></svg>")
        return identifier
    }
}

/// The image formats that a drawing shows.
///
/// Images of all other types are omitted, in particular types that can contain a script, such as SVG.
enum MediaType {
    case jpeg, png, webP, gif

    /// Reads a media type; nil for a type that is not shown.
    init?(_ name: String) {
        switch name.lowercased() {
        case "image/jpeg", "image/jpg": self = .jpeg
        case "image/png": self = .png
        case "image/webp": self = .webP
        case "image/gif": self = .gif
        default: return nil
        }
    }

    var name: StaticString {
        switch self {
        case .jpeg: "image/jpeg"
        case .png: "image/png"
        case .webP: "image/webp"
        case .gif: "image/gif"
        }
    }
}

extension ArchivedImage {
    /// The box of the whole scaled image in a node of the given size; with `fill`, it extends beyond the node.
    func box(in size: ArchiveSize) -> ArchiveRect {
        guard scaling == .fit || scaling == .fill, pixelWidth > 0, pixelHeight > 0 else {
            return ArchiveRect(origin: .zero, size: size)
        }
        let horizontal = size.width / Double(pixelWidth)
        let vertical = size.height / Double(pixelHeight)
        let scale = scaling == .fit ? min(horizontal, vertical) : max(horizontal, vertical)
        let width = Double(pixelWidth) * scale
        let height = Double(pixelHeight) * scale
        return ArchiveRect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
    }
}
