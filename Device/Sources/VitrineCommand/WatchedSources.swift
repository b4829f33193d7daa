import Foundation
import ServiceLifecycle
import VitrineDevice
import VitrineHost

/// Builds apps again whenever their sources change, and replaces their programs on a running device.
struct WatchedSources: Sendable {
    /// Finds the files and folders, by absolute paths.
    var paths: @Sendable () async -> [String]
    /// Builds the apps.
    var build: @Sendable () async throws(HostError) -> [AppManifest]
}

/// Watches sources as long as the device runs.
struct WatchService: Service {
    let device: Device
    let sources: WatchedSources

    func run() async throws {
        let watch = SourceWatch(await sources.paths())
        await cancelWhenGracefulShutdown {
            await watch.run { await rebuild() }
        }
    }

    /// The last pictures stay while the sources do not compile, and until the new programs have drawn theirs.
    private func rebuild() async {
        do throws(HostError) {
            let apps = try await sources.build()
            await device.setBuildFailure(nil)
            let installed = await device.snapshot().apps
            for app in apps.map(\.id) where installed.contains(where: { $0.id == app }) {
                // A device that stops meanwhile needs no update.
                try? await device.update(app)
            }
            let isOther = Set(apps.map { [$0.id, $0.name] }) != Set(installed.map { [$0.id, $0.name] })
            let hint = isOther ? " Apps and names that are other ones now are seen after a start of this command." : ""
            CommandFiles.report("The device runs the new programs." + hint)
        } catch {
            await device.setBuildFailure(error.message)
            CommandFiles.report("vitrine: \(error.message)\nThe device keeps the last programs.")
        }
    }
}
