import ArgumentParser
import Foundation
import WeekQueue

/// The entry point of `vitrine-queue`.
@main
enum QueueMain {
    static func main() async {
        do {
            var command = try QueueCommand.parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let error as QueueError {
            Output.report("vitrine-queue: \(error)")
            exit(error.code.rawValue)
        } catch {
            QueueCommand.exit(withError: error)
        }
    }
}
