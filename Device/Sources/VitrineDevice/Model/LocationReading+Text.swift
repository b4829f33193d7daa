import Foundation
public import VitrineWire

/// A location as people write it.
extension LocationReading {
    /// Reads the authorization `notDetermined`, `denied` or `authorized`, or degrees north and east such as
    /// `37.5302,127.0688`, which are authorized; nil for any other text.
    public init?(text: String) {
        let degrees = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0.trimmingCharacters(in: .whitespaces)) }
        if degrees.count == 2, let latitude = degrees[0], let longitude = degrees[1] {
            self.init(authorization: .authorized, latitude: latitude, longitude: longitude)
        } else {
            guard let authorization = LocationAuthorization(rawValue: text) else { return nil }
            self.init(authorization: authorization)
        }
        guard isPossible else { return nil }
    }

    /// The degrees if they are known, otherwise the authorization.
    public var text: String {
        let place = [latitude, longitude].compactMap(\.self).map { "\($0)" }
        return place.count == 2 ? place.joined(separator: ",") : authorization.rawValue
    }

    /// Whether the coordinates are valid or absent.
    var isPossible: Bool {
        let isPlace = { (degrees: Double?, limit: Double) in degrees.map { abs($0) <= limit } ?? true }
        return isPlace(latitude, 90) && isPlace(longitude, 180) && (latitude == nil) == (longitude == nil)
    }
}
