import Foundation

/// The numbers in `Facts/apple-layout-facts.json`.
struct AppleFacts: Decodable {
    struct WidgetExamples: Decodable {
        let appGroup, environment, lockScreen: WidgetExample
        let interactive, audioPlayback: Buttons
    }

    /// A picture of a widget with bordered buttons below a text.
    struct Buttons: Decodable {
        /// The borders as x, y, width and height.
        let buttons: [[Double]]
        /// The baseline of the text between the title and the buttons.
        let baseline: Double?
    }

    /// A picture of a widget, 150 points wide and high with a padding of 15.
    struct WidgetExample: Decodable {
        /// A gauge in the style `linearCapacity`, by its edges.
        struct Bar: Decodable {
            let x, y: [Double]
            let height: Double
        }

        /// Baselines from the top, by a text and its font in parentheses.
        let baselines: [String: Double]
        /// The left and right edges of a text's ink, by the text.
        let inkX: [String: [Double]]?
        let bar: Bar?
    }

    struct HomeAssistant: Decodable {
        struct Message: Decodable {
            let baselines: [Double]
        }

        let message: Message
    }

    struct SkipUI: Decodable {
        /// The height of one line by its text style.
        let heightOfX: [String: Double]
    }

    /// The size of a view, and the boxes of its texts as x, y, width and height.
    struct Frames: Decodable {
        let root: [Double]
        let leaves: [[Double]]
    }

    /// Views by the names of their fixtures.
    struct SwiftOpenUI: Decodable {
        let hstackDefault, hstackTop, vstackDefault, frameMinMax, paddingDefault: Frames
        let textMiddleTruncationNarrowParent: Frames
    }

    let widgetExamples: WidgetExamples
    let homeAssistant: HomeAssistant
    let skipUI: SkipUI
    let swiftOpenUI: SwiftOpenUI
}

/// The numbers in `Facts/text-widths.json`.
struct TextWidths: Decodable {
    let widths: [String: Double]
}

/// The numbers in `Facts/interface-guidelines.json`.
struct InterfaceGuidelines: Decodable {
    struct DynamicType: Decodable {
        /// Size and leading, by text size and text style.
        let sizes: [String: [String: [Double]]]
    }

    struct Tracking: Decodable {
        /// The tracking by the font's size.
        let bySize: [String: Double]
    }

    struct SystemColors: Decodable {
        /// Light, dark, and both with increased contrast, as `#RRGGBB`.
        let values: [String: [String]]
    }

    let dynamicType: DynamicType
    let tracking: Tracking
    let systemColors: SystemColors
}

/// The folder with the facts.
enum Facts {
    /// Reads a file of facts.
    static func read<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Facts/\(name).json")
        return try JSONDecoder().decode(type, from: Data(contentsOf: file))
    }
}
