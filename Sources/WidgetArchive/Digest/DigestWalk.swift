import VitrinePlatform

/// Feeds a value to the mixer piece by piece, so that different values never give the same stream.
///
/// Each case has a number; each list and text is preceded by its count. Lengths count in thousandths of a point, as
/// in the stored archive; zero has no sign.
struct DigestWalk {
    private var mixer = DigestMixer()

    /// The fingerprint of everything added so far.
    var digest: ArchiveDigest { mixer.finalized() }

    /// Adds an integer: a case, a count or a weight.
    mutating func add(_ number: Int) { mixer.combine(UInt64(bitPattern: Int64(number))) }

    mutating func add(_ flag: Bool) { mixer.combine(flag ? 1 : 0) }

    /// Adds a number without rounding; −0 counts as 0.
    mutating func add(_ number: Double) { mixer.combine(number == 0 ? 0 : number.bitPattern) }

    /// Adds a length in points, rounded to a thousandth.
    mutating func add(length: Double) { add(length.roundedToThousandths) }

    /// Adds a text by its UTF-8 bytes; different compositions of the same characters are different texts.
    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { mixer.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    mutating func add(_ text: String?) {
        add(text != nil)
        if let text { add(text) }
    }

    mutating func add(_ data: Data) { data.withUnsafeBytes { mixer.combine(bytes: $0) } }

    /// Adds a date without rounding.
    mutating func add(_ date: Date) { add(date.timeIntervalSinceReferenceDate) }

    mutating func add(_ point: ArchivePoint) {
        add(length: point.x)
        add(length: point.y)
    }

    mutating func add(_ size: ArchiveSize) {
        add(length: size.width)
        add(length: size.height)
    }

    mutating func add(_ rect: ArchiveRect) {
        add(rect.origin)
        add(rect.size)
    }

    /// Adds a list: its count, followed by each element.
    mutating func add<Element>(_ list: [Element], _ each: (inout DigestWalk, Element) -> Void) {
        add(list.count)
        for element in list { each(&self, element) }
    }
}
