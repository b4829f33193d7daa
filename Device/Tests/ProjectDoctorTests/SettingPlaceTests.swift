import Foundation
import Testing

@testable import ProjectDoctor

/// The line of a setting is that of the target's own configurations, also if others have the same one.
struct SettingPlaceTests {
    private static let project = """
        \t\tA1 /* Debug */ = {
        \t\t\tbuildSettings = {
        \t\t\t\tMARKETING_VERSION = 1.0.3;
        \t\t\t};
        \t\t};
        \t\tW1 /* Debug */ = {
        \t\t\tbuildSettings = {
        \t\t\t\tMARKETING_VERSION = 1.0;
        \t\t\t};
        \t\t};
        \t\tWL /* Build configuration list for PBXNativeTarget "Widget" */ = {
        \t\t\tbuildConfigurations = (
        \t\t\t\tW1 /* Debug */,
        \t\t\t);
        \t\t};
        """

    /// The value of the second one stands on no line of its own, as that of a variable.
    @Test(arguments: [("Widget", "1.0", 8), ("Widget", "1.0.3", 8), ("Other", "1.0", 3)])
    func settingOfTheTargetIsFound(name: String, value: String, line: Int) throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "vitrine-place-\(UUID().uuidString)")
        try Data(Self.project.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let target = WidgetProject.Target(
            name: name,
            isExtension: true,
            project: file.path,
            configurations: [],
            own: [],
            shared: [],
            resources: [],
            dependencies: []
        )
        #expect(target.place("MARKETING_VERSION", value) == FindingPlace(file: file.path, line: line))
    }
}
