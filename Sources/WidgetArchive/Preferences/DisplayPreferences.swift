package import CompactJSON

/// What the user chose so that a screen can be read: the part of a device's settings that every view may ask for.
///
/// It travels as one value: the device stores it, every request carries it, and views read it from their environment.
public struct DisplayPreferences: Codable, Hashable, Sendable {
    /// The text size of the system's settings.
    public var textSize = DeviceTextSize.large
    /// Whether text is bold.
    public var isTextBold = false
    /// Whether contrasts are increased.
    public var isContrastIncreased = false
    /// Whether motion is reduced: a new entry is shown without a transition.
    public var isMotionReduced = false
    /// Whether transparency is reduced; the renderer blurs nothing, so only a view that asks shows it.
    public var isTransparencyReduced = false

    private enum CodingKeys: String, CodingKey {
        case textSize, isTextBold, isContrastIncreased, isMotionReduced, isTransparencyReduced
    }

    /// The preferences of a new device.
    public init() {}

    /// Reads the preferences by their names; an absent one is that of a new device.
    private init<Failure: Error>(
        textSize: DeviceTextSize?,
        isOn: (CodingKeys) throws(Failure) -> Bool?
    ) throws(Failure) {
        self.textSize = textSize ?? .large
        isTextBold = try isOn(.isTextBold) ?? false
        isContrastIncreased = try isOn(.isContrastIncreased) ?? false
        isMotionReduced = try isOn(.isMotionReduced) ?? false
        isTransparencyReduced = try isOn(.isTransparencyReduced) ?? false
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(textSize: try container.decodeIfPresent(DeviceTextSize.self, forKey: .textSize)) {
            try container.decodeIfPresent(Bool.self, forKey: $0)
        }
    }
}

extension DisplayPreferences: JSONReadable {
    package init(json: JSONDocument) throws(JSONFault) {
        guard json.isObject else { throw json.fault("expected '{'") }
        try self.init(textSize: try json.optional(CodingKeys.textSize.rawValue)) { key throws(JSONFault) in
            try json.optional(key.rawValue)
        }
    }
}

/// The text size that the user has chosen, by the names of Apple's `DynamicTypeSize`.
public enum DeviceTextSize: String, Codable, Hashable, Sendable, CaseIterable {
    /// A size of the slider in the system's settings, of which the fourth is that of a new device.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// A size that the settings offer only for accessibility, all larger than the others.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

extension DeviceTextSize: JSONReadable {}
