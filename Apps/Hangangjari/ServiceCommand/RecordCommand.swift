package import ArgumentParser
import HangangjariAPI
import HangangjariService

/// `hangangjari-service record`: writes a recording that the service can replay.
package struct RecordCommand: ParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Write a recording of a summer week, generated from a seed.",
        discussion:
            "Writes a file PLACE/DAY.jsonl.gz for each park and day. Each line contains a time, a space and a response."
    )

    @Option(help: "The folder to write to.")
    var into: String

    @Option(help: "The seed of the week.")
    var seed: UInt64 = 2026

    @Option(help: "The number of days, starting with Monday, 1 to 7.")
    var days = 7

    package init() {}

    package func validate() throws {
        guard (1...7).contains(days) else { throw ValidationError("--days must be a number from 1 to 7, got \(days)") }
    }

    package func run() throws {
        let recording = PayloadRecording(folder: into)
        let city = SampleCity(seed: seed)
        for park in RiverParks.all {
            for day in 0..<days {
                let recorded = KoreanDay(number: SampleCity.week.lowerBound.number + day)
                try recording.write(city.day(recorded, of: park), park)
            }
            StandardStreams.say("\(park.englishName): \(days) days")
        }
    }
}
