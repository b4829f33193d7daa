package import Vitrine
package import VitrineWidgets

extension DeviceMoment {
    /// Returns the folder of an app's own files, which its extension never opens.
    ///
    /// On Apple's platforms the system gives each app a folder; its name there is the app's. Elsewhere, and where a
    /// test names the containers, the folder stands beside the groups' folders, so that one option or variable moves
    /// both.
    ///
    /// - Throws: `VitrineError` if there is no containers folder.
    package func ownFolder(of group: AppGroup, named name: String) throws(VitrineError) -> GroupContainer {
        #if canImport(Darwin)
        guard containers == nil else { return try container(of: group) }
        return GroupContainer(path: URL.applicationSupportDirectory.appending(path: name).path)
        #else
        return try container(of: group)
        #endif
    }
}
