import HangangjariAPI
import Testing

@testable import HangangjariService

extension ParkReportReader {
    /// Reads a response about Ttukseom, at the time of ``CityAnswer``.
    static func read(_ change: (inout CityAnswer) -> Void = { _ in }) throws -> ParkReport {
        var answer = CityAnswer()
        change(&answer)
        return try reader(of: "ttukseom").report(from: answer.bytes)
    }

    /// Reads a response with these lots of the city's.
    static func lots(_ lots: [String]) throws -> [ParkingSection.Lot] {
        try read { $0.parking = CityAnswer.lots(lots) }.lots
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
