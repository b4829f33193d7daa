#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Finds a port of this machine on which nobody listens.
enum FreePort {
    /// Asks the system for one.
    ///
    /// Somebody else could take it before the service does: then the service says so and ends, and the trace shows it.
    /// - Throws: ``DeviceError`` with code `state`.
    static func find() throws(DeviceError) -> Int {
        #if canImport(Darwin)
        let stream = SOCK_STREAM
        #else
        let stream = Int32(SOCK_STREAM.rawValue)
        #endif
        let descriptor = socket(AF_INET, stream, 0)
        guard descriptor >= 0 else { throw DeviceError(.state, "no socket can be made; too many files are open") }
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isFound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
            }
        }
        guard isFound else { throw DeviceError(.state, "no port of 127.0.0.1 is free") }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}
