import Foundation

/// Finds a port of this machine on which no process listens.
enum FreePort {
    /// Asks the system for a free port of 127.0.0.1.
    ///
    /// Another process can take the port before the service does. The service then reports an error and ends, and the
    /// trace shows it.
    /// - Throws: ``DeviceError`` with code `state`.
    static func find() throws(DeviceError) -> Int {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw DeviceError(.state, "cannot create a socket; too many files are open") }
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
        guard isFound else { throw DeviceError(.state, "there is no free port on 127.0.0.1") }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}
