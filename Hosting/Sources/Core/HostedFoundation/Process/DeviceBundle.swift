public import Foundation

/// The bundle of the extension: the folder that its resources were compiled into.
///
/// It lies beside the program and has its name with the suffix `.resources`. Foundation looks for the main bundle in
/// the program's folder, which other programs share.
public enum DeviceBundle {
    public static let main: Bundle = {
        let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
        let folder = ProcessInfo.processInfo.environment["VITRINE_RESOURCES"] ?? program + ".resources"
        return Bundle(path: folder) ?? Bundle.main
    }()
}
