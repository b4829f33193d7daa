extension EntryArchive {
    /// The weight of the archive, computed without encoding it.
    /// - Complexity: O(*n*) in the number of nodes and lines; image data is not read.
    public var weight: ArchiveWeight {
        var count = WeightCount()
        count.total.byteCount = 90
        for node in background { count.add(node) }
        for node in content { count.add(node) }
        count.add(text: url)
        for (identifier, action) in actions {
            count.total.byteCount += identifier.utf8.count + action.intent.utf8.count + 34
            for (name, value) in action.parameters {
                count.total.byteCount += name.utf8.count + value.utf8.count + 6
            }
        }
        for finding in findings { count.total.byteCount += finding.message.utf8.count + 40 }
        return count.total
    }
}

/// Sums up the weight of an archive; the constants are the lengths of the JSON keys around each part.
private struct WeightCount {
    var total = ArchiveWeight.zero

    mutating func add(_ node: ArchiveNode) {
        total.nodeCount += 1
        total.byteCount += 38
        add(node.content)
        for effect in node.effects { add(effect) }
        if let accessibility = node.accessibility {
            total.byteCount += 78
            add(text: accessibility.label)
            add(text: accessibility.value)
            add(text: accessibility.hint)
        }
        if node.isAccented { total.byteCount += 18 }
        if !node.children.isEmpty { total.byteCount += 13 }
        for child in node.children { add(child) }
    }

    mutating func add(text: String?) {
        if let text { total.byteCount += text.utf8.count + 11 }
    }

    private mutating func add(_ content: ArchiveContent) {
        switch content {
        case .group: break
        case .text(let text): add(text)
        case .liveText(let text):
            total.byteCount += 190 + text.prefix.utf8.count + text.suffix.utf8.count + bytes(text.style)
            for words in text.before + text.after { total.byteCount += 25 + words.text.utf8.count + bytes(words.style) }
        case .image(let image):
            total.imageByteCount += image.data.count
            let (area, overflows) = image.pixelWidth.multipliedReportingOverflow(by: image.pixelHeight)
            total.largestImagePixelCount = max(total.largestImagePixelCount, overflows ? .max : area)
            total.byteCount += (image.data.count + 2) / 3 * 4 + 150 + (image.template.map(bytes) ?? 0)
        case .symbol(let symbol):
            total.byteCount += 105 + symbol.name.utf8.count + symbol.paints.reduce(0) { $0 + bytes($1) }
        case .shape(let shape):
            total.byteCount += 90 + bytes(shape.outline) + bytes(shape.paint) + (shape.stroke == nil ? 0 : 100)
        case .gauge(let gauge): total.byteCount += 140 + bytes(gauge.paint) + bytes(gauge.track)
        case .link(let url): total.byteCount += 32 + url.utf8.count
        case .button(let action): total.byteCount += 34 + action.utf8.count
        case .toggle(let action, _): total.byteCount += 46 + action.utf8.count
        }
    }

    private mutating func add(_ text: ArchivedText) {
        total.byteCount += 110 + text.string.utf8.count + text.styles.reduce(0) { $0 + bytes($1) }
        for line in text.lines {
            total.byteCount += 68
            for run in line.runs { total.byteCount += 68 + run.string.utf8.count }
        }
    }

    private mutating func add(_ effect: ArchiveEffect) {
        switch effect {
        case .clip(let outline): total.byteCount += 18 + bytes(outline)
        case .mask(let nodes):
            total.byteCount += 20
            for node in nodes { add(node) }
        case .shadow: total.byteCount += 90
        case .rotation, .scale: total.byteCount += 60
        default: total.byteCount += 28
        }
    }

    private func bytes(_ style: ArchivedTextStyle) -> Int { 160 + bytes(style.paint) }

    private func bytes(_ paint: ArchivePaint) -> Int {
        switch paint {
        case .color(let color): 40 + (color.dark == nil ? 0 : 19)
        case .material: 28
        case .linear(let gradient, _, _), .radial(let gradient, _, _, _), .angular(let gradient, _, _, _):
            100 + gradient.stops.reduce(0) { $0 + ($1.color.dark == nil ? 50 : 69) }
        }
    }

    private func bytes(_ outline: ArchivedShape.Outline) -> Int {
        switch outline {
        case .roundedRectangle: 70
        case .path(let elements): 25 + elements.count * 50
        default: 25
        }
    }
}
