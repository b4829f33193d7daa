#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Feeds a value to the mixer piece by piece, so that no two different values give the same stream.
///
/// Each case has a number, each list and text its count in front. Lengths count by thousandths of a point, as the
/// archive stores them; zero has no sign.
struct DigestWalk {
    private var mixer = DigestMixer()

    /// The fingerprint of all that was added.
    var digest: ArchiveDigest { mixer.finalized() }

    /// Adds a small number: a case, a count, a weight.
    mutating func add(_ number: Int) { mixer.combine(UInt64(bitPattern: Int64(number))) }

    /// Adds a truth value.
    mutating func add(_ flag: Bool) { mixer.combine(flag ? 1 : 0) }

    /// Adds a number exactly.
    mutating func add(_ number: Double) { mixer.combine(number == 0 ? 0 : number.bitPattern) }

    /// Adds a length in points, rounded to a thousandth.
    mutating func add(length: Double) { add(length.roundedToThousandths) }

    /// Adds a text by its UTF-8 bytes; a text composed otherwise is another text here.
    mutating func add(_ text: String) {
        var text = text
        text.withUTF8 { mixer.combine(bytes: UnsafeRawBufferPointer($0)) }
    }

    /// Adds a text that may be absent.
    mutating func add(_ text: String?) {
        add(text != nil)
        if let text { add(text) }
    }

    /// Adds bytes.
    mutating func add(_ data: Data) { data.withUnsafeBytes { mixer.combine(bytes: $0) } }

    /// Adds a moment exactly.
    mutating func add(_ date: Date) { add(date.timeIntervalSinceReferenceDate) }

    /// Adds a position.
    mutating func add(_ point: ArchivePoint) {
        add(length: point.x)
        add(length: point.y)
    }

    /// Adds an extent.
    mutating func add(_ size: ArchiveSize) {
        add(length: size.width)
        add(length: size.height)
    }

    /// Adds a box.
    mutating func add(_ rect: ArchiveRect) {
        add(rect.origin)
        add(rect.size)
    }

    /// Adds a list: its count, then each element.
    mutating func add<Element>(_ list: [Element], _ each: (inout DigestWalk, Element) -> Void) {
        add(list.count)
        for element in list { each(&self, element) }
    }
}
