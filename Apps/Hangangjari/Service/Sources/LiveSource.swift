package import HangangjariAPI
import NIOCore
import NIOPosix

/// The source that requests the city's open data over HTTP.
///
/// The city's form of a request is `BASE/KEY/json/citydata/1/5/PLACE`, over plain HTTP, because the city offers no
/// HTTPS. The key is part of the path, so logs and errors must not contain a request's URL.
package struct LiveSource: ParkSource {
    private let host: String
    private let port: Int
    private let key: String
    private let timeLimit: Duration

    /// Creates a source.
    /// - Parameters:
    ///   - base: The scheme, host and port, such as `http://openapi.seoul.go.kr:8088`.
    ///   - key: The city's key, which consists of letters and digits.
    ///   - timeLimit: The timeout of a request, not including the resolution of the host name.
    /// - Throws: ``ServiceError`` `badInput` for an invalid base, and for a key with other characters.
    package init(base: String, key: String, timeLimit: Duration = .seconds(5)) throws(ServiceError) {
        let parts = base.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0] == "http", parts[1].hasPrefix("//"), parts[1].count > 2,
            parts[1].utf8.dropFirst(2).allSatisfy({ Self.isLetterOrDigit($0) || $0 == 45 || $0 == 46 }),
            let port = Int(parts[2]), (1...65_535).contains(port)
        else {
            throw ServiceError(.badInput, "the city's address must be http://HOST:PORT, got \(base.prefix(80))")
        }
        guard !key.isEmpty, key.utf8.allSatisfy({ Self.isLetterOrDigit($0) }) else {
            throw ServiceError(.badInput, "the city's key must consist of letters and digits; set HANGANGJARI_CITY_KEY")
        }
        host = String(parts[1].dropFirst(2))
        self.port = port
        self.key = key
        self.timeLimit = timeLimit
    }

    package func payload(of park: RiverPark, at now: Timestamp) async throws(ServiceError) -> SourcePayload {
        let client = HTTPClient(
            HTTPService(address: try await address(), port: port),
            hostName: host,
            limits: HTTPLimits(
                bodyBytes: ParkReportReader.maximumBytes,
                decodedBytes: ParkReportReader.maximumBytes
            )
        )
        let answer: HTTPAnswer
        do {
            answer = try await client.get("/\(key)/json/citydata/1/5/\(park.placeCode)", within: timeLimit)
        } catch {
            throw ServiceError(Self.code(of: error), "the source does not answer about \(park.id)", cause: error)
        }
        guard answer.status == 200 else {
            throw ServiceError(.refused, "the source responded about \(park.id) with status \(answer.status)")
        }
        return SourcePayload(bytes: answer.body)
    }

    /// Resolves the host name for each request, because the address may change while the service runs.
    private func address() async throws(ServiceError) -> String {
        let (host, port) = (host, port)
        do {
            // The system's resolver blocks its thread.
            let address = try await NIOThreadPool.singleton.runIfActive {
                try SocketAddress.makeAddressResolvingHost(host, port: port)
            }
            return address.ipAddress ?? host
        } catch {
            throw ServiceError(.unreachable, "the host name \(host) of the source cannot be resolved", cause: error)
        }
    }

    private static func code(of error: HTTPError) -> ServiceError.Code {
        switch error.code {
        case .timedOut: .timedOut
        case .tooLarge, .malformed: .unreadable
        default: .unreachable
        }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    }
}
