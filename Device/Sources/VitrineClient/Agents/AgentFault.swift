/// An error of JSON-RPC 2.0: <https://www.jsonrpc.org/specification#error_object>.
struct AgentFault: Error, Hashable {
    var code: Int
    var message: String

    /// The line is not JSON.
    static func notJSON(_ message: String) -> AgentFault { AgentFault(code: -32_700, message: message) }
    /// The JSON is not a request.
    static func notARequest(_ message: String) -> AgentFault { AgentFault(code: -32_600, message: message) }
    static func unknownMethod(_ message: String) -> AgentFault { AgentFault(code: -32_601, message: message) }
    /// The parameters have a wrong form, or the tool is unknown.
    static func badParameters(_ message: String) -> AgentFault { AgentFault(code: -32_602, message: message) }
}
