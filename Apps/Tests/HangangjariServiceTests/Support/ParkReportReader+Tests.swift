import HangangjariAPI
import Testing

@testable import HangangjariService

extension ParkReportReader {
    /// Reads a response about a park, at the time of ``CityAnswer``.
    static func read(_ answer: CityAnswer, of id: String = "ttukseom") throws -> ParkReport {
        try reader(of: id).report(from: answer.bytes)
    }

    /// Returns the error code for refused bytes; `nil` if they are read.
    static func failure(_ bytes: [UInt8], of id: String = "ttukseom") throws -> ServiceError.Code? {
        do {
            _ = try reader(of: id).report(from: bytes)
            return nil
        } catch let error as ServiceError {
            return error.code
        }
    }

    private static func reader(of id: String) throws -> ParkReportReader {
        ParkReportReader(
            park: try #require(RiverParks.park(id: id)),
            now: try #require(Timestamp(CityAnswer.now))
        )
    }
}
