/// One of an app's two programs.
public enum ProgramRole: String, Codable, Hashable, Sendable, CaseIterable {
    /// The app itself.
    case app
    /// The app's widget extension.
    case widget
}

/// A program of an installed app.
public struct ProgramReference: Codable, Hashable, Sendable, CustomStringConvertible {
    public var app: String
    public var role: ProgramRole

    public init(app: String, role: ProgramRole) {
        self.app = app
        self.role = role
    }

    /// The reference as the trace shows it, such as `app.lucidpal/widget`.
    public var description: String { "\(app)/\(role.rawValue)" }
}
