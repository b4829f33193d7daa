extension String {
    /// How a text is entered; the device's form has one field for all.
    public struct IntentInputOptions: Sendable {
        /// The keys that are offered.
        public enum KeyboardType: Sendable {
            case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
            case decimalPad, twitter, webSearch, asciiCapableNumberPad
        }

        /// The letters that are written large.
        public enum CapitalizationType: Sendable {
            case none, words, sentences, allCharacters
        }

        public init(
            keyboardType: KeyboardType = .default,
            capitalizationType: CapitalizationType = .sentences,
            multiline: Bool = false,
            autocorrect: Bool = true,
            smartQuotes: Bool = true,
            smartDashes: Bool = true
        ) {}
    }
}

extension IntentParameter where Value.UnwrappedType == String {
    /// Creates a parameter whose way of entering has no effect.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: String? = nil,
        inputOptions: String.IntentInputOptions,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog)
    }
}

/// What an intent's form shows of a date.
public enum IntentDateKind: Sendable {
    case dateTime, date, time
}

extension IntentParameter where Value.UnwrappedType == Date {
    /// Creates a parameter whose kind has no effect.
    public convenience init(
        title: LocalizedStringResource,
        description: LocalizedStringResource? = nil,
        default defaultValue: Date? = nil,
        kind: IntentDateKind,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog)
    }
}
