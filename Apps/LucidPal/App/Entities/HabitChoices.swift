package import LucidPalModel
package import VitrineWidgets

/// What a habit counts, as a choice in a form.
package enum UnitChoice: String, AppEnum {
    case boolean
    case count
    case duration

    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Unit"
    package static let caseDisplayRepresentations: [UnitChoice: DisplayRepresentation] = [
        .boolean: "Done or not", .count: "Count", .duration: "Minutes",
    ]

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

    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Frequency"
    package static let caseDisplayRepresentations: [FrequencyChoice: DisplayRepresentation] = [
        .daily: "Every day", .weekly: "Every week",
    ]

    package var frequency: Habit.Frequency { self == .daily ? .daily : .weekly }
}
