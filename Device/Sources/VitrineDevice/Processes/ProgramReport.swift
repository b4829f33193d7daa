import VitrineWire

/// A message from a supervised program's host to the device.
enum ProgramReport: Sendable {
    /// A request was answered or failed.
    case answered(RequestToken, Result<WireResponse, DeviceError>)
    /// A fault has stopped the process before it answered a request; it may answer once the fault is removed.
    case stopped(RequestToken)
    /// Something happened to the process.
    case event(ProgramEvent)
}

/// A message to a supervised program's host.
enum ProgramMessage: Sendable {
    case request(ProgramRequest)
    /// Whether the process stays alive without work.
    case keepAlive(Bool)
    /// End the process after the requests that were posted before.
    case stop
    /// The idle time passed on the device's clock: the process ends after the requests that were posted before, unless
    /// it is kept alive.
    case rested
    /// Start no process before the gate is opened; the host arrives at it when no process runs.
    case hold(ProcessBarrier)
    /// The process had no work for its idle time; the number identifies the pause.
    case idled(Int)
    /// The process with that number has closed its standard error or ended.
    case wentAway(Int)
}
