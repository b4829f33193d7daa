extension DigestWalk {
    mutating func add(_ content: ArchiveContent) {
        switch content {
        case .group: add(0)
        case .text(let text):
            add(1)
            add(text)
        case .liveText(let text):
            add(2)
            add(text)
        case .image(let image):
            add(3)
            add(image)
        case .symbol(let symbol):
            add(4)
            add(symbol)
        case .shape(let shape):
            add(5)
            add(shape)
        case .gauge(let gauge):
            add(6)
            add(gauge)
        case .link(let url):
            add(7)
            add(url)
        case .button(let action):
            add(8)
            add(action)
        case .toggle(let action, let isOn):
            add(9)
            add(action)
            add(isOn)
        }
    }

    private mutating func add(_ image: ArchivedImage) {
        add(image.data)
        add(image.mediaType)
        add(image.pixelWidth)
        add(image.pixelHeight)
        add(image.scaling.rawValue)
        add(image.template != nil)
        if let template = image.template { add(template) }
        add(image.isRedacted)
        // An image without a mode keeps the digest that it had before there were modes.
        if let mode = image.accentedMode { add(mode.rawValue) }
    }

    private mutating func add(_ symbol: ArchivedSymbol) {
        add(symbol.name)
        add(symbol.weight)
        add(symbol.paints) { $0.add($1) }
        add(symbol.isKnown)
        add(symbol.isRedacted)
        // A symbol of one colour keeps the digest that it had before there were more.
        if symbol.isMulticolor == true { add(true) }
    }

    private mutating func add(_ gauge: ArchivedGauge) {
        add(gauge.form.rawValue)
        switch gauge.progress {
        case .fraction(let fraction):
            add(0)
            add(fraction)
        case .interval(let start, let end, let countsDown):
            add(1)
            add(start)
            add(end)
            add(countsDown)
        case .indeterminate: add(2)
        }
        add(gauge.paint)
        add(gauge.track)
        add(length: gauge.thickness)
    }
}
