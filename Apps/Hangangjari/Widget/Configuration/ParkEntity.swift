import HangangjariModel
import HangangjariParks
package import VitrineWidgets

/// A park as a widget is configured with it: one by name, or the one nearby.
package struct ParkEntity: AppEntity {
    /// The park's identifier; ``nearbyID`` for the one nearby.
    package let id: String

    /// The identifier of the choice "nearby"; no park has it.
    package static let nearbyID = "nearby"

    /// Makes an entity.
    package init(id: String) { self.id = id }

    /// The park that is nearest to where the device is.
    package static let nearby = ParkEntity(id: nearbyID)

    /// The type's name.
    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Park"
    /// The eleven parks, and the one nearby.
    package static let defaultQuery = ParkQuery()

    /// The park's name; of a park that is gone its identifier.
    package var displayRepresentation: DisplayRepresentation {
        if id == Self.nearbyID { return DisplayRepresentation(title: "Nearby park") }
        return DisplayRepresentation(title: "\(RiverParks.park(id: id)?.englishName ?? id)")
    }
}

/// Finds parks without asking anybody: a configuration sheet opens without network too.
package struct ParkQuery: EntityQuery {
    /// Makes a query.
    package init() {}

    /// The parks with the identifiers given.
    ///
    /// One that is not on the list is given back as it is: a park may have come or gone since this program was built, and
    /// the service knows. The widget then says so, instead of losing its configuration.
    package func entities(for identifiers: [String]) async throws -> [ParkEntity] {
        identifiers.filter { $0 == ParkEntity.nearbyID || ParkID.isValid($0) }.map(ParkEntity.init)
    }

    /// The park nearby, then all parks down the river.
    package func suggestedEntities() async throws -> [ParkEntity] {
        [.nearby] + RiverParks.all.map { ParkEntity(id: $0.id) }
    }

    /// The park nearby.
    package func defaultResult() async -> ParkEntity? { .nearby }
}
