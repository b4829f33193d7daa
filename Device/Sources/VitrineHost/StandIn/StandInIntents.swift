import VitrineWidgets

/// Sets a value of the group's defaults, as the extension's own app does with `UserDefaults(suiteName:)`.
///
/// One of the parameters has the value; without any, the key is removed.
struct WriteDefaults: AppIntent {
    static let title: LocalizedStringResource = "Write a value of the group's defaults"

    @Parameter(title: "Key") var key: String
    @Parameter(title: "Text") var text: String?
    @Parameter(title: "Whole number") var integer: Int?
    @Parameter(title: "Number") var number: Double?
    @Parameter(title: "Yes or no") var flag: Bool?
    @Parameter(title: "Date") var date: String?
    @Parameter(title: "Text, kept as data") var data: String?
    @Parameter(title: "JSON, kept as lists and dictionaries") var json: String?
    @Parameter(title: "Group") var group: String?
    @Parameter(title: "Reload the widgets", default: true) var reloads: Bool

    init() {}

    func perform() async throws -> some IntentResult {
        let container = try StandInContainer(group, StandInValue.environment)
        try container.set(try value(), forKey: key)
        if reloads { WidgetCenter.shared.reloadAllTimelines() }
        return .result()
    }

    private func value() throws -> Any? {
        if let text { return text }
        if let integer { return integer }
        if let number { return number }
        if let flag { return flag }
        if let date { return try StandInValue.date(date) }
        if let data { return StandInValue.data(data) }
        return try json.map { try StandInValue.json($0) }
    }
}

/// Writes a file of the group's container, as the extension's own app does.
///
/// One of the parameters has the content; without any, the file is removed.
struct WriteFile: AppIntent {
    static let title: LocalizedStringResource = "Write a file of the group's container"

    @Parameter(title: "Path") var path: String
    @Parameter(title: "Text") var text: String?
    @Parameter(title: "Bytes, in Base64") var base64: String?
    @Parameter(title: "Group") var group: String?
    @Parameter(title: "Reload the widgets", default: true) var reloads: Bool

    init() {}

    func perform() async throws -> some IntentResult {
        let container = try StandInContainer(group, StandInValue.environment)
        let bytes = try base64.map { try StandInValue.base64($0) }
        try container.write(bytes ?? text.map { StandInValue.data($0) }, to: path)
        if reloads { WidgetCenter.shared.reloadAllTimelines() }
        return .result()
    }
}
