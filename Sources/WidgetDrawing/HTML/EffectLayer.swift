import WidgetArchive

/// Effects that one element can carry, because CSS applies them in the same order: filters, clip, mask, opacity,
/// transform. https://www.w3.org/TR/css-masking-1/#placement
struct EffectLayer {
    /// Shadow, blur and colour changes, in order.
    private(set) var filters: [ArchiveEffect] = []
    /// The outline that cuts.
    private(set) var clip: ArchivedShape.Outline?
    /// The nodes that mask.
    private(set) var mask: [ArchiveNode]?
    /// The opacity.
    private(set) var opacity: Double?
    /// A turn or a scale.
    private(set) var transform: ArchiveEffect?
    /// Whether this is the outermost layer of its node, which stands at the node's place.
    private(set) var isLast = true

    /// The layers from the innermost to the outermost; at least as many as the order of effects needs.
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

    /// Takes an effect if nothing that CSS applies later is there yet; returns whether it was taken.
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
        case .privacySensitive, .invalidatable: break
        }
        return true
    }
}

/// The identifiers of definitions that a layer's style refers to.
struct EffectReferences {
    /// The mask's.
    var mask: DrawingIdentifier?
    /// The brightness filters', in order.
    var brightness: [DrawingIdentifier] = []
}
