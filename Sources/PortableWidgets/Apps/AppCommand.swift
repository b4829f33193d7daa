public import Vitrine
import VitrineWire

extension AppProcess {
    /// Runs an app's terminal command as if the app ran it, so that its `WidgetCenter` requests reach the device that
    /// runs on the same containers.
    ///
    /// ```swift
    /// try AppProcess.command(of: .lucidPal, at: moment, in: containers) {
    ///     try habits.log(entry)
    ///     WidgetCenter.shared.reloadTimelines(ofKind: "LucidPal")
    /// }
    /// ```
    ///
    /// On a phone the request goes from the app's process to the system. Here the command's process sends it to the
    /// device if one is running; a device that starts later asks for every timeline anyway. Requests made before a
    /// failure are sent too.
    ///
    /// - Parameters:
    ///   - group: The app's group, by which the device knows the app.
    ///   - moment: The moment that the command's code reads from `DeviceMoment/current`.
    ///   - containers: The folder that holds the groups' containers.
    ///   - body: The command.
    /// - Returns: What the body returns.
    /// - Throws: What the body throws. If the device cannot be reached, a message goes to standard error instead,
    ///   because the command itself is already done.
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

    /// Runs an app's asynchronous terminal command as if the app ran it; see `command(of:at:in:_:)`.
    ///
    /// - Parameters:
    ///   - group: The app's group, by which the device knows the app.
    ///   - moment: The moment that the command's code reads from `DeviceMoment/current`.
    ///   - containers: The folder that holds the groups' containers.
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
        var requests: [ReloadRequest] = []
        for request in reloads where !requests.contains(request) { requests.append(request) }
        let notice = ReloadNotice(group: group.identifier, reloads: requests)
        do throws(WireError) {
            try ReloadPipe(containers: containers.path).send(notice)
        } catch {
            DeviceLog.write("the reload request could not be sent to the device: \(error.message)")
        }
    }
}
