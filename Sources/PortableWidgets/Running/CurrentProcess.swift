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
