/// What is known of a place.
open class CLPlacemark: NSObject, @unchecked Sendable {
    open var location: CLLocation? { nil }
    open var name: String? { nil }
    open var locality: String? { nil }
    open var subLocality: String? { nil }
    open var administrativeArea: String? { nil }
    open var subAdministrativeArea: String? { nil }
    open var thoroughfare: String? { nil }
    open var subThoroughfare: String? { nil }
    open var postalCode: String? { nil }
    open var country: String? { nil }
    open var isoCountryCode: String? { nil }
    open var timeZone: TimeZone? { nil }
    open var areasOfInterest: [String]? { nil }
    open var inlandWater: String? { nil }
    open var ocean: String? { nil }
    open var region: CLRegion? { nil }
    open var addressDictionary: [AnyHashable: Any]? { nil }
}

/// Finds names of places; the device asks no service, and every question fails as without a network.
open class CLGeocoder: NSObject, @unchecked Sendable {
    public typealias CompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

    open var isGeocoding: Bool { false }

    open func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping CompletionHandler) {
        fail(completionHandler)
    }

    open func reverseGeocodeLocation(
        _ location: CLLocation,
        preferredLocale locale: Locale?,
        completionHandler: @escaping CompletionHandler
    ) { fail(completionHandler) }

    open func geocodeAddressString(_ addressString: String, completionHandler: @escaping CompletionHandler) {
        fail(completionHandler)
    }

    open func reverseGeocodeLocation(
        _ location: CLLocation,
        preferredLocale locale: Locale? = nil
    ) async throws -> [CLPlacemark] { throw CLError(.network) }

    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.network)
    }

    open func cancelGeocode() {}

    private func fail(_ completionHandler: @escaping CompletionHandler) {
        DispatchQueue.main.async { completionHandler(nil, CLError(.network)) }
    }
}
