// A build without tests also builds this target, but has no Testing module.
#if canImport(Testing)
import Foundation
import Glibc
import Synchronization
import Testing
import VitrineTesting

/// A PostgreSQL server in a temporary folder, which listens on a socket in it and on loopback.
///
/// `initdb` and the server refuse to run as root; there they run as the user `postgres` of Debian's package.
public final class PostgresServer: Sendable {
    /// Debian's folder of the programs, which are not on the path.
    private static let programs = "/usr/lib/postgresql/15/bin/"
    /// Whether Debian's package is installed.
    public static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: programs + "initdb") }

    /// A port on loopback for what a socket in a folder does not do, such as TLS.
    public let port = Int.random(in: 20_000...30_000)
    private let running = Mutex<Process?>(nil)
    private let folder = URL(filePath: "/tmp").appending(path: "hangangjari-\(UUID().uuidString.prefix(8))").path

    /// Creates and starts a server, whose user `owner` needs no password, and whose user `guest` has the password
    /// `secret`.
    public init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if geteuid() == 0, let owner = getpwnam("postgres") {
            try #require(chown(folder, owner.pointee.pw_uid, owner.pointee.pw_gid) == 0)
        }
        try run("initdb", ["--pgdata", data, "--username", "owner", "--auth", "trust", "--no-sync"])
        let rules = "local all owner trust\nlocal all guest scram-sha-256\nhost all owner 127.0.0.1/32 trust\n"
        try rules.write(toFile: data + "/pg_hba.conf", atomically: false, encoding: .utf8)
        try start()
        try sql("CREATE ROLE guest LOGIN PASSWORD 'secret'", in: "postgres")
    }

    deinit {
        stop()
        // A folder that remains is removed by the system.
        try? FileManager.default.removeItem(atPath: folder)
    }

    private var data: String { folder + "/data" }
    private var log: String { folder + "/log" }
    /// What the server, as it was started last, reported.
    private var words: String { (try? String(contentsOfFile: log, encoding: .utf8)) ?? "" }

    /// The address of a database.
    public func address(of database: String, user: String = "owner", options: String = "") -> String {
        "postgres://\(user)@/\(database)?host=\(folder)&port=\(port)\(options)"
    }

    /// Creates an empty database, and returns its name and its address.
    public func database(_ name: String? = nil) throws -> (name: String, address: String) {
        let name = name ?? "db\(UUID().uuidString.prefix(8).lowercased())"
        try sql("CREATE DATABASE \(name)", in: "postgres")
        return (name, address(of: name))
    }

    /// Runs statements as the owner, and returns what they print.
    @discardableResult
    public func sql(_ text: String, in database: String) throws -> String {
        try run(
            "psql",
            [
                "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", folder, "-p", String(port), "-U", "owner", "-d",
                database, "-c", text,
            ]
        )
    }

    /// Starts the server, and waits until it accepts connections.
    ///
    /// It is a child of this process: one that `pg_ctl` leaves behind would keep `Process` waiting for `pg_ctl`.
    public func start() throws {
        let limit = ContinuousClock.now + Patience.limit
        while (try? sql("SELECT 1", in: "postgres")) == nil {
            try #require(.now < limit, "the server does not start: \(words)")
            // At the first time, and where it has ended: what a crashed server leaves can keep the next one from
            // starting.
            if running.withLock({ $0?.isRunning }) != true { try launch() }
        }
    }

    private func launch() throws {
        let server = process(
            "postgres",
            ["-D", data, "-k", folder, "-p", String(port)]
                + ["listen_addresses=127.0.0.1", "fsync=off", "max_connections=400"].flatMap { ["-c", $0] }
        )
        server.standardOutput = FileHandle.nullDevice
        try Data().write(to: URL(filePath: log))
        server.standardError = FileHandle(forWritingAtPath: log)
        try server.run()
        running.withLock { $0 = server }
    }

    /// Ends the server as a crash does.
    public func stop() {
        guard let server = running.withLock({ $0.take() }) else { return }
        kill(server.processIdentifier, SIGQUIT)
        server.waitUntilExit()
    }

    /// Runs a program to its end, and returns what it printed.
    @discardableResult
    private func run(_ program: String, _ arguments: [String]) throws -> String {
        let process = process(program, arguments)
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(program: program, arguments: arguments) }
        return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private struct Failure: Error {
        var program: String
        var arguments: [String]
    }

    private func process(_ program: String, _ arguments: [String]) -> Process {
        let process = Process()
        let isRoot = geteuid() == 0
        process.executableURL = URL(filePath: isRoot ? "/usr/bin/setpriv" : Self.programs + program)
        // It replaces itself by the program, so that a signal reaches that.
        let user = ["--reuid=postgres", "--regid=postgres", "--clear-groups", Self.programs + program]
        process.arguments = (isRoot ? user : []) + arguments
        process.currentDirectoryURL = URL(filePath: "/")
        process.standardError = FileHandle.nullDevice
        return process
    }
}
#endif
