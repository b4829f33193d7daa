import Foundation

/// Whether a browser that takes Chromium's options confines its own processes, which read what strangers made.
///
/// It can where it may create namespaces. It refuses to start as root, and where namespaces are forbidden, as in many
/// containers, unless it is told to do without: <https://www.chromium.org/Home/chromium-security/articles/>.
public enum BrowserSandbox {
    /// The options that the browser needs: none where it can confine its processes.
    public static let options = options(isRoot: geteuid() == 0, createsNamespaces: tryNamespaces)

    static func options(isRoot: Bool, createsNamespaces: () -> Bool) -> [String] {
        !isRoot && createsNamespaces() ? [] : ["--no-sandbox"]
    }

    /// Starts a program that does nothing, in namespaces as the browser's.
    private static func tryNamespaces() -> Bool {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/unshare")
        process.arguments = ["--user", "--map-root-user", "--pid", "--net", "--fork", "/bin/true"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }
}
