import ArgumentParser
import WeekQueue

/// `vitrine-queue page`: what is in the queue, as a page.
struct PageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "page",
        abstract: "Print a page of HTML: seeds, findings, states reached and weeks per core-hour by commit."
    )

    @OptionGroup var queue: QueueOptions

    func run() async throws {
        print(WeeksPage.html(try await queue.connect(patience: .zero).summaries()), terminator: "")
    }
}
