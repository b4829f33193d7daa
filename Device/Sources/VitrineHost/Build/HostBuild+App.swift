import Foundation

extension HostBuild {
    /// Builds the app that contains an extension.
    ///
    /// An app that could not be built is tried again once one of its files or the modules have changed.
    ///
    /// - Parameter app: The app, with the modules that it uses.
    /// - Returns: The app's program, with what it offers.
    /// - Throws: ``HostError``, whose message says in one line why a stand-in has to take the app's place.
    public func buildApp(_ app: ExtensionSources) async throws(HostError) -> HostedApp {
        let main = CandidateCheck(files: .disk).mainTypes(in: app.code.swiftFiles)
        guard main.count == 1, main[0].isApp else {
            throw HostError(.build, "\(app.name) has no type marked @main that is an App of SwiftUI")
        }
        guard case .direct(let tools) = try await prepare(try await way(for: [app])) else {
            throw HostError(.build, "\(app.name) needs the package manager, by which an app is not built")
        }
        let failed = FailedBuild(folder: folder(of: [app]), app: app, tools: tools)
        if let reason = failed.reason { throw HostError(.build, reason) }
        do throws(HostError) {
            let built = try await build([app], .direct(tools))
            return try HostedApp(built[0], module: app.code.name, files: .disk)
        } catch {
            let line = "\(app.name) does not compile here: " + Self.summary(error.message)
            if error.code == .build { try failed.keep(line) }
            throw HostError(error.code, line, cause: error)
        }
    }

    /// The first thing that was missing or wrong, without the list of the others.
    private static func summary(_ message: String) -> String {
        let lines = message.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        return lines.first { $0.contains(".swift:") } ?? lines.first ?? ""
    }
}

/// Why the last build of an app failed, so that the next one need not find it again.
private struct FailedBuild {
    let folder: ScratchFolder
    /// Differs once a file of the app or the modules have changed.
    let mark: String

    init(folder: ScratchFolder, app: ExtensionSources, tools: DirectTools) {
        self.folder = folder
        let files = app.modules.flatMap(\.swiftFiles) + app.code.swiftFiles + [tools.location.folder + "/contents.txt"]
        mark = SourceFingerprint(of: files, in: .disk, stamp: SourceFingerprint.stampOnDisk).mark
    }

    private var path: String { folder.path + "/failed" }

    var reason: String? {
        let lines = (FileTree.disk.text(path) ?? "").split(separator: "\n", maxSplits: 1)
        return lines.count == 2 && lines[0] == mark ? String(lines[1]) : nil
    }

    func keep(_ reason: String) throws(HostError) {
        try folder.replace(path, with: Data("\(mark)\n\(reason)".utf8))
    }
}
