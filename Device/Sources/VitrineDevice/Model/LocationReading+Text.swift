import Foundation
public import VitrineWire

/// A location as people write it.
extension LocationReading {
    /// Reads the authorization `notDetermined`, `denied` or `authorized`, or degrees north and east such as
    /// `37.5302,127.0688`, which are authorized; of any other text ``isPossible`` is false.
    public init(text: String) {
        let degrees = text.split(separator: ",", omittingEmptySubsequences: false)
            .map { Double($0.trimmingCharacters(in: .whitespaces)) }
        if degrees.count == 2, let latitude = degrees[0], let longitude = degrees[1] {
            self.init(authorization: "authorized", latitude: latitude, longitude: longitude)
        } else {
            self.init(authorization: text)
        }
    }

    /// The degrees if they are known, otherwise the authorization.
    public var text: String {
        let place = [latitude, longitude].compactMap(\.self).map { "\($0)" }
        return place.count == 2 ? place.joined(separator: ",") : authorization
    }

    /// Whether the authorization is known and the coordinates are valid or absent.
    public var isPossible: Bool {
        let isPlace = { (degrees: Double?, limit: Double) in degrees.map { abs($0) <= limit } ?? true }
        return ["notDetermined", "denied", "authorized"].contains(authorization)
            && isPlace(latitude, 90) && isPlace(longitude, 180) && (latitude == nil) == (longitude == nil)
    }
}
