import WidgetArchive

/// The file `Contents.json` of a colour set.
struct ColorSetContents: Decodable {
    struct Entry: Decodable, CatalogEntry {
        var idiom: String?
        var appearances: [AppearanceCondition]?
        var color: Value?
    }

    struct Value: Decodable {
        enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components, platform, reference
        }

        var space: String?
        var components: [String: Component]?
        var platform: String?
        /// The name of a system colour, such as `systemBlueColor`.
        var reference: String?
    }

    /// A component, which catalogues write as a string and some tools as a number.
    struct Component: Decodable {
        var text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self.text = text
            } else {
                // A number is always a fraction; its text may lack the point that says so.
                let text = "\(try container.decode(Double.self))"
                self.text = text.contains(".") ? text : text + ".0"
            }
        }
    }

    var colors: [Entry]?
}

extension ColorSetContents.Component {
    /// The component as a fraction; nil if it is not a number.
    ///
    /// A catalogue writes `0.502`, `128` and `0x80` for the same component: a fraction has a point, and the others are
    /// parts of 255.
    var fraction: Double? {
        if text.lowercased().hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(text), number.isFinite else { return nil }
        return text.contains(".") ? number : number / 255
    }

    /// The component as an opacity, which is always a fraction.
    var opacity: Double? {
        guard let number = Double(text), number.isFinite else { return nil }
        return min(max(number, 0), 1)
    }
}

extension ColorSetContents.Value {
    /// The components in a space that programs know; nil if one is missing or not a number.
    func variant(appearance: ResourceIndex.Appearance?, isHighContrast: Bool) -> ResourceIndex.Color.Variant? {
        guard let components else { return nil }
        let opacity = components["alpha"].map(\.opacity) ?? 1
        let white = components["white"]?.fraction
        guard let opacity,
            let red = white ?? components["red"]?.fraction,
            let green = white ?? components["green"]?.fraction,
            let blue = white ?? components["blue"]?.fraction
        else { return nil }
        return ResourceIndex.Color.Variant(
            space: knownSpace,
            red: red,
            green: green,
            blue: blue,
            opacity: opacity,
            appearance: appearance,
            isHighContrast: isHighContrast
        )
    }

    private var knownSpace: ResourceIndex.Color.Space {
        switch space {
        case "display-p3", "displayP3": .displayP3
        case "extended-linear-srgb": .sRGBLinear
        default: .sRGB
        }
    }
}
