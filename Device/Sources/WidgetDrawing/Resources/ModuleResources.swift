package import Foundation

/// The resources of the device's modules, which lie beside the program.
///
/// `Bundle.module` would also look in the folder in which the program was built, and the program would contain its
/// path.
package enum ModuleResources {
    /// - Parameter module: The module's name.
    /// - Returns: The folder with its resources.
    package static func folder(of module: String) -> URL {
        Bundle.main.bundleURL.appending(path: "Device_\(module).resources")
    }
}
