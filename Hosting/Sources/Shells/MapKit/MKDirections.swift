/// Finds ways between places; the device asks no service, and every question fails.
open class MKDirections: NSObject, @unchecked Sendable {
    /// How a person moves.
    public struct TransportType: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let automobile = TransportType(rawValue: 1)
        public static let walking = TransportType(rawValue: 2)
        public static let transit = TransportType(rawValue: 4)
        public static let any = TransportType(rawValue: 0x0FFF_FFFF)
    }

    /// A question.
    open class Request: NSObject, @unchecked Sendable {
        // Filled in before the question is asked.
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var transportType = TransportType.any
        open var departureDate: Date?
        open var requestsAlternateRoutes = false
    }

    /// The ways.
    open class Response: NSObject, @unchecked Sendable {
        open var routes: [MKRoute] { [] }
    }

    /// When a person would arrive.
    open class ETAResponse: NSObject, @unchecked Sendable {
        open var expectedTravelTime: TimeInterval { 0 }
        open var distance: CLLocationDistance { 0 }
        open var expectedArrivalDate: Date { Date() }
    }

    public init(request: Request) {}

    open func calculate() async throws -> Response { throw MKError(.directionsNotFound) }
    open func calculateETA() async throws -> ETAResponse { throw MKError(.directionsNotFound) }
    open func calculate(completionHandler: @escaping @Sendable (Response?, (any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil, MKError(.directionsNotFound)) }
    }
    open func cancel() {}
}

/// A way between two places.
open class MKRoute: NSObject, @unchecked Sendable {
    open var name: String { "" }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
}

/// A line on a map.
open class MKPolyline: NSObject, @unchecked Sendable {
    public let pointCount: Int

    public init(coordinates: [CLLocationCoordinate2D], count: Int) {
        pointCount = count
    }
}

/// A line on a map.
public struct MapPolyline: MapContent {
    public init(coordinates: [CLLocationCoordinate2D]) {}
    public init(_ polyline: MKPolyline) {}
    public init(_ route: MKRoute) {}
}

/// A circle on a map.
public struct MapCircle: MapContent {
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}

extension MapContent {
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> Self { self }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
    public func tint<S: ShapeStyle>(_ tint: S) -> Self { self }
    public func tag<V: Hashable>(_ tag: V) -> Self { self }
}
