import ArgumentParser
import HangangjariParks
import HangangjariService

/// `hangangjari-service record`: makes a recording that the service can replay.
struct RecordCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "record",
        abstract: "Make a recording of a summer week from a seed.",
        discussion:
            "For each park and day one file, PLACE/DAY.jsonl.gz: a line an answer, its moment, a blank, the answer."
    )

    @Option(help: "The folder to write to.")
    var into: String

    @Option(help: "What the week is made from.")
    var seed: UInt64 = 2026

    @Option(help: "How many days from Monday on, 1 to 7.")
    var days = 7

    func validate() throws {
        guard (1...7).contains(days) else { throw ValidationError("--days is a number from 1 to 7, got \(days)") }
    }

    func run() throws {
        let recording = PayloadRecording(folder: into, seed: nil)
        let city = SampleCity(seed: seed)
        for park in RiverParks.all {
            for day in 0..<days {
                let recorded = KoreanDay(number: PayloadRecording.week.lowerBound.number + day)
                try recording.write(city.day(recorded, of: park), park)
            }
            StandardStreams.say("\(park.englishName): \(days) days")
        }
    }
}
