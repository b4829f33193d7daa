import Foundation
import PackagePlugin

/// `swift package vitrine check`: `vitrine host --check` for the package, or for a path in it.
@main
struct VitrineCheck: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        guard arguments.first == "check" else {
            Diagnostics.error(
                "write: swift package --allow-writing-to-package-directory vitrine check [PATH] [OPTIONS]"
            )
            return
        }
        var rest = arguments.dropFirst()
        let path = rest.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
        if path != nil { rest = rest.dropFirst() }
        let vitrine = Process()
        vitrine.executableURL = try context.tool(named: "vitrine").url
        vitrine.currentDirectoryURL = context.package.directoryURL
        vitrine.arguments = ["host", path ?? ".", "--check", "--scratch", context.pluginWorkDirectoryURL.path] + rest
        try vitrine.run()
        vitrine.waitUntilExit()
        guard vitrine.terminationStatus == 0 else {
            Diagnostics.error("vitrine host --check ended with status \(vitrine.terminationStatus); see above")
            return
        }
    }
}
