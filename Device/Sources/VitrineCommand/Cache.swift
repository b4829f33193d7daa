import ArgumentParser
import Foundation
import VitrineHost

/// `vitrine cache`: what `vitrine host` keeps in the user's cache.
struct Cache: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show how large the built extensions in the user's cache are, or delete them.",
        subcommands: [Size.self, Clear.self],
        defaultSubcommand: Size.self
    )

    private static var cache: BuildCache {
        BuildCache(folder: BuildCache.defaultFolder(ProcessInfo.processInfo.environment))
    }

    /// `vitrine cache`: prints the folder, its size and what it holds.
    struct Size: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Show the size of the cache and of what it holds.")

        func run() throws {
            let items = Cache.cache.items()
            let total = items.reduce(0) { $0 + $1.bytes }
            try CommandFiles.say("\(Cache.cache.folder): \(Self.size(total)) of \(Self.size(BuildCache.limit))")
            for item in items where item.bytes >= 1 << 20 {
                try CommandFiles.say("  \(item.name): \(Self.size(item.bytes))")
            }
        }

        private static func size(_ bytes: Int) -> String { "\((bytes + 500_000) / 1_000_000) MB" }
    }

    /// `vitrine cache clear`: deletes everything.
    struct Clear: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: """
                Delete the built extensions, with the home screens that are kept beside them; what a running device uses stays.
                """
        )

        func run() throws {
            for name in try Cache.cache.clear() { CommandFiles.report("\(name) stays: a running device uses it.") }
        }
    }
}
