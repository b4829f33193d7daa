import Foundation

/// The size of a vector image, as its file states it.
struct VectorSize: Hashable, Sendable {
    /// The width in points.
    var width: Double
    /// The height in points.
    var height: Double

    /// Reads the size of an SVG file: its width and height, else its view box; nil if there is neither.
    init?(svg text: String) {
        guard let tag = text.firstMatch(of: #/<svg\b[^>]*>/#).map({ String($0.0) }) else { return nil }
        let width = Self.length("width", in: tag)
        let height = Self.length("height", in: tag)
        if let width, let height {
            self.init(width, height)
            return
        }
        guard let box = tag.firstMatch(of: #/viewBox\s*=\s*["']([^"']*)["']/#) else { return nil }
        let numbers = box.1.split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        self.init(numbers[2], numbers[3])
    }

    /// Reads the size of the first page of a PDF file; nil if the page is stored compressed.
    init?(pdf data: Data) {
        let text = String(decoding: data, as: UTF8.self)
        guard let box = text.firstMatch(of: #/\/MediaBox\s*\[([^\]]*)\]/#) else { return nil }
        let numbers = box.1.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        guard numbers.count == 4 else { return nil }
        self.init(numbers[2] - numbers[0], numbers[3] - numbers[1])
    }

    private init?(_ width: Double, _ height: Double) {
        guard width > 0, height > 0, width < 10_000, height < 10_000 else { return nil }
        self.width = width
        self.height = height
    }

    private static func length(_ name: String, in tag: String) -> Double? {
        // The name must begin a word: `stroke-width` is another attribute.
        let attribute = tag.matches(of: #/[\s"']([a-zA-Z-]+)\s*=\s*["']\s*([0-9.]+)\s*(?:px|pt)?\s*["']/#)
        return attribute.first { $0.1 == name }.flatMap { Double($0.2) }
    }
}

extension VectorSize {
    /// The number of pixels per point at which an image is converted: 3, as on a phone, and more for an image that may
    /// be enlarged, as long as the result stays below a million pixels.
    func scale(mayGrow: Bool) -> Double {
        let wanted = mayGrow ? 6.0 : 3.0
        let bound = (1_000_000 / (width * height)).squareRoot().rounded(.down)
        return max(1, min(wanted, bound))
    }
}
