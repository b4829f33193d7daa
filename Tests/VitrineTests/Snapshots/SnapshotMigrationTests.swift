import Foundation
import Testing
import Vitrine

/// Reading and updating files of older schemas.
struct SnapshotMigrationTests {
    private struct Present: Codable, Sendable, Equatable {
        var count: Int
        var title: String
    }

    private struct First: Codable {
        var n: String
    }

    private static let byFields = SnapshotKey<Present>(
        "value.json",
        schema: 3,
        migrations: [
            .fields(from: 2, .set("title", to: "untitled")),
            .fields(from: 1, .rename("n", to: "count")),
        ]
    )

    private static let byType = SnapshotKey<Present>(
        "value.json",
        schema: 3,
        migrations: [.value(from: 1, First.self) { Present(count: Int($0.n) ?? -1, title: "from text") }]
    )

    let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func fieldStepsRunInOrder() throws {
        try folder.put("{\"n\":4,\"other\":1}", as: "value.json")
        let snapshot = try #require(folder.store.read(Self.byFields).snapshot)
        #expect(snapshot.value == Present(count: 4, title: "untitled"))
        #expect(snapshot.schema == 1)
    }

    @Test func updateWritesTheCurrentSchemaAndKeepsUnknownKeys() throws {
        try folder.put("{\"n\":4,\"other\":1.50}", as: "value.json")
        try folder.store.update(Self.byFields, now: .noon) { $0.count += 1 }
        let text = try folder.text(of: "value.json")
        #expect(text.hasPrefix("{\"count\":5,\"other\":1.50,\"title\":\"untitled\",\"_vitrine\":{\"schema\":3,"))
        #expect(folder.store.read(Self.byFields).snapshot?.schema == 3)
    }

    @Test func olderTypeIsConvertedToTheCurrentValue() throws {
        try folder.put("{\"n\":\"12\"}", as: "value.json")
        #expect(folder.store.read(Self.byType).value == Present(count: 12, title: "from text"))
        try folder.store.update(Self.byType, now: .noon) { $0.count = 13 }
        #expect(folder.store.read(Self.byType).value == Present(count: 13, title: "from text"))
    }

    private struct Ride: Codable, Sendable, Equatable {
        var seconds: Int
        var stops: [String]
    }

    private static let ride = SnapshotKey<Ride>(
        "ride.json",
        schema: 2,
        migrations: [
            .fields(
                from: 1,
                .convert("minutes", to: "seconds") { (minutes: Int) in minutes * 60 },
                .convert("stops") { (stops: String) in stops.split(separator: ",").map(String.init) },
                .remove("debug"),
                .rename("absent", to: "nowhere")
            )
        ]
    )

    @Test func fieldsAreConvertedRemovedAndKeptInPlace() throws {
        try folder.put(#"{"debug":1,"minutes":3,"other":[1 , 2],"stops":"a,b"}"#, as: "ride.json")
        #expect(folder.store.read(Self.ride).value == Ride(seconds: 180, stops: ["a", "b"]))
        try folder.store.update(Self.ride, now: .noon) { $0.seconds = 200 }
        let text = try folder.text(of: "ride.json")
        #expect(text.hasPrefix(#"{"seconds":200,"other":[1 , 2],"stops":["a","b"],"_vitrine":{"schema":2,"#), "\(text)")
    }

    @Test(arguments: [#"{"minutes":"three","stops":"a"}"#, #"{"stops":"a"}"#, #"{"minutes":null,"stops":"a"}"#])
    func fieldThatCannotBeConvertedIsReportedAsDamage(text: String) throws {
        try folder.put(text, as: "ride.json")
        #expect(folder.store.read(Self.ride).unavailability == .damaged)
    }

    @Test func missingOrFailingStepIsReportedAsDamage() throws {
        try folder.put("{\"_vitrine\":{\"schema\":2,\"generation\":1,\"owners\":{}}}", as: "value.json")
        let report = try #require(folder.store.read(Self.byType).damage)
        #expect(report.reason == .migration)
        #expect(report.detail.contains("schema 2"))
        try folder.put("{\"n\":12}", as: "value.json")
        #expect(folder.store.read(Self.byType).unavailability == .damaged)
    }

    @Test func missingStepKeepsTheFile() throws {
        let old = "{\"n\":\"7\",\"_vitrine\":{\"schema\":1,\"generation\":1,\"owners\":{}}}"
        try folder.put(old, as: "value.json")
        let key = SnapshotKey("value.json", default: Present(count: 0, title: ""), schema: 2)
        let error = #expect(throws: VitrineError.self) { try folder.store.update(key, now: .noon) { $0.count = 1 } }
        #expect(error?.message.contains("no migration leads from there to 2; give its key one") == true)
        #expect(try folder.text(of: "value.json") == old)
        // A whole value needs no migration.
        let update = try folder.store.write(Present(count: 2, title: ""), to: key, now: .noon)
        #expect(update.setAside?.reason == .migration)
    }
}
