/// A list of the city's data: an array as a rule; one item alone may stand without its array, and none may be `""`.
///
/// An item that cannot be read is left out, so that one odd parking lot does not hide the others.
struct CityList<Element: Decodable>: Decodable {
    /// The items that can be read.
    let elements: [Element]

    init(from decoder: any Decoder) throws {
        // Each `try?` asks whether it is of that form; of no form at all means no items, and is not an error.
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

    /// Never fails, so that the list's reader always gets to the next item.
    private struct Tolerant: Decodable {
        let element: Element?

        init(from decoder: any Decoder) throws {
            element = try? Element(from: decoder)
        }
    }
}
