import Foundation
import VitrineHTTP

/// A server that a row starts, asks and stops.
struct ServerProcess {
    private let process: Process

    /// Where it answers, without a slash at its end.
    let address: String

    /// Starts the service of the river parks, its clock standing, with a recording in the folder.
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

    /// Starts nginx with as many workers as there are cores, serving one file.
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
            throw UsageError(text: "nginx is not installed; `Scripts/setup --bench` does that")
        }
        return ServerProcess(process: process, address: "http://127.0.0.1:\(port)")
    }

    /// Stops it, and waits until it has stopped.
    func stop() {
        process.terminate()
        process.waitUntilExit()
    }

    /// Asks once, and for some seconds again if nobody listens yet; body and validator.
    func get(_ path: String) async throws -> (body: Data, tag: String?) {
        guard let place = HTTPService(address) else { throw UsageError(text: "\(address) is no address of a service") }
        let client = HTTPClient(place)
        var attempts = 0
        while true {
            do {
                let answer = try await client.get(path, within: .seconds(5))
                guard answer.status == 200 else {
                    throw UsageError(text: "\(path) is answered with status \(answer.status)")
                }
                return (Data(answer.body), answer.entityTag)
            } catch let error as HTTPError where error.code == .unreachable && attempts < 50 {
                attempts += 1
                try await Task.sleep(for: .milliseconds(100))
            }
        }
    }

    /// A port that the system says is free; nobody else on a machine that measures takes it meanwhile.
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
        guard code == 0 else { throw UsageError(text: "the system gives no free port") }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}
