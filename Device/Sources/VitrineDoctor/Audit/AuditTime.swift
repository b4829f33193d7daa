public import Foundation

/// The moment to which ages are measured, on the two clocks that the times in a container come from.
public struct AuditTime: Hashable, Sendable {
    /// On the clock of the device, from which programs stamp what they write.
    public var device: Date
    /// On the clock of this machine, from which the file system says when a file changed.
    public var machine: Date

    public init(device: Date, machine: Date) {
        self.device = device
        self.machine = machine
    }
}
