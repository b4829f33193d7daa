import HangangjariAPI
import HangangjariModel
package import VitrineWidgets

/// A park in a widget's configuration: a specific park, or the nearest.
package struct ParkEntity: AppEntity {
    /// The park's identifier, or ``nearbyID`` for the nearest park.
    package let id: String

    /// The identifier of the choice "nearby", which no park has.
    package static let nearbyID = "nearby"

    package init(id: String) { self.id = id }

    /// The park that is nearest to the device.
    package static let nearby = ParkEntity(id: nearbyID)

    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Park"
    /// The query for the eleven parks and the nearest park.
    package static let defaultQuery = ParkQuery()

    /// The park's name, or its identifier if the park is not known.
    package var displayRepresentation: DisplayRepresentation {
        if id == Self.nearbyID { return DisplayRepresentation(title: "Nearby park") }
        return DisplayRepresentation(title: "\(RiverParks.park(id: id)?.englishName ?? id)")
    }
}

/// Finds parks without the service, so that a configuration sheet opens without network.
package struct ParkQuery: EntityQuery {
    package init() {}

    /// Returns the parks with the given identifiers.
    ///
    /// Valid identifiers that are not on the list are returned too: a park may have been added or removed after this
    /// program was built. The service knows the current parks, and the widget then reports a missing park and keeps its
    /// configuration.
    package func entities(for identifiers: [String]) async throws -> [ParkEntity] {
        identifiers.filter { $0 == ParkEntity.nearbyID || ParkID.isValid($0) }.map(ParkEntity.init)
    }

    /// Returns the nearest park, then all parks in downstream order.
    package func suggestedEntities() async throws -> [ParkEntity] {
        [.nearby] + RiverParks.all.map { ParkEntity(id: $0.id) }
    }

    /// Returns the nearest park.
    package func defaultResult() async -> ParkEntity? { .nearby }
}
