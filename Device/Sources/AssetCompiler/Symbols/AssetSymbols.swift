/// The Swift source with a constant for each image and colour, as Xcode generates it for a target.
struct AssetSymbols {
    /// The names of the colours in the catalogues, with their namespaces.
    var colors: [String]
    /// The names of the images in the catalogues, with their namespaces.
    var images: [String]
    /// The constants that the code declares itself, by the type that it extends, such as `Color`; they are left out.
    var declared: [String: Set<String>] = [:]

    var isEmpty: Bool { colors.isEmpty && images.isEmpty }

    /// The source; it imports SwiftUI only.
    var source: String {
        let colors = AssetSymbolGroup(colors, kind: "Color")
        let images = AssetSymbolGroup(images, kind: "Image")
        let flat = colors.symbols.filter { !Self.systemColors.contains($0.identifier) }
        var blocks = ["import SwiftUI"]
        blocks += block("extension ColorResource", colors.declarations(of: "ColorResource"))
        blocks += block("extension ImageResource", images.declarations(of: "ImageResource"))
        blocks += block(
            "extension Color",
            free(flat, "Color").map { "static var \($0.identifier): Color { Color(ColorResource.\($0.identifier)) }" }
        )
        blocks += block(
            "extension ShapeStyle where Self == Color",
            free(free(flat, "ShapeStyle"), "Color")
                .map { "static var \($0.identifier): Color { Color(ColorResource.\($0.identifier)) }" }
        )
        blocks += block(
            "extension UIColor",
            free(flat, "UIColor")
                .map { "static var \($0.identifier): UIColor { UIColor(resource: .\($0.identifier)) }" }
        )
        blocks += block(
            "extension UIImage",
            free(images.symbols, "UIImage")
                .map { "static var \($0.identifier): UIImage { UIImage(resource: .\($0.identifier)) }" }
        )
        return blocks.joined(separator: "\n\n") + "\n"
    }

    /// The symbols that the code does not declare in an extension of a type.
    private func free(_ symbols: [AssetSymbolGroup.Symbol], _ type: String) -> [AssetSymbolGroup.Symbol] {
        symbols.filter { declared[type]?.contains($0.identifier) != true }
    }

    private func block(_ head: String, _ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["\(head) {\n" + lines.map { "    \($0)" }.joined(separator: "\n") + "\n}"]
    }

    /// The names that SwiftUI or UIKit declares itself.
    private static let systemColors: Set = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
        "white", "black", "clear", "primary", "secondary", "label", "separator", "background", "tint", "foreground",
        "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "systemBackground", "secondarySystemBackground",
        "tertiarySystemBackground", "systemFill", "secondarySystemFill", "link", "selection", "placeholder", "fill",
    ]
}
