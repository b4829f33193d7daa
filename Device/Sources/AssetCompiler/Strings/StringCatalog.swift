import WidgetArchive

/// A string catalogue: the file `*.xcstrings`, which holds all languages of a table.
struct StringCatalog: Decodable {
    var sourceLanguage: String
    var strings: [String: Text]

    /// A key with its translations.
    struct Text: Decodable {
        var localizations: [String: Localization]?
    }

    /// A text, or its variations.
    struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?
        var substitutions: [String: Substitution]?
    }

    struct Unit: Decodable {
        var state: String?
        var value: String
    }

    struct Variations: Decodable {
        var plural: [String: Localization]?
        var device: [String: Localization]?
    }

    struct Substitution: Decodable {
        var argNum: Int?
        var formatSpecifier: String?
        var variations: Variations?
    }
}

extension StringCatalog.Localization {
    /// The text for a phone in the form that programs read; nil if nothing is translated yet.
    var entry: ResourceStrings.Entry? {
        if let device = variations?.device {
            return (device["iphone"] ?? device["other"] ?? device.sorted { $0.key < $1.key }.first?.value)?.entry
        }
        if let plural = variations?.plural {
            let forms = plural.compactMapValues { $0.entry?.text }
            guard !forms.isEmpty else { return nil }
            return ResourceStrings.Entry(
                "%#@\(Self.ownVariable)@",
                variables: [
                    Self.ownVariable: ResourceStrings.Variable(forms: forms)
                ]
            )
        }
        guard let stringUnit, stringUnit.state != "new" || !stringUnit.value.isEmpty else { return nil }
        let variables = substitutions?.compactMapValues(\.variable) ?? [:]
        return ResourceStrings.Entry(stringUnit.value, variables: variables.isEmpty ? nil : variables)
    }

    /// The name of the variable that stands for a whole text with plural forms.
    private static let ownVariable = "_"
}

extension StringCatalog.Substitution {
    fileprivate var variable: ResourceStrings.Variable? {
        let specifier = "%" + (formatSpecifier ?? "lld")
        let forms = variations?.plural?.compactMapValues { $0.entry?.text.replacing("%arg", with: specifier) } ?? [:]
        return forms.isEmpty ? nil : ResourceStrings.Variable(argument: argNum, forms: forms)
    }
}
