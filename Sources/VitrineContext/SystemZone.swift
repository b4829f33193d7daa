import VitrinePlatform

/// The system's time zone, without Foundation's: in a statically linked program that knows only GMT.
package enum SystemZone {
    /// The name of the system's zone: the variable `TZ`, else the target of `/etc/localtime`, else `UTC` as in libc.
    package static func name(ofVariable variable: String?) -> String {
        if let name = variable?.drop(while: { $0 == ":" }), !name.isEmpty { return String(name) }
        let target = [CChar](unsafeUninitializedCapacity: 512) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            count = max(readlink("/etc/localtime", start, buffer.count), 0)
        }
        let path = String(decoding: target.map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard let folder = path.split(separator: "/").last(where: { $0 == "zoneinfo" }) else { return "UTC" }
        // Takes the rest of the path as it is, because joining slices makes the runtime look up types: 1 % of a
        // start.
        let name = path[folder.endIndex...].drop { $0 == "/" }
        return name.isEmpty ? "UTC" : String(name)
    }
}
