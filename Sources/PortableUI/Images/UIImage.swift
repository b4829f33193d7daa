public import VitrinePlatform
import WidgetArchive

/// An image file, with UIKit's name and the part of its interface that widgets use.
///
/// The bytes are stored undecoded; the renderer decodes them.
public final class UIImage: Sendable {
    /// The origin of the image.
    package enum Source: Hashable, Sendable {
        case file(ImageSource)
        /// The name of an image that is looked up when the entry is archived.
        case name(String)
        /// The name of a symbol.
        case symbol(String)
    }

    /// The largest file that is read, in bytes.
    package static let greatestFile = 10 << 20

    package let source: Source
    /// Whether the image is drawn in its own colours; nil leaves it to the image's default.
    package let templateMode: Image.TemplateRenderingMode?
    /// The colour of a template; nil is the view's foreground style.
    package let tint: Color?

    /// What was asked of the image and is not drawn; nil for nothing.
    package let loss: String?

    /// Creates an image that is drawn in its own or another colour.
    package init(
        source: Source,
        templateMode: Image.TemplateRenderingMode? = nil,
        tint: Color? = nil,
        loss: String? = nil
    ) {
        self.source = source
        self.templateMode = templateMode
        self.tint = tint
        self.loss = loss
    }

    #if CompleteFoundation
    /// An image whose archive says what is not drawn of it (an implementation detail of the modules with Apple's
    /// names).
    public convenience init(_ image: UIImage, _losing loss: String?) {
        self.init(
            source: image.source,
            templateMode: image.templateMode,
            tint: image.tint,
            loss: loss ?? image.loss
        )
    }
    #endif

    /// Creates an empty image.
    public convenience init() {
        self.init(source: .file(ImageSource(data: Data(), mediaType: "image/png", pixelWidth: 0, pixelHeight: 0)))
    }

    /// Creates an image from the bytes of a PNG, JPEG or WebP file; nil for other data.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Creates an image from the bytes of a PNG, JPEG or WebP file and its number of pixels per point; nil for other
    /// data.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let header = ImageHeader(data), scale > 0 else { return nil }
        let file = ImageSource(
            data: data,
            mediaType: header.mediaType,
            pixelWidth: header.pixelWidth,
            pixelHeight: header.pixelHeight,
            scale: scale
        )
        self.init(source: .file(file))
    }

    /// Reads a PNG, JPEG or WebP file; nil if the file is missing or invalid.
    ///
    /// As in UIKit, the suffix `@2x` or `@3x` of the file name states the number of pixels per point. A file of more
    /// than 10 MiB also returns nil, because no archive accepts it.
    public convenience init?(contentsOfFile path: String) {
        // The reason for a failed read is discarded: as in UIKit, the result is nil.
        guard let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
            size <= Self.greatestFile
        else { return nil }
        guard let data = try? Data(contentsOf: URL(filePath: path)) else { return nil }
        let stem = path.split(separator: "/").last?.split(separator: ".").first ?? ""
        self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
    }

    /// Names an image of the program's asset catalogues; nil if the program has catalogues without it.
    ///
    /// The file for the appearance is looked up when the entry is archived. Without any resources, the name is kept,
    /// its size is zero, and the archive has a finding.
    public convenience init?(named name: String) {
        let catalog = ResourceCatalog.current
        guard !name.isEmpty, catalog.isEmpty || catalog.index?.images[name] != nil else { return nil }
        self.init(source: .name(name))
    }

    /// Names a symbol; nil for an empty name.
    ///
    /// An unknown symbol is drawn as a box, with a finding.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(source: .symbol(name))
    }

    /// Names an image of the program's asset catalogues.
    public convenience init(resource: ImageResource) {
        self.init(source: .name(resource.name))
    }

    /// The image's file; for a named image, that of the light appearance; nil if there is none.
    package var file: ImageSource? {
        switch source {
        case .file(let file): file
        case .symbol: nil
        case .name(let name):
            ResourceCatalog.current.image(
                named: name,
                in: ResourceCatalog.ImageConditions(
                    isDark: { false },
                    displayScale: 3,
                    localeIdentifier: ResourceCatalog.current.localeIdentifier
                )
            )
        }
    }

    #if CompleteFoundation
    /// The bytes of the image's file; nil if there is none.
    public var fileData: Data? { file?.data }

    /// The part of the file that is the image, in pixels; nil for all of it.
    public var _part: CGRect? { file?.part }

    /// An image that is a part of a file (an implementation detail of the modules with Apple's names).
    public convenience init?(data: Data, scale: CGFloat, _part part: CGRect?) {
        guard let whole = UIImage(data: data, scale: scale), var file = whole.file else { return nil }
        file.part = part
        self.init(source: .file(file))
    }
    #endif

    /// The size in points.
    public var size: CGSize {
        file?.size ?? .zero
    }

    /// The number of pixels per point.
    public var scale: CGFloat {
        file?.scale ?? 1
    }
}

extension UIImage: Hashable {
    /// Whether both images have the same source and colours.
    public static func == (lhs: UIImage, rhs: UIImage) -> Bool {
        lhs.source == rhs.source && lhs.templateMode == rhs.templateMode && lhs.tint == rhs.tint
    }

    /// Hashes the source.
    public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}
