import Foundation

/// Instructions of a filter of system calls, one after another (linux/filter.h, linux/bpf_common.h).
struct FilterCode {
    private(set) var bytes: [UInt8] = []

    /// A part of what is known about a system call, by its place in `struct seccomp_data`; of an argument the lower
    /// half.
    enum Part: UInt32 {
        case number = 0
        case architecture = 4
        case firstArgument = 16
        case secondArgument = 24
    }

    private static let kill: UInt32 = 0x8000_0000
    private static let allowed: UInt32 = 0x7FFF_0000
    private static let failure: UInt32 = 0x0005_0000

    private enum Operation: UInt16 {
        case load = 0x20
        case and = 0x54
        case jumpIfEqual = 0x15
        case jumpIfAtLeast = 0x35
        case jumpIfAny = 0x45
        case end = 0x06
    }

    mutating func load(_ part: Part) { add(.load, part.rawValue) }

    /// Ends the process of another architecture.
    mutating func require(_ architecture: UInt32) {
        add(.jumpIfEqual, architecture, isTrue: 1)
        add(.end, Self.kill)
    }

    /// Refuses one call by its number; does nothing without a number.
    mutating func refuse(_ number: UInt32?, with error: Int32) {
        guard let number else { return }
        add(.jumpIfEqual, number, isFalse: 1)
        fail(error)
    }

    mutating func refuse(atLeast number: UInt32, with error: Int32) {
        add(.jumpIfAtLeast, number, isFalse: 1)
        fail(error)
    }

    /// Refuses sockets of other families than local ones, IPv4 and IPv6, and raw ones.
    mutating func refuseRawSockets(_ number: UInt32?) {
        within(number) { code in
            code.load(.firstArgument)
            code.add(.jumpIfEqual, 1, isTrue: 3)
            code.add(.jumpIfEqual, 2, isTrue: 2)
            code.add(.jumpIfEqual, 10, isTrue: 1)
            code.fail(EAFNOSUPPORT)
            code.load(.secondArgument)
            // The upper bits are flags.
            code.add(.and, 0xF)
            code.add(.jumpIfEqual, 3, isFalse: 1)
            code.fail(EPERM)
        }
    }

    /// Refuses to put characters into a terminal's input, or to paste.
    mutating func refuseTerminalInput(_ number: UInt32?) {
        within(number) { code in
            code.load(.secondArgument)
            code.add(.jumpIfEqual, 0x5412, isTrue: 1)
            code.add(.jumpIfEqual, 0x541C, isFalse: 1)
            code.fail(EPERM)
        }
    }

    /// Refuses everything of `clone` but threads.
    mutating func refuseProcesses(_ number: UInt32?) {
        within(number) { code in
            code.load(.firstArgument)
            code.add(.jumpIfAny, 0x0001_0000, isTrue: 1)
            code.fail(EPERM)
        }
    }

    /// Refuses new namespaces.
    mutating func refuseNamespaces(_ number: UInt32?) {
        within(number) { code in
            code.load(.firstArgument)
            code.add(.jumpIfAny, 0x7E02_0000, isFalse: 1)
            code.fail(EPERM)
        }
    }

    private mutating func fail(_ error: Int32) { add(.end, Self.failure | UInt32(error)) }

    mutating func allow() { add(.end, Self.allowed) }

    /// Adds what is done for one call, after which the call's number is loaded again.
    private mutating func within(_ number: UInt32?, _ body: (inout FilterCode) -> Void) {
        guard let number else { return }
        var inner = FilterCode()
        body(&inner)
        inner.load(.number)
        add(.jumpIfEqual, number, isFalse: UInt8(inner.bytes.count / 8))
        bytes += inner.bytes
    }

    private mutating func add(_ operation: Operation, _ value: UInt32, isTrue: UInt8 = 0, isFalse: UInt8 = 0) {
        withUnsafeBytes(of: operation.rawValue) { bytes += $0 }
        bytes += [isTrue, isFalse]
        withUnsafeBytes(of: value) { bytes += $0 }
    }
}
