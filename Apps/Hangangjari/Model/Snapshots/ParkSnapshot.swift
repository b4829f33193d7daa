public import HangangjariAPI
public import Vitrine

/// A snapshot of one park for one purpose, with a file, limits and a way to be built of its own.
public protocol ParkSnapshot: Codable, Hashable, Sendable {
    /// What is chosen beside the park: a mode or a focus.
    associatedtype Choice: RawRepresentable<String>, CaseIterable, Sendable

    /// The name of the file, to which the park and the choice are added: `parking.json` is `parking.PARK.MODE.json`.
    static var fileName: String { get }
    /// Returns the limits of the values that a choice shows first.
    static func limits(_ choice: Choice) -> FreshnessPolicy

    /// Creates a snapshot from the service's answer.
    init(_ summary: HomeSummary, _ choice: Choice, entityTag: String?)
    /// Creates a snapshot from the smaller answer; nil if that lacks what the choice shows first.
    init?(_ state: ParkState, _ choice: Choice)
    /// Creates a snapshot from the one of earlier versions; nil if that says nothing about the park and the choice.
    init?(_ legacy: LegacyParkingSnapshot, of park: String, _ choice: Choice)

    /// The park's short name.
    var parkName: String { get }
    /// The observation of the values that are shown first.
    var seen: Observation { get }
    /// The reason why the service could not confirm the values; nil if they are confirmed.
    var sourceTrouble: String? { get }
    /// The entity tag of the response, for a conditional request.
    var entityTag: String? { get }
    /// Returns the dates after the start of a timeline at which a part becomes stale or ends, without those of
    /// ``seen``.
    func changes(plannedAt start: Date) -> [PlannedChange]
}

extension ParkSnapshot {
    public init?(_ legacy: LegacyParkingSnapshot, of park: String, _ choice: Choice) { return nil }
}
