/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What measuring a text says besides its size.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
}

/// The size of a text by the usual widths of its characters: the layout of a view measures with the fonts themselves,
/// and that is not reached from here.
struct EstimatedTextSize {
    /// The part of the font's size that a character takes.
    private static func width(_ character: Character) -> CGFloat {
        guard let scalar = character.unicodeScalars.first else { return 0 }
        switch scalar.value {
        case 0x30...0x39: return 0.62
        case 0x20, 0x21, 0x27, 0x2C, 0x2E, 0x3A, 0x3B, 0x49, 0x69, 0x6A, 0x6C, 0x7C: return 0.28
        case 0x41...0x5A, 0x40: return 0.68
        // Korean, Chinese and Japanese characters, and emoji, are as wide as they are high.
        case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F300...: return 1
        default: return 0.55
        }
    }

    static func size(
        of text: some StringProtocol,
        attributes: [NSAttributedString.Key: Any]?,
        within width: CGFloat = .infinity
    ) -> CGSize {
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        let spacing = (attributes?[.kern] as? NSNumber)?.doubleValue ?? 0
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { line in line.reduce(0) { $0 + self.width($1) * font.pointSize + spacing } }
        let rows = lines.reduce(0) { $0 + max(1, width > 0 && width.isFinite ? ($1 / width).rounded(.up) : 1) }
        return CGSize(width: min(lines.max() ?? 0, width), height: rows * font.lineHeight)
    }
}

extension NSString {
    /// An estimate of the text's size in one line, or in the lines that it has.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        EstimatedTextSize.size(of: String(describing: self), attributes: attributes)
    }

    /// An estimate of the text's size in lines of a width.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        String(describing: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

// In Apple's language runtime a string has the methods of `NSString`.
extension StringProtocol {
    /// An estimate of the text's size in one line, or in the lines that it has.
    public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        EstimatedTextSize.size(of: self, attributes: attributes)
    }

    /// An estimate of the text's size in lines of a width.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        CGRect(
            origin: .zero,
            size: EstimatedTextSize.size(of: self, attributes: attributes, within: size.width)
        )
    }
}

extension NSAttributedString {
    /// An estimate of the text's size, in the font at its beginning.
    public func size() -> CGSize {
        EstimatedTextSize.size(of: string, attributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
    }

    /// An estimate of the text's size in lines of a width, in the font at its beginning.
    public func boundingRect(
        with size: CGSize,
        options: NSStringDrawingOptions = [],
        context: NSStringDrawingContext?
    ) -> CGRect {
        string.boundingRect(
            with: size,
            options: options,
            attributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil,
            context: context
        )
    }
}
