package import AsyncHTTPClient
package import HangangjariAPI
package import HangangjariParks
import NIOCore
import NIOHTTP1

/// The city's open data itself, asked over HTTP.
///
/// The form of a request is the city's: `BASE/KEY/json/citydata/1/5/PLACE`. The key is part of the path, so no log and no
/// error may show a request's URL.
package struct LiveSource: ParkSource {
    private let client: HTTPClient
    private let base: String
    private let key: String
    private let timeLimit: TimeAmount

    /// How a client for this source is set: it follows no redirection, which could lead anywhere, and tries to connect
    /// once, as the service itself decides when to ask again.
    package static var clientConfiguration: HTTPClient.Configuration {
        var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
        configuration.connectionPool.retryConnectionEstablishment = false
        return configuration
    }

    /// Makes a source.
    /// - Parameters:
    ///   - client: The client, set by ``clientConfiguration``, which the caller shuts down.
    ///   - base: Scheme, host and port, such as `http://openapi.seoul.go.kr:8088`.
    ///   - key: The key that the city gave; letters and digits only.
    ///   - timeLimit: For one request in all.
    /// - Throws: ``ServiceError`` `badInput` for a base that is no HTTP address, and for a key that does not fit a path.
    package init(
        client: HTTPClient,
        base: String,
        key: String,
        timeLimit: Duration = .seconds(5)
    ) throws(ServiceError) {
        guard base.hasPrefix("http://") || base.hasPrefix("https://"), !base.hasSuffix("/") else {
            throw ServiceError(
                .badInput,
                "the city's address begins with http:// or https:// and has no slash at its end"
            )
        }
        guard !key.isEmpty, key.utf8.allSatisfy({ Self.isLetterOrDigit($0) }) else {
            throw ServiceError(.badInput, "the city's key consists of letters and digits; set HANGANGJARI_CITY_KEY")
        }
        self.client = client
        self.base = base
        self.key = key
        self.timeLimit = TimeAmount(timeLimit)
    }

    package func payload(of park: RiverPark, at now: Timestamp) async throws(ServiceError) -> SourcePayload {
        do {
            return try await ask(park)
        } catch let error as ServiceError {
            throw error
        } catch let error as HTTPClientError where Self.timeouts.contains(error) {
            throw ServiceError(.timedOut, "the source did not answer about \(park.id) in time", cause: error)
        } catch is NIOTooManyBytesError {
            throw ServiceError(.unreadable, "the source's answer about \(park.id) does not end")
        } catch {
            throw ServiceError(.unreachable, "the source cannot be asked about \(park.id)", cause: error)
        }
    }

    private func ask(_ park: RiverPark) async throws -> SourcePayload {
        var request = HTTPClientRequest(url: "\(base)/\(key)/json/citydata/1/5/\(park.placeCode)")
        request.headers.add(name: "Accept", value: "application/json")
        request.headers.add(name: "User-Agent", value: "hangangjari-service")
        let response = try await client.execute(request, timeout: timeLimit)
        guard response.status == .ok else {
            throw ServiceError(.refused, "the source answered about \(park.id) with status \(response.status.code)")
        }
        let body = try await response.body.collect(upTo: ParkReportReader.maximumBytes)
        return SourcePayload(bytes: Array(body.readableBytesView))
    }

    private static let timeouts: [HTTPClientError] = [.deadlineExceeded, .connectTimeout, .readTimeout]

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    }
}
