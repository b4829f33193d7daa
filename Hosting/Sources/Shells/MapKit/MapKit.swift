@_exported public import CoreLocation
@_exported public import SwiftUI
@_exported public import UIKit

/// The height and width of a region, in degrees.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the map.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() {
        self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan(latitudeDelta: 0, longitudeDelta: 0))
    }

    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// A region of a size in metres; a degree of latitude counts as 111,195 m.
    public init(
        center: CLLocationCoordinate2D,
        latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let degree = 111_195.0
        let width = degree * max(0.01, cos(center.latitude * .pi / 180))
        let span = MKCoordinateSpan(
            latitudeDelta: latitudinalMeters / degree,
            longitudeDelta: longitudinalMeters / width
        )
        self.init(center: center, span: span)
    }
}

/// Why there is no map.
public struct MKError: Error, Hashable, Sendable {
    /// What went wrong.
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

/// The kind of a map.
public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Draws a picture of a map; the device has no maps, and every picture fails.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
    /// What a picture shows.
    open class Options: NSObject, @unchecked Sendable {
        open var region = MKCoordinateRegion()
        open var size = CGSize(width: 256, height: 256)
        open var scale: CGFloat = 1
        open var mapType = MKMapType.standard
        open var showsBuildings = true
        open var traitCollection = UITraitCollection(userInterfaceStyle: .light)
    }

    /// A picture of a map.
    open class Snapshot: NSObject, @unchecked Sendable {
        open var image: UIImage { UIImage() }
        open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
    }

    public typealias CompletionHandler = @Sendable (Snapshot?, (any Error)?) -> Void

    public init(options: Options) {}

    open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
    open func start(completionHandler: @escaping CompletionHandler) { fail(.main, completionHandler) }
    open func start(with queue: DispatchQueue, completionHandler: @escaping CompletionHandler) {
        fail(queue, completionHandler)
    }

    open func cancel() {}

    private func fail(_ queue: DispatchQueue, _ completionHandler: @escaping CompletionHandler) {
        queue.async { completionHandler(nil, MKError(.serverFailure)) }
    }
}

extension MKError.Code {
    /// Whether an error is this one: `catch MKError.…` and `case MKError.…` of a switch.
    public static func ~= (code: MKError.Code, error: any Error) -> Bool { (error as? MKError)?.code == code }
}
