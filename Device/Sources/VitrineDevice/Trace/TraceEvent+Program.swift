extension TraceEvent {
    /// What happens to programs, and to the device itself; the subject is a program unless another is named.
    public enum Program: Codable, Hashable, Sendable {
        /// The device started, which is the subject.
        case deviceStarted(apps: Int, widgets: Int, profile: String, zone: String, locale: String)
        case deviceRebooted
        /// The profile has no limits for reloads, so that faults of the budget cannot appear; about the device.
        case developerMode
        /// There was a problem with the device's own files or its reload notices; the subject is the device.
        case stateTrouble(String)
        /// The apps' sources were changed and do not compile; the subject is the device.
        case buildFailed(String)
        /// A fault was injected into a program, or removed.
        case fault(ProgramFault?)
        /// A file was broken or mended; the subject is its app.
        case fileFault(file: String, FileFault?)
        /// What happens to further pushes was changed; the subject is their app.
        case pushFault(PushFault?)
        /// The data of an app was replaced by a person; the subject is the app.
        case dataReplaced(InitialData)
        /// A saved state was restored; the subject is the device.
        case stateRestored(String)
        case described(widgets: Int, intents: Int)
        /// The token for widget pushes was passed to an extension.
        case pushTokenSent(String)
        case failed(request: String, code: DeviceError.Code, message: String)
        /// The subject is a widget.
        case placeholderFailed(code: DeviceError.Code, message: String)
        case processStarted
        /// A process wrote a line to its standard error.
        case said(String)
        /// A process wrote too much to its standard error; lines were dropped.
        case silenced(lines: Int, bytes: Int)
        case killed(why: String, holdsLock: Bool)
        /// A fault has stopped a process before it answered a request.
        case stopped(request: String)
        case ended(ProgramEnding, peak: ProcessMemory?)
        /// An extension's process used more memory than the profile's limit for a note.
        case memoryMarked(bytes: Int, basis: FactBasis)
        /// A service started, ended or reported something.
        case serviceReported(String)
    }
}

extension TraceEvent.Program {
    var words: TraceWords {
        switch self {
        case .deviceStarted(let apps, let widgets, let profile, let zone, let locale):
            TraceWords(
                .deviceStarted,
                "started with \(apps) \(apps == 1 ? "app" : "apps") and \(widgets) \(widgets == 1 ? "widget" : "widgets")",
                [("profile", profile), ("zone", zone), ("locale", locale)]
            )
        case .deviceRebooted: TraceWords(.deviceRebooted, "restarted; until it is unlocked, App Groups cannot be read")
        case .developerMode:
            TraceWords(
                .developerMode,
                "Developer Mode: no reload is held or refused for its cost; "
                    + "use the profile observed to see the budget's effects"
            )
        case .stateTrouble(let message): TraceWords(.stateTrouble, message)
        case .buildFailed(let message):
            TraceWords(
                .buildFailed,
                "the sources do not compile, and the last programs stay: \(TraceText.quoted(message))"
            )
        case .fault(let fault):
            TraceWords(
                .faultChanged,
                fault.map { "its further processes have a fault: \($0)" } ?? "its fault was removed"
            )
        case .fileFault(let file, let fault):
            TraceWords(
                .faultChanged,
                "its file \(TraceText.quoted(file)) " + (fault.map { "has a fault: \($0)" } ?? "was mended")
            )
        case .pushFault(let fault):
            TraceWords(.faultChanged, fault.map { "\($0)" } ?? "pushes arrive: their fault was removed")
        case .dataReplaced(let data): TraceWords(.dataReplaced, "its data was deleted", [("data", data.rawValue)])
        case .stateRestored(let name):
            TraceWords(.dataReplaced, "a saved state was restored", [("state", TraceText.quoted(name))])
        case .described(let widgets, let intents):
            TraceWords(
                .programDescribed,
                "described what it offers",
                [("widgets", "\(widgets)"), ("intents", "\(intents)")]
            )
        case .pushTokenSent(let token):
            TraceWords(.pushTokenSent, "the token for widget pushes was passed on", [("token", token)])
        case .failed(let request, let code, let message):
            TraceWords(.programFailed, "\(request) failed: \(TraceText.quoted(message))", [("code", "\(code)")])
        case .placeholderFailed(let code, let message):
            TraceWords(.programFailed, "no placeholder: \(message)", [("code", "\(code)")])
        case .processStarted: TraceWords(.processStarted, "a process was started")
        case .said(let line): TraceWords(.processSaid, TraceText.quoted(line))
        case .silenced(let lines, let bytes):
            TraceWords(
                .processSilenced,
                "wrote more to standard error than the trace keeps",
                [("lines", "\(lines)"), ("bytes", "\(bytes)")]
            )
        case .killed(let why, _): TraceWords(.processKilled, "killed: \(why)")
        case .stopped(let request):
            TraceWords(.processStopped, "its fault has stopped it while it answered \(request)")
        case .ended(let ending, let peak):
            TraceWords(
                .processEnded,
                "its process ended: \(ending)",
                peak.map { [("peak", kibibytes($0.anonymous)), ("resident", kibibytes($0.resident))] } ?? []
            )
        case .memoryMarked(let bytes, let basis):
            TraceWords(
                .memoryMarked,
                "used more than \(bytes >> 20) MiB, at which extensions were seen to be killed; load less at a time",
                [("basis", basis.rawValue)]
            )
        case .serviceReported(let line): TraceWords(.serviceReported, line)
        }
    }

    private func kibibytes(_ bytes: Int) -> String { "\((bytes + 1023) / 1024) KiB" }
}
