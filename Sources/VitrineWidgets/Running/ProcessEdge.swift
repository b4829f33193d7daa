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

    /// Writes to standard output, all at once.
    static func print(_ text: String) {
        Swift.print(text)
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
