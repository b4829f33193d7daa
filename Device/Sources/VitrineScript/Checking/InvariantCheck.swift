import VitrineDevice

/// Something that must hold in every script without being asked for.
protocol InvariantCheck {
    /// What must hold, in words.
    var text: String { get }

    /// Looks at a state of the device, and at the trace records since the last one.
    /// - Returns: What is wrong; nil if nothing is.
    mutating func observe(_ device: DeviceSnapshot, _ records: [TraceRecord]) -> String?
}

/// All standing checks, and the first failure of each.
struct InvariantChecks {
    private var checks: [any InvariantCheck]
    private(set) var failures: [(text: String, failure: ScriptResult.Failure)] = []
    private var failed: Set<String> = []
    private var lastRecord = 0

    /// Creates the checks for a script, which has the profile that the device is meant to have, and for the apps.
    init(_ script: DeviceScript, _ apps: [AppManifest]) {
        checks = [
            BudgetCheck(script.profile, apps), ReloadLoopCheck(), ShownEntryCheck(), ArchiveLimitCheck(),
            SuspendedLockCheck(),
        ]
        if !script.expectsProblems { checks.append(CrashCheck()) }
    }

    mutating func observe(_ device: DeviceSnapshot) {
        let records = device.trace.filter { $0.number > lastRecord }
        lastRecord = device.trace.last?.number ?? lastRecord
        for index in checks.indices {
            guard let problem = checks[index].observe(device, records), !failed.contains(checks[index].text) else {
                continue
            }
            failed.insert(checks[index].text)
            let failure = ScriptResult.Failure(message: problem, date: device.clock.date, before: [])
            failures.append((checks[index].text, failure))
        }
    }
}

extension DeviceScript {
    /// Whether the script itself says which problem a widget has, so that its programs may fail.
    fileprivate var expectsProblems: Bool {
        let inSteps = steps.flatMap { step -> [ScriptExpectation] in
            if case .expect(let expectations) = step.action { expectations } else { [] }
        }
        return (expectations + inSteps).contains { $0.condition.cause != nil }
    }
}
