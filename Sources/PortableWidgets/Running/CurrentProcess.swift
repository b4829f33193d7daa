import Vitrine
import VitrinePlatform

/// The process state that only a program's entry point reads: environment, arguments and clock.
enum CurrentProcess {
    /// The environment variables that the program uses.
    ///
    /// They are read by name, because building a dictionary of the whole environment costs too much in a process that
    /// runs for a few milliseconds.
    static var environment: [String: String] {
        var values: [String: String] = [:]
        for name in ["VITRINE_WIRE", "VITRINE_CONTAINERS", "XDG_DATA_HOME", "HOME", "TZ", "LANG"] {
            values[name] = getenv(name).map { String(cString: $0) }
        }
        return values
    }

    /// The command-line arguments without the program's name.
    static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

    static var programName: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "widget"
    }

    static var now: Date { Date() }

    /// The name of the system's time zone: the variable `TZ`, else the target of `/etc/localtime`, else `UTC` as in
    /// libc.
    static func zoneName(environment: [String: String]) -> String {
        if let name = environment["TZ"]?.drop(while: { $0 == ":" }), !name.isEmpty { return String(name) }
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

    static func exit(_ code: CInt) -> Never {
        #if canImport(Darwin)
        Darwin.exit(code)
        #elseif canImport(Musl)
        Musl.exit(code)
        #else
        Glibc.exit(code)
        #endif
    }
}
