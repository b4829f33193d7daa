import VitrineWire

/// What a supervised program's host tells the device.
enum ProgramReport: Sendable {
    /// A request was answered, or failed.
    case answered(RequestToken, Result<WireResponse, DeviceError>)
    /// Something happened to the process.
    case event(ProgramEvent)
}

/// What a supervised program's host is told.
enum ProgramMessage: Sendable {
    /// Something to be asked.
    case request(ProgramRequest)
    /// Whether the process is to live on without work.
    case keepAlive(Bool)
    /// End the process after what was asked before.
    case stop
    /// The process had no work for its idle time; the number names the pause.
    case idled(Int)
    /// The process of that session has closed its standard error, or ended.
    case wentAway(Int)
}
