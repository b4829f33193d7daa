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
        let flat = colors.symbols.filter { !Self.colorNames.contains($0.identifier) }
        let styles = flat.filter { !Self.styleNames.contains($0.identifier) }
        let interface = flat.filter { !Self.interfaceColorNames.contains($0.identifier) }
        var blocks = ["import SwiftUI"]
        blocks += block("extension ColorResource", colors.declarations(of: "ColorResource"))
        blocks += block("extension ImageResource", images.declarations(of: "ImageResource"))
        blocks += block(
            "extension Color",
            free(flat, "Color").map { "static var \($0.identifier): Color { Color(ColorResource.\($0.identifier)) }" }
        )
        blocks += block(
            "extension ShapeStyle where Self == Color",
            free(free(styles, "ShapeStyle"), "Color")
                .map { "static var \($0.identifier): Color { Color(ColorResource.\($0.identifier)) }" }
        )
        blocks += block(
            "extension UIColor",
            free(interface, "UIColor")
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

    /// The colours that SwiftUI's `Color` declares itself.
    private static let colorNames: Set = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
        "white", "black", "clear", "primary", "secondary",
    ]

    /// The styles that SwiftUI has beside those colours; a colour of such a name is a constant of `Color` only.
    private static let styleNames: Set = [
        "background", "tint", "foreground", "separator", "selection", "placeholder", "fill", "link", "tertiary",
        "quaternary",
    ]

    /// The colours that `UIColor` declares beside those of `Color`.
    private static let interfaceColorNames: Set = [
        "label", "separator", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "systemBackground",
        "secondarySystemBackground", "tertiarySystemBackground", "systemFill", "secondarySystemFill", "link",
        "lightGray",
        "darkGray", "magenta",
    ]
}
