#if !canImport(WidgetKit)
import Vitrine

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// What a program's entry point takes from its process, and nobody below it.
enum ProcessEdge {
    /// The variables that matter here.
    ///
    /// Asked for by name: a whole environment as a dictionary is work for a process that lives a few milliseconds.
    static var environment: [String: String] {
        var values: [String: String] = [:]
        for name in ["VITRINE_WIRE", "VITRINE_CONTAINERS", "XDG_DATA_HOME", "HOME", "TZ", "LANG"] {
            values[name] = getenv(name).map { String(cString: $0) }
        }
        return values
    }

    /// The arguments after the program's name.
    static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }

    /// The program's name.
    static var programName: String {
        CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "widget"
    }

    /// The real time.
    static var now: Date { Date() }

    /// The name of the system's time zone: the variable `TZ`, else where `/etc/localtime` leads, else `UTC` as in libc.
    static func zoneName(environment: [String: String]) -> String {
        if let name = environment["TZ"]?.drop(while: { $0 == ":" }), !name.isEmpty { return String(name) }
        let target = [CChar](unsafeUninitializedCapacity: 512) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            count = max(readlink("/etc/localtime", start, buffer.count), 0)
        }
        let path = String(decoding: target.map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard let folder = path.split(separator: "/").last(where: { $0 == "zoneinfo" }) else { return "UTC" }
        // The rest of the path as it stands: joining slices asks the runtime for types, a hundredth of a start.
        let name = path[folder.endIndex...].drop { $0 == "/" }
        return name.isEmpty ? "UTC" : String(name)
    }

    /// Ends the process.
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
#endif
