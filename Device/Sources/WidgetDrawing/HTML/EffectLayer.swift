import WidgetArchive

/// Effects that one element can carry, because CSS applies them in the same order as the archive.
///
/// The order is: filters, clip, mask, opacity, transform, blending. See https://www.w3.org/TR/css-masking-1/#placement.
struct EffectLayer {
    /// Shadow, blur and colour changes, in order.
    private(set) var filters: [ArchiveEffect] = []
    private(set) var clip: ArchivedShape.Outline?
    private(set) var mask: [ArchiveNode]?
    private(set) var opacity: Double?
    /// A rotation or a scale.
    private(set) var transform: ArchiveEffect?
    private(set) var blend: ArchiveEffect.BlendMode?
    /// Whether this is the outermost layer of its node, which has the node's position.
    private(set) var isLast = true

    /// The layers from the innermost to the outermost, as few as the order of the effects allows.
    static func layers(of effects: [ArchiveEffect]) -> [EffectLayer] {
        var layers: [EffectLayer] = []
        for effect in effects where effect != .privacySensitive && effect != .invalidatable {
            if let last = layers.indices.last, layers[last].add(effect) { continue }
            if let last = layers.indices.last { layers[last].isLast = false }
            var layer = EffectLayer()
            _ = layer.add(effect)
            layers.append(layer)
        }
        return layers
    }

    /// Adds an effect unless the layer already has an effect that CSS applies later; returns whether the effect was
    /// added.
    private mutating func add(_ effect: ArchiveEffect) -> Bool {
        switch effect {
        case .shadow, .blur, .grayscale, .saturation, .brightness:
            guard clip == nil, mask == nil, opacity == nil, transform == nil else { return false }
            filters.append(effect)
        case .clip(let outline):
            guard clip == nil, mask == nil, opacity == nil, transform == nil else { return false }
            clip = outline
        case .mask(let nodes):
            guard mask == nil, opacity == nil, transform == nil else { return false }
            mask = nodes
        case .opacity(let factor):
            guard opacity == nil, transform == nil else { return false }
            opacity = factor
        case .rotation, .scale:
            guard transform == nil else { return false }
            transform = effect
        // What follows does not come between the element and what it is mixed with.
        case .blend(let mode): blend = mode
        case .privacySensitive, .invalidatable: break
        }
        return true
    }
}

/// The identifiers of definitions that a layer's style refers to.
struct EffectReferences {
    var mask: DrawingIdentifier?
    /// The brightness filters, in order.
    var brightness: [DrawingIdentifier] = []
}
