/// An effect on a node and its descendants.
public enum ArchiveEffect: Codable, Hashable, Sendable {
    /// Multiplies the opacity, 0…1.
    case opacity(Double)
    /// Clips to an outline in the node's box.
    case clip(ArchivedShape.Outline)
    /// Shows the node only where the mask's nodes are opaque; the mask is in the node's own coordinates.
    case mask([ArchiveNode])
    /// A shadow of the drawn content.
    case shadow(color: ArchiveColor, radius: Double, x: Double, y: Double)
    /// A gaussian blur, radius in points.
    case blur(radius: Double)
    /// Rotates clockwise by degrees about a unit point of the box; layout is unchanged.
    case rotation(degrees: Double, anchor: ArchivePoint)
    /// Scales about a unit point of the box; layout is unchanged.
    case scale(x: Double, y: Double, anchor: ArchivePoint)
    /// Removes colour: 0 keeps it, 1 is grey.
    case grayscale(Double)
    /// Multiplies the saturation.
    case saturation(Double)
    /// Adds to the brightness, −1…1.
    case brightness(Double)
    /// Mixes the node's colours with those of what is drawn below it.
    case blend(BlendMode)
    /// Hides the node while the device is locked or the widget is redacted for privacy.
    case privacySensitive
    /// Marks the node as out of date between a tap and the next entry.
    case invalidatable

    /// How the colours of two layers are mixed, with CSS's names.
    public enum BlendMode: String, Codable, Hashable, Sendable {
        /// Each of these is a separable mode of https://www.w3.org/TR/compositing-1/#blending.
        case multiply, screen, overlay, darken, lighten, difference, exclusion
        /// Brightens what is below.
        case colorDodge = "color-dodge"
        /// Darkens what is below.
        case colorBurn = "color-burn"
        /// Darkens or brightens, as a diffused light does.
        case softLight = "soft-light"
        /// Darkens or brightens, as a harsh light does.
        case hardLight = "hard-light"
        /// Takes one property of the upper layer's colours, and the others of the lower one's.
        case hue, saturation, color, luminosity
        /// Adds the colours.
        case plusLighter = "plus-lighter"
    }
}
