/// The file `Contents.json` of a set with a custom symbol.
struct SymbolSetContents: Decodable {
    var symbols: [ImageSetContents.Entry]?
}

/// The file `Contents.json` of a data set.
struct DataSetContents: Decodable {
    var data: [ImageSetContents.Entry]?
}

/// The file `Contents.json` of an image set.
struct ImageSetContents: Decodable {
    struct Entry: Decodable, CatalogEntry {
        var filename: String?
        var idiom: String?
        /// `1x`, `2x` or `3x`; nil for a single file that serves every scale.
        var scale: String?
        var appearances: [AppearanceCondition]?
        var locale: String?
    }

    struct Properties: Decodable {
        enum CodingKeys: String, CodingKey {
            case intent = "template-rendering-intent"
            case preservesVector = "preserves-vector-representation"
        }

        var intent: String?
        var preservesVector: Bool?
    }

    var images: [Entry]?
    var properties: Properties?
}
