/// Which of an app's two programs is meant.
public enum ProgramRole: String, Codable, Hashable, Sendable, CaseIterable {
    /// The app itself.
    case app
    /// Its widget extension.
    case widget
}

/// A program of an installed app.
public struct ProgramReference: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The app's id.
    public var app: String
    /// Which of its programs.
    public var role: ProgramRole

    /// Makes a reference.
    public init(app: String, role: ProgramRole) {
        self.app = app
        self.role = role
    }

    /// The reference as the trace shows it, such as `app.lucidpal/widget`.
    public var description: String { "\(app)/\(role.rawValue)" }
}
