import Foundation
import HangangjariAPI

/// A server that a row starts, sends requests to, and stops.
struct ServerProcess {
    private let process: Process

    /// The address of the server, without a trailing slash.
    let address: String

    /// Starts the service of the river parks with a stopped clock and a recording in the folder.
    static func hangangjari(in folder: BenchmarkFolder) throws -> ServerProcess {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: folder.programs + "/hangangjari-service")
        process.arguments = [
            "--port", "0", "--state", try folder.folder("service"), "--now", "2026-06-03T07:41:00Z", "--log-level",
            "error",
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let address = said.split(whereSeparator: \.isWhitespace).last else {
            throw UsageError(text: "hangangjari-service did not start")
        }
        return ServerProcess(process: process, address: String(address))
    }

    /// Starts nginx, serving one file, with as many workers as there are cores.
    static func nginx(serving bytes: Data, in folder: BenchmarkFolder) throws -> ServerProcess {
        let root = try folder.folder("nginx")
        try bytes.write(to: URL(fileURLWithPath: root + "/answer.json"))
        let port = try freePort()
        let configuration = """
            daemon off; worker_processes auto; pid \(root)/pid; error_log \(root)/error.log;
            events { worker_connections 1024; }
            http {
                access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000;
                open_file_cache max=10; default_type application/json;
                client_body_temp_path \(root)/1; proxy_temp_path \(root)/2; fastcgi_temp_path \(root)/3;
                uwsgi_temp_path \(root)/4; scgi_temp_path \(root)/5;
                server { listen 127.0.0.1:\(port); root \(root); }
            }
            """
        try Data(configuration.utf8).write(to: URL(fileURLWithPath: root + "/nginx.conf"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/sbin/nginx")
        process.arguments = ["-c", root + "/nginx.conf", "-e", root + "/error.log", "-p", root]
        do {
            try process.run()
        } catch {
            throw UsageError(text: "nginx is not installed; install it with `Scripts/setup --bench`")
        }
        return ServerProcess(process: process, address: "http://127.0.0.1:\(port)")
    }

    /// Stops the server and waits for its end.
    func stop() {
        process.terminate()
        process.waitUntilExit()
    }

    /// Requests a document, retrying for some seconds while the server is unreachable, and returns the body and the
    /// validator.
    func get(_ path: String) async throws -> (body: Data, tag: String?) {
        guard let place = HTTPService(address) else { throw UsageError(text: "\(address) is not a service address") }
        let client = HTTPClient(place)
        var attempts = 0
        while true {
            do {
                let answer = try await client.get(path, within: .seconds(5))
                guard answer.status == 200 else {
                    throw UsageError(text: "the response to \(path) has status \(answer.status)")
                }
                return (Data(answer.body), answer.entityTag)
            } catch let error as HTTPError where error.code == .unreachable && attempts < 50 {
                attempts += 1
                try await Task.sleep(for: .milliseconds(100))
            }
        }
    }

    /// Returns a port that the system reports as free; on a machine used for measurements no other process takes it
    /// meanwhile.
    private static func freePort() throws -> Int {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) == 0 ? getsockname(listener, address, &length) : -1
            }
        }
        guard code == 0 else { throw UsageError(text: "the system has no free port") }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}
