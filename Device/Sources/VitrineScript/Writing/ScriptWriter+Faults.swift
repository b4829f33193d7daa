import VitrineDevice

extension ScriptWriter {
    static func fault(_ fault: ProgramFault?) -> String {
        guard let fault else { return "mended: true" }
        let body =
            switch fault.kind {
            case .systemCall(let call): systemCall(call)
            case .hang: "name: hang"
            case .slowStart(let time): "name: slowStart, by: \(self.time(time))"
            case .crashLoop: "name: crashLoop"
            case .memoryCap(let bytes): "name: memoryCap, mebibytes: \(bytes >> 20)"
            }
        return body + rate(fault.rate)
    }

    static func fault(_ fault: PushFault?) -> String {
        guard let fault else { return "mended: true" }
        let body =
            switch fault.kind {
            case .lost: "name: pushLost"
            case .late(let time): "name: pushLate, by: \(self.time(time))"
            }
        return body + rate(fault.rate)
    }

    private static func systemCall(_ fault: SystemCallFault) -> String {
        let effect =
            switch fault.effect {
            case .kill: "kill: true"
            case .stop: "stop: true"
            case .failure(let error): "error: \(error)"
            }
        return "call: \(fault.call), \(effect), at: \(fault.number)"
    }

    private static func rate(_ rate: FaultRate) -> String {
        rate == .always ? "" : ", rate: \(rate.percent), seed: \(rate.seed)"
    }
}
