import AppScreens
import CommandSupport
import DBMultiverseApp
import DBMultiverseComicKit
import Vitrine
import VitrineWidgets

extension EnvironmentOptions {
    /// Runs a command with a reader; on an error ends the process with a message and an exit code.
    func run(_ body: (ComicReader) async throws -> Void) async {
        await run(appOf: .dbMultiverse, exitCode: ExitStatus.dbMultiverse) { device in
            let own = try device.ownFolder(of: .dbMultiversePrivate, named: "DBMultiverse")
            let shared = try device.container(of: .dbMultiverse)
            do {
                try await body(ComicReader(own: own, shared: shared, now: device.now))
            } catch let error as VitrineError {
                // The library names a function as the remedy; a person at a terminal needs another one.
                throw VitrineError(error.code, ReaderError.message(of: error))
            }
        }
    }

    /// Runs a command that may change what the widget shows.
    ///
    /// A device that runs on the containers is asked for a reload if the change is significant.
    func change(_ body: (ComicReader) async throws -> Void) async {
        await run { reader in
            try await body(reader)
            reader.tellWidget()
            // The process ends here, as the app's process does some time after it went to the background.
            reader.reloads.flush()
        }
    }
}

extension ExitStatus {
    /// Returns the exit code for an error of the reader's command.
    static func dbMultiverse(_ error: any Error) -> Int32 {
        switch error {
        case let error as ReaderError where error.code == .badComic: badData
        case let error as ReaderError where error.code == .storage: storage
        case let error as VitrineError: code(of: error)
        default: refused
        }
    }
}
