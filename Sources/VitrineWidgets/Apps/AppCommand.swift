#if !canImport(WidgetKit)
public import Vitrine
import VitrineWire

extension AppProcess {
    /// Runs a command of an app in a terminal as if the app ran it: what it asks of `WidgetCenter` reaches the device that
    /// runs on the same containers.
    ///
    /// ```swift
    /// try AppProcess.command(of: .lucidPal, at: moment, in: containers) {
    ///     try habits.log(entry)
    ///     WidgetCenter.shared.reloadTimelines(ofKind: "LucidPal")
    /// }
    /// ```
    ///
    /// On a phone the request goes from the app's process to the system. Here the command's process tells the device, if
    /// one runs; one that starts later asks for every timeline anyway. What was asked for before a failure is told too.
    ///
    /// - Parameters:
    ///   - group: The app's group, by which the device knows the app.
    ///   - moment: The moment that the command's code sees.
    ///   - containers: The folder of the groups' containers.
    ///   - body: The command.
    /// - Returns: What the body returns.
    /// - Throws: What the body throws. A device that cannot be told is named on standard error: what the command did is done.
    public static func command<Result>(
        of group: AppGroup,
        at moment: DeviceMoment,
        in containers: ContainersDirectory,
        _ body: () throws -> Result
    ) rethrows -> Result {
        let scope = RequestScope(moment: moment)
        defer { pass(scope.takeReloads(), of: group, in: containers) }
        return try scope.run(body)
    }

    /// Runs a command of an app in a terminal as if the app ran it, as `command(of:at:in:_:)` does.
    ///
    /// - Parameters:
    ///   - group: The app's group, by which the device knows the app.
    ///   - moment: The moment that the command's code sees.
    ///   - containers: The folder of the groups' containers.
    ///   - body: The command.
    /// - Returns: What the body returns.
    /// - Throws: What the body throws.
    public nonisolated(nonsending) static func command<Result>(
        of group: AppGroup,
        at moment: DeviceMoment,
        in containers: ContainersDirectory,
        _ body: nonisolated(nonsending) () async throws -> Result
    ) async throws -> Result {
        let scope = RequestScope(moment: moment)
        defer { pass(scope.takeReloads(), of: group, in: containers) }
        return try await scope.run(body)
    }

    private static func pass(_ reloads: [ReloadRequest], of group: AppGroup, in containers: ContainersDirectory) {
        guard !reloads.isEmpty else { return }
        var wishes: [ReloadRequest] = []
        for wish in reloads where !wishes.contains(wish) { wishes.append(wish) }
        let notice = ReloadNotice(group: group.identifier, reloads: wishes)
        do throws(WireError) {
            try ReloadPipe(containers: containers.path).tell(notice)
        } catch {
            StandardError.write("the device could not be told to reload: \(error.message)")
        }
    }
}
#endif
