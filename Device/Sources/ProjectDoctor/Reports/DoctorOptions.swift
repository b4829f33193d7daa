public import Foundation
public import VitrineHost

/// What a person says about the rules, in the file `.vitrine-doctor.json` of a project:
/// `{"off": ["shortSteps"], "exclude": ["Generated"], "kinds": "widget-kinds.json"}`.
public struct DoctorOptions: Sendable {
    private struct File: Decodable {
        var off: [String]?
        var exclude: [String]?
        var kinds: String?
    }

    /// The ids of rules that do not count.
    public var off: Set<String> = []
    /// Folders and files that are not examined, relative to the project.
    public var exclude: [String] = []
    /// The path of the recorded kinds, relative to the project.
    public var kindsPath: String?
    /// The recorded kinds; nil if none are.
    public var kinds: KindList?

    public init() {}

    /// Reads the file.
    /// - Throws: ``HostError`` with code `project` for another form, and for a rule that does not exist.
    public init(_ data: Data, path: String) throws(HostError) {
        let file: File
        do {
            file = try JSONDecoder().decode(File.self, from: data)
        } catch {
            throw HostError(
                .project,
                "\(path) is not a configuration: write {\"off\": [\"RULE\"], \"exclude\": [\"FOLDER\"]}",
                cause: error
            )
        }
        off = Set(file.off ?? [])
        exclude = file.exclude ?? []
        kindsPath = file.kinds
        let unknown = off.subtracting(ProjectRule.all.map(\.id)).sorted()
        guard unknown.isEmpty else {
            throw HostError(.project, "\(path) names rules that do not exist: \(unknown.joined(separator: ", "))")
        }
    }

    /// Whether a file is not examined, by its path relative to the project.
    func excludes(_ path: String) -> Bool {
        exclude.contains { excluded in
            let folder = FilePath.absolute(excluded, in: "/").dropFirst()
            return path == folder || path.hasPrefix(folder + "/")
        }
    }
}
