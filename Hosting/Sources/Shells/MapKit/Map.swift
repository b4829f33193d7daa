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

/// The result builder for what is on a map; nothing of it is kept.
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

extension Map {
    public func mapStyle(_ style: MapStyle) -> Map { self }
    public func mapControls<Content: View>(@ViewBuilder _ content: () -> Content) -> Map { self }
}

/// The looks of a map.
public struct MapStyle: Sendable {
    /// Whether a map shows hills.
    public enum Elevation: Sendable {
        case automatic, flat, realistic
    }

    public static let standard = MapStyle()
    public static let imagery = MapStyle()
    public static let hybrid = MapStyle()
    public static func standard(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { .standard }
    public static func hybrid(elevation: Elevation = .automatic, showsTraffic: Bool = false) -> MapStyle { .hybrid }
}

/// The compass of a map.
public struct MapCompass: View {
    public nonisolated init() {}
    public var body: some View { EmptyView() }
}

/// The button of a map that shows the person's place.
public struct MapUserLocationButton: View {
    public nonisolated init() {}
    public var body: some View { EmptyView() }
}

/// The scale of a map.
public struct MapScaleView: View {
    public nonisolated init() {}
    public var body: some View { EmptyView() }
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
    // Filled in by the code that made the place.
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open private(set) var placemark = MKPlacemark()

    public override init() {}

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
    }

    /// Opens nothing: a widget cannot.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool { false }
}

/// What is known of a place on the map.
open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D

    public override init() {
        coordinate = CLLocationCoordinate2D()
    }

    public init(coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
    }
}
