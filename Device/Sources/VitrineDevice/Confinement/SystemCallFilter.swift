import Foundation

/// The system calls that a confined program may not use, as a filter of the kernel (seccomp(2), BPF).
///
/// A refused call fails with an error, so that a library that tries it goes on without. The filter refuses what reaches
/// beyond a process: tracing, mounting, namespaces, keys, modules, clocks, raw sockets, and starting processes, which a
/// phone does not allow an extension either.
struct SystemCallFilter {
    /// Whether the program may start processes.
    var startsProcesses: Bool
    /// Whether a tracer runs beside the program.
    var isTraced: Bool

    /// The files from which bubblewrap reads the filters.
    struct Files: Hashable, Sendable {
        /// The folder with the files.
        let folder: String

        /// Writes the filters; a folder that is missing is created.
        /// - Throws: ``DeviceError`` with code `state`.
        init(in folder: String) throws(DeviceError) {
            self.folder = folder
            do {
                try DeviceFolders.create(folder)
                for (startsProcesses, isTraced) in [(false, false), (true, false), (true, true)] {
                    let filter = SystemCallFilter(startsProcesses: startsProcesses, isTraced: isTraced)
                    let path = path(startsProcesses: startsProcesses, isTraced: isTraced)
                    try Data(filter.program).write(to: URL(filePath: path), options: .atomic)
                }
            } catch {
                throw DeviceError(.state, "cannot write the filters in \(folder); check its permissions", cause: error)
            }
        }

        func path(startsProcesses: Bool, isTraced: Bool) -> String {
            "\(folder)/" + (isTraced ? "traced" : startsProcesses ? "service" : "program") + ".bpf"
        }
    }

    /// Whether the numbers of the system calls are known here.
    static var isAvailable: Bool { architecture != nil }

    /// The instructions, each a `struct sock_filter` in this machine's order of bytes.
    var program: [UInt8] {
        guard let architecture = Self.architecture else { return [] }
        var code = FilterCode()
        code.load(.architecture)
        code.require(architecture.audit)
        code.load(.number)
        // Numbers of the x32 ABI would pass by the comparisons below.
        code.refuse(atLeast: 0x4000_0000, with: ENOSYS)
        for call in RefusedCalls.always { code.refuse(call.number(architecture), with: EPERM) }
        if !isTraced {
            for call in RefusedCalls.tracing { code.refuse(call.number(architecture), with: EPERM) }
        }
        // Its flags are behind a pointer. The C library then takes clone, whose flags can be seen.
        code.refuse(RefusedCalls.clone3.number(architecture), with: ENOSYS)
        code.refuseRawSockets(RefusedCalls.socket.number(architecture))
        code.refuseTerminalInput(RefusedCalls.ioctl.number(architecture))
        if startsProcesses || isTraced {
            code.refuseNamespaces(RefusedCalls.clone.number(architecture))
        } else {
            for call in RefusedCalls.starting { code.refuse(call.number(architecture), with: EPERM) }
            code.refuseProcesses(RefusedCalls.clone.number(architecture))
        }
        code.allow()
        return code.bytes
    }

    /// A processor, as the kernel names it (audit.h).
    struct Architecture {
        var audit: UInt32
        var isARM: Bool
    }

    private static var architecture: Architecture? {
        #if os(Linux) && arch(x86_64)
        Architecture(audit: 0xC000_003E, isARM: false)
        #elseif os(Linux) && arch(arm64)
        Architecture(audit: 0xC000_00B7, isARM: true)
        #else
        nil
        #endif
    }
}
