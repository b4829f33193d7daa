package import LucidPalModel
package import VitrineWidgets

/// What a habit counts, as a choice in a form.
package enum UnitChoice: String, AppEnum {
    case boolean
    case count
    case duration

    /// The type's name.
    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
    /// The choices' names.
    package static let caseDisplayRepresentations: [UnitChoice: DisplayRepresentation] = [
        .boolean: "Done or not", .count: "Count", .duration: "Minutes",
    ]

    /// The model's unit.
    package var unit: Habit.Unit {
        switch self {
        case .boolean: .boolean
        case .count: .count
        case .duration: .duration
        }
    }
}

/// How often a habit is meant to be done, as a choice in a form.
package enum FrequencyChoice: String, AppEnum {
    case daily
    case weekly

    /// The type's name.
    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Frequency"
    /// The choices' names.
    package static let caseDisplayRepresentations: [FrequencyChoice: DisplayRepresentation] = [
        .daily: "Every day", .weekly: "Every week",
    ]

    /// The model's frequency.
    package var frequency: Habit.Frequency { self == .daily ? .daily : .weekly }
}
