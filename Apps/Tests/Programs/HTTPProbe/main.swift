import HangangjariAPI

// Sends one request, to measure its cost in a process: http-probe http://127.0.0.1:8090 /v2/parks

let arguments = CommandLine.arguments
guard arguments.count == 3, let service = HTTPService(arguments[1]) else {
    fatalError("usage: http-probe http://127.0.0.1:8090 PATH")
}
let answer = try await HTTPClient(service).get(arguments[2], within: .seconds(8))
print("\(answer.status), \(answer.body.count) bytes")
