/// Which part of the map is shown.
public struct MapCameraPosition: Sendable {
    public let region: MKCoordinateRegion?

    public static let automatic = MapCameraPosition(region: nil)

    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { MapCameraPosition(region: region) }

    public static func userLocation(
        followsHeading: Bool = false,
        fallback: MapCameraPosition
    ) -> MapCameraPosition { fallback }
}

/// Something on a map.
public protocol MapContent {}

/// Nothing on a map.
public struct EmptyMapContent: MapContent {
    public init() {}
}

/// Puts together what is on a map; nothing of it is kept.
@resultBuilder
public enum MapContentBuilder {
    public static func buildBlock(_ content: any MapContent...) -> EmptyMapContent { EmptyMapContent() }
    public static func buildOptional(_ content: EmptyMapContent?) -> EmptyMapContent { EmptyMapContent() }
    public static func buildEither(first content: EmptyMapContent) -> EmptyMapContent { content }
    public static func buildEither(second content: EmptyMapContent) -> EmptyMapContent { content }
}

/// A pin on a map.
public struct Marker: MapContent {
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}

    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {}
}

/// A view on a map.
public struct Annotation: MapContent {
    public init<Content: View>(
        _ titleKey: LocalizedStringKey,
        coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    public init<S: StringProtocol, Content: View>(
        _ title: S,
        coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {}
}

/// The person's place on a map.
public struct UserAnnotation: MapContent {
    public init() {}
}

/// A map, which Apple draws in apps only; see `UnsupportedInWidget`.
public struct Map: View {
    public init(
        position: Binding<MapCameraPosition>,
        @MapContentBuilder content: () -> some MapContent = { EmptyMapContent() }
    ) {}

    public init(
        initialPosition: MapCameraPosition = .automatic,
        @MapContentBuilder content: () -> some MapContent = { EmptyMapContent() }
    ) {}

    public init(coordinateRegion: Binding<MKCoordinateRegion>, showsUserLocation: Bool = false) {}

    public var body: some View {
        UnsupportedInWidget("Map")
    }
}

/// Asks for what is at a place; the device asks no service, and every question fails.
public final class MKReverseGeocodingRequest: Sendable {
    public init?(location: CLLocation) {}

    public var mapItems: [MKMapItem] {
        get async throws { throw MKError(.serverFailure) }
    }

    public func getMapItems(completionHandler: @escaping @Sendable ([MKMapItem]?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completionHandler(nil, MKError(.serverFailure)) }
    }

    public func cancel() {}
}

/// A place on the map.
open class MKMapItem: NSObject, @unchecked Sendable {
    open var name: String? { nil }
    open var placemark: MKPlacemark { MKPlacemark() }
}

/// What is known of a place on the map.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {}
