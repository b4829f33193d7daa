import CompactJSON
import Foundation
import HangangjariAPI
import HummingbirdTesting
import Testing

@testable import HangangjariService

@Suite("The interface")
struct InterfaceTests {
    @Test("decodes unrecognised values of later versions as unknown")
    func laterWords() throws {
        func read<Word: OpenEnumeration>(_ type: Word.Type) throws -> Word {
            try CompactJSONDecoder().decode([Word].self, from: Array(#"["brand_new"]"#.utf8))[0]
        }
        #expect(try read(Level.self) == .unknown)
        #expect(try read(Signal.Kind.self) == .unknown)
        #expect(try read(RefreshState.State.self) == .unknown)
        #expect(try read(DustSection.Grade.self) == .unknown)
        #expect(try read(WeatherSection.PrecipitationKind.self) == .unknown)
    }

    @Test("is decoded the same by Foundation and by the extension's compact decoder, and lists the parks")
    func twoDecoders() async throws {
        try await TestedService()
            .serve { client async throws in
                let bytes = try await client.get("/v2/parks/ttukseom/home-summary").bytes
                let small = try CompactJSONDecoder().decode(HomeSummary.self, from: bytes)
                #expect(try JSONDecoder().decode(HomeSummary.self, from: Data(bytes)) == small)
                let state = try await client.get("/v2/parks/ttukseom/state").bytes
                #expect(try CompactJSONDecoder().decode(ParkState.self, from: state) == ParkState(small))
                let parks = try await client.get("/v2/parks").read(ParkList.self).parks
                #expect(parks.count == 11)
                #expect(parks.reduce(0) { $0 + $1.lotCount } == 42)
                #expect(parks.reduce(0) { $0 + $1.capacity } == 6670)
            }
    }

    @Test("has unique identifiers, and links in ASCII")
    func names() {
        let parks = RiverParks.all
        #expect(Set(parks.map(\.id)).count == 11)
        #expect(Set(parks.map(\.placeCode)).count == 11)
        #expect(Set(parks.flatMap(\.lots).map(\.id)).count == 42)
        for park in parks {
            #expect(URL(string: park.directionsURL)?.absoluteString == park.directionsURL)
            #expect(park.directionsURL.utf8.allSatisfy { $0 < 128 })
            #expect(park.directionsURL.removingPercentEncoding?.contains(park.name) == true)
            #expect(RiverParks.nearest(latitude: park.latitude, longitude: park.longitude)?.id == park.id)
        }
        // City Hall is between Ichon and Mangwon, and nearer to Ichon.
        #expect(RiverParks.nearest(latitude: 37.5663, longitude: 126.9779)?.id == "ichon")
    }

    @Test(
        "has a level for every number of spaces",
        arguments: [
            (nil, 100, .unknown), (10, nil, .unknown), (10, 0, .unknown), (-1, 100, .unknown), (101, 100, .unknown),
            (0, 100, .full), (1, 100, .crowded), (20, 100, .crowded), (21, 100, .normal), (50, 100, .normal),
            (51, 100, .available), (100, 100, .available), (1, 1, .available),
        ] as [(Int?, Int?, Level)]
    )
    func levels(remaining: Int?, capacity: Int?, level: Level) {
        #expect(Level.ofParking(remaining: remaining, capacity: capacity) == level)
    }

    @Test("has a description with every park and every value")
    func description() throws {
        let object = try JSONSerialization.jsonObject(with: Data(PackageResources.openapi_json))
        let text = String(decoding: PackageResources.openapi_json, as: UTF8.self)
        #expect((object as? [String: Any])?["openapi"] as? String == "3.1.0")
        for park in RiverParks.all { #expect(text.contains("\"\(park.id)\"")) }
        let words =
            Level.allCases.map(\.rawValue) + Signal.Kind.allCases.map(\.rawValue)
            + RefreshState.Reason.allCases.map(\.rawValue) + SourceCheck.Status.allCases.map(\.rawValue)
            + Forecast.Reason.allCases.map(\.rawValue)
        for word in words { #expect(text.contains("\"\(word)\""), "\(word)") }
    }
}
