#if !canImport(SwiftUI)
/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Sendable {
    /// The modes.
    package enum Mode: Hashable, Sendable {
        case monochrome, multicolor, hierarchical, palette
    }

    /// The mode.
    package let mode: Mode

    /// All layers in one style.
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)
    /// Layers in their own colours; here as `monochrome`, the catalogue's symbols have no own colours.
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)
    /// Layers in one style at different opacities.
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
    /// Each layer in a style of its own.
    public static let palette = SymbolRenderingMode(mode: .palette)
}

/// Forms of a symbol that are added to its name, such as `heart` with `.circle.fill` to `heart.circle.fill`.
public struct SymbolVariants: Hashable, Sendable {
    /// The enclosing form's name; nil is none.
    package var enclosure: String?
    /// Whether the symbol is filled.
    package var isFilled = false
    /// Whether a line is drawn through it.
    package var isSlashed = false

    /// The plain symbol.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(enclosure: "circle")
    /// In a square.
    public static let square = SymbolVariants(enclosure: "square")
    /// In a rectangle.
    public static let rectangle = SymbolVariants(enclosure: "rectangle")
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// With a line through it.
    public static let slash = SymbolVariants(isSlashed: true)

    /// The same in a circle.
    public var circle: SymbolVariants { enclosed(by: "circle") }
    /// The same in a square.
    public var square: SymbolVariants { enclosed(by: "square") }
    /// The same in a rectangle.
    public var rectangle: SymbolVariants { enclosed(by: "rectangle") }
    /// The same, filled.
    public var fill: SymbolVariants { SymbolVariants(enclosure: enclosure, isFilled: true, isSlashed: isSlashed) }
    /// The same with a line through it.
    public var slash: SymbolVariants { SymbolVariants(enclosure: enclosure, isFilled: isFilled, isSlashed: true) }

    /// Whether it has all forms of another choice.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure)
            && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    /// The names to look for, best first: with all forms, then without the enclosure, then the plain name.
    ///
    /// A form that the name already has is not added again.
    package func names(for name: String) -> [String] {
        guard enclosure != nil || isFilled || isSlashed else { return [name] }
        let parts = name.split(separator: ".").map(String.init)
        func added(_ forms: [String?]) -> String {
            (parts + forms.compactMap { $0 }.filter { !parts.contains($0) }).joined(separator: ".")
        }
        let fill = isFilled ? "fill" : nil
        let slash = isSlashed ? "slash" : nil
        let all = [
            added([slash, enclosure, fill]), added([slash, fill]), added([enclosure, fill]), added([fill]), name,
        ]
        var seen = Set<String>()
        return all.filter { seen.insert($0).inserted }
    }

    private func enclosed(by form: String) -> SymbolVariants {
        SymbolVariants(enclosure: form, isFilled: isFilled, isSlashed: isSlashed)
    }
}

/// How a picture is shown where the system tints widgets.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    /// The modes.
    package enum Mode: Hashable, Sendable {
        case accented, desaturated, accentedDesaturated, fullColor
    }

    /// The mode.
    package let mode: Mode

    /// In the accent group.
    public static let accented = WidgetAccentedRenderingMode(mode: .accented)
    /// Without its colours, in the default group.
    public static let desaturated = WidgetAccentedRenderingMode(mode: .desaturated)
    /// Without its colours, in the accent group.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(mode: .accentedDesaturated)
    /// In its own colours.
    public static let fullColor = WidgetAccentedRenderingMode(mode: .fullColor)
}
#endif
