extension DeviceModel {
    /// Names what is unusual on the device at present and can reach the widgets of an app.
    ///
    /// It is named whether or not it has had an effect: a widget whose last reload succeeded can show old data because
    /// the app's network is off, and only the widget's own drawing says so.
    /// - Parameters:
    ///   - app: The app.
    ///   - brokenFiles: The files that it shares with its widgets and that are broken.
    /// - Returns: A clause without a full stop for each.
    func conditions(of app: AppManifest, brokenFiles: [SharedFileStatus]) -> [String] {
        var conditions: [String] = []
        if isBeforeFirstUnlock {
            conditions.append("the phone was restarted and not unlocked since: files of App Groups cannot be read")
        } else if settings.isLocked {
            conditions.append("the screen is locked")
        }
        if settings.isLowPower { conditions.append("Low Power Mode is on: charged reloads are further apart") }
        if let usual = app.service?.conditions.first, let condition = settings.services[app.id], condition != usual {
            conditions.append("the network of \(app.name) is set to \(condition)")
        }
        for program in app.programReferences {
            guard let fault = programs[program]?.fault else { continue }
            let part = program.role == .widget ? "the widgets of \(app.name)" : "the app \(app.name)"
            conditions.append("the processes of \(part) have a fault: \(fault)")
        }
        if let fault = pushes[app.id]?.fault {
            conditions.append("pushes to the widgets of \(app.name) have a fault: \(fault)")
        }
        return conditions
            + brokenFiles.map { "the shared file \(TraceText.quoted($0.file)) \($0.fault?.predicate ?? "is broken")" }
    }
}
