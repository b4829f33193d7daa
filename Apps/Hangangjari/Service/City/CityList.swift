/// A list in the city's data: usually an array, but a single item can appear without an array, and no items can be
/// `""`.
///
/// Items that cannot be decoded are skipped, so that one unusual parking lot does not hide the others.
struct CityList<Element: Decodable>: Decodable {
    /// The items that could be decoded.
    let elements: [Element]

    init(from decoder: any Decoder) throws {
        // Each `try?` tests for one form. A value of another form contains no items; this is not an error.
        if var container = try? decoder.unkeyedContainer() {
            var elements: [Element] = []
            while !container.isAtEnd {
                if let element = try container.decode(Tolerant.self).element { elements.append(element) }
            }
            self.elements = elements
        } else if let element = try? Element(from: decoder) {
            elements = [element]
        } else {
            elements = []
        }
    }

    /// A wrapper whose decoding never fails, so that the list always advances to the next item.
    private struct Tolerant: Decodable {
        let element: Element?

        init(from decoder: any Decoder) throws {
            element = try? Element(from: decoder)
        }
    }
}
