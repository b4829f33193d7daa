/// A parameter value from a fixed list.
///
/// ```swift
/// enum Period: String, AppEnum {
///     case day, week
///     static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"
///     static let caseDisplayRepresentations: [Period: DisplayRepresentation] = [.day: "Day", .week: "Week"]
/// }
/// ```
public protocol AppEnum: _IntentValue, CaseIterable, RawRepresentable, TypeDisplayRepresentable,
    CaseDisplayRepresentable,
    InstanceDisplayRepresentable
where RawValue: LosslessStringConvertible, UnwrappedType == Self {}

extension AppEnum {
    /// The case's display representation, or its raw value if it has none.
    public var displayRepresentation: DisplayRepresentation {
        Self.caseDisplayRepresentations[self] ?? DisplayRepresentation(stringLiteral: rawValue.description)
    }

    /// A choice among the cases.
    public static var _form: _IntentValueForm {
        var form = _IntentValueForm(type: "enum")
        form.options = allCases.map { (value: $0._json, title: $0.displayRepresentation.title.text) }
        return form
    }

    public static func _read(_ json: _IntentJSON) throws -> Self {
        guard case .string(let text) = json, let raw = RawValue(text), let value = Self(rawValue: raw) else {
            throw json.unexpected("one of " + allCases.map { $0.rawValue.description }.joined(separator: ", "))
        }
        return value
    }

    public var _json: _IntentJSON { .string(rawValue.description) }
}
