import VitrineDevice

extension CurrentSetting {
    /// The faults that can be switched on: one for each program, and one for the pushes to each app.
    static func faults(_ device: DeviceSnapshot) -> [CurrentSetting] {
        device.apps.flatMap { app in app.programs.map { fault($0) } + [pushes(app)] }
    }

    /// The files that can be broken, one setting for each.
    static func files(_ files: [SharedFileStatus]) -> [CurrentSetting] { files.map(file) }

    private static func file(_ status: SharedFileStatus) -> CurrentSetting {
        let choices = ["none"] + FileFault.allCases.map(\.rawValue)
        let name = "file.\(status.app)/\(status.file)"
        return CurrentSetting(
            name: name,
            summary: "what is wrong with the file \(status.file) of \(status.app)",
            choices: choices,
            value: status.fault?.rawValue ?? "none"
        ) { device, text in
            guard choices.contains(text) else { throw DeviceError.badValue(text, of: name, choices) }
            try await device.setFileFault(FileFault(rawValue: text), of: status.file, in: status.app)
        }
    }

    /// The value of a fault that a script or a test made more exactly than a setting can.
    private static let other = "other"

    private static func fault(_ program: ProgramSnapshot) -> CurrentSetting {
        let names = ProgramFault.predefined.map(\.key)
        let known = ProgramFault.predefined.first { $0.value == program.fault }?.key
        let choices = ["none"] + names
        let name = "fault.\(program.program)"
        return CurrentSetting(
            name: name,
            summary: "what is wrong with every process of \(program.program)",
            choices: choices,
            value: program.fault == nil ? "none" : known ?? other
        ) { device, text in
            guard text == "none" || ProgramFault.named(text) != nil else {
                throw DeviceError.badValue(text, of: name, choices)
            }
            try await device.setFault(ProgramFault.named(text), of: program.program)
        }
    }

    private static func pushes(_ app: AppSnapshot) -> CurrentSetting {
        let faults: KeyValuePairs = ["lost": PushFault(.lost), "late": PushFault(.late(.seconds(1_200)))]
        let choices = ["arrive"] + faults.map(\.key)
        let name = "pushes.\(app.id)"
        return CurrentSetting(
            name: name,
            summary: "whether pushes to \(app.name) arrive, are lost, or come 20 minutes late",
            choices: choices,
            value: app.pushFault == nil ? "arrive" : faults.first { $0.value == app.pushFault }?.key ?? other
        ) { device, text in
            guard choices.contains(text) else { throw DeviceError.badValue(text, of: name, choices) }
            try await device.setPushFault(faults.first { $0.key == text }?.value, of: app.id)
        }
    }
}
